import { DECK } from '../../engine/cards.ts';
import type { Json } from '../../engine/json.ts';
import { anyOf, exactly, integer, listOf, nullOr, oneOf, truth } from '../../engine/parse.ts';
import { CARDS_OF_ROUND, ROUNDS } from './deal.ts';
import { SEATS } from './setup.ts';
import type {
  FinishedRound,
  FinishedTrick,
  GameResult,
  Phase,
  Round,
  State,
  TrickCard,
} from './types.ts';

const seat = integer(0, SEATS.max - 1);
const card = oneOf(DECK);
const cards = listOf(card);
const trickCount = integer(0, Math.max(...CARDS_OF_ROUND));
const points = integer(0, ROUNDS);
const trick = listOf(exactly<TrickCard>({ by: seat, card }));

const round = exactly<Round>({
  number: integer(1, ROUNDS),
  dealer: seat,
  turned: card,
  hands: listOf(cards),
  bids: listOf(nullOr(trickCount)),
  tricks: listOf(trickCount),
  leader: seat,
  trick,
  trumpPlayed: truth,
});

const phase = anyOf<Phase>(
  exactly<Extract<Phase, { name: 'bidding' }>>({ name: oneOf(['bidding']) }),
  exactly<Extract<Phase, { name: 'playing' }>>({ name: oneOf(['playing']) }),
  exactly<Extract<Phase, { name: 'over' }>>({
    name: oneOf(['over']),
    result: exactly<GameResult>({ scores: listOf(points), winners: listOf(seat) }),
  }),
);

const versionOne = exactly<State>({
  version: oneOf([1]),
  fixed: exactly<State['fixed']>({ quick: truth }),
  ahead: listOf(cards),
  round,
  rounds: listOf(
    exactly<FinishedRound>({
      bids: listOf(trickCount),
      tricks: listOf(trickCount),
      points: listOf(points),
    }),
  ),
  lastTrick: nullOr(exactly<FinishedTrick>({ cards: trick, winner: seat })),
  phase,
});

/** Reads a state as stored. There is one version so far; a later one is migrated here. */
export function readState(stored: Json): State {
  const state = versionOne(stored);
  if (state === undefined) throw new Error('This is no state of Jabberwocky, version 1.');
  return state;
}
