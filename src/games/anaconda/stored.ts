import { DECK } from '../../engine/cards.ts';
import type { Json } from '../../engine/json.ts';
import { anyOf, exactly, integer, listOf, nullOr, oneOf, truth } from '../../engine/parse.ts';
import { KEPT } from './holding.ts';
import { parseWhole } from './options.ts';
import { SEATS } from './setup.ts';
import {
  BETTING_STAGES,
  PASS_STAGES,
  SIDES,
  STAGES,
  type AwardedPot,
  type Betting,
  type GameResult,
  type PassingPhase,
  type Phase,
  type State,
} from './types.ts';

const seat = integer(0, SEATS.max - 1);
const seats = listOf(seat);
const chips = integer(0, Number.MAX_SAFE_INTEGER);
const chipsOfSeats = listOf(chips);
const cards = listOf(oneOf(DECK));
const cardsOrNull = listOf(nullOr(cards));

const result = exactly<GameResult>({
  stacks: chipsOfSeats,
  won: chipsOfSeats,
  pots: listOf(
    exactly<AwardedPot>({
      amount: chips,
      eligible: seats,
      awards: chipsOfSeats,
      high: seats,
      low: seats,
    }),
  ),
  shown: nullOr(cardsOrNull),
});

const phase = anyOf<Phase>(
  exactly<Betting>({
    name: oneOf(['betting']),
    stage: oneOf(BETTING_STAGES),
    turn: seat,
    bets: chipsOfSeats,
    acted: listOf(truth),
    raises: integer(0, Number.MAX_SAFE_INTEGER),
  }),
  exactly<PassingPhase>({
    name: oneOf(['passing']),
    stage: oneOf(PASS_STAGES),
    given: cardsOrNull,
  }),
  exactly<Extract<Phase, { name: 'arranging' }>>({
    name: oneOf(['arranging']),
    stage: oneOf(['arrange']),
  }),
  exactly<Extract<Phase, { name: 'declaring' }>>({
    name: oneOf(['declaring']),
    stage: oneOf(['declare']),
  }),
  exactly<Extract<Phase, { name: 'over' }>>({
    name: oneOf(['over']),
    stage: oneOf(STAGES),
    result,
  }),
);

const versionOne = exactly<State>({
  version: oneOf([1]),
  fixed: exactly<State['fixed']>({ options: parseWhole, dealer: seat }),
  stacks: chipsOfSeats,
  paid: chipsOfSeats,
  folded: listOf(truth),
  hands: listOf(cards),
  arranged: cardsOrNull,
  turnedUp: listOf(integer(0, KEPT)),
  declared: listOf(nullOr(oneOf(SIDES))),
  phase,
});

/** Reads a state as stored. There is one version so far; a later one is migrated here. */
export function readState(stored: Json): State {
  const state = versionOne(stored);
  if (state === undefined) throw new Error('This is no state of Anaconda, version 1.');
  return state;
}
