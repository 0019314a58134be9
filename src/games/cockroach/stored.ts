import type { Json } from '../../engine/json.ts';
import {
  anyOf,
  exactly,
  integer,
  listOf,
  nullOr,
  oneOf,
  tableOf,
  truth,
} from '../../engine/parse.ts';
import { SEATS } from './setup.ts';
import {
  CARDS_PER_CREATURE,
  CREATURES,
  REASONS,
  type GameResult,
  type Phase,
  type PlayingPhase,
  type State,
  type Step,
  type Tally,
} from './types.ts';

const seat = integer(0, SEATS.max - 1);
const creature = oneOf(CREATURES);
const creatures = listOf(creature);
const tally = tableOf(CREATURES, integer(1, CARDS_PER_CREATURE));

const step = exactly<Step>({ from: seat, to: seat, claim: creature, peeked: truth });
const steps = listOf(step);
const trail = (input: unknown): PlayingPhase['trail'] | undefined => {
  const [first, ...others] = steps(input) ?? [];
  return first === undefined ? undefined : [first, ...others];
};

const gameResult = exactly<GameResult>({
  loser: seat,
  reason: oneOf(REASONS),
  creature: nullOr(creature),
  winners: listOf(seat),
});

const phase = anyOf<Phase>(
  exactly<Extract<Phase, { name: 'offering' }>>({ name: oneOf(['offering']), opener: seat }),
  exactly<Extract<Phase, { name: 'deciding' }>>({
    name: oneOf(['deciding']),
    card: creature,
    trail,
  }),
  exactly<Extract<Phase, { name: 'passing' }>>({ name: oneOf(['passing']), card: creature, trail }),
  exactly<Extract<Phase, { name: 'over' }>>({ name: oneOf(['over']), result: gameResult }),
);

const versionOne = exactly<State>({
  version: oneOf([1]),
  fixed: exactly<State['fixed']>({ start: seat, removed: creatures }),
  hands: listOf(creatures),
  faceUp: listOf<Tally>(tally),
  phase,
});

/** Reads a state as stored. There is one version so far; a later one is migrated here. */
export function readState(stored: Json): State {
  const state = versionOne(stored);
  if (state === undefined) throw new Error('This is no state of Cockroach Poker, version 1.');
  return state;
}
