import type { Json } from '../../engine/json.ts';
import { anyOf, exactly, integer, listOf, nullOr, oneOf, truth } from '../../engine/parse.ts';
import { CARDS, DECK } from './cards.ts';
import { SEATS } from './setup.ts';
import {
  ANIMALS,
  LADDERS,
  type Claim,
  type GameResult,
  type LaidCard,
  type LastDoubt,
  type Phase,
  type StandingClaim,
  type State,
} from './types.ts';

const seat = integer(0, SEATS.max - 1);
const cards = listOf(oneOf(CARDS));
const cardCount = integer(0, DECK.length);
const pile = listOf(exactly<LaidCard>({ by: seat, card: oneOf(CARDS) }));
const animal = oneOf(ANIMALS);
const claimed = integer(1, Number.MAX_SAFE_INTEGER);

const lastDoubt = exactly<LastDoubt>({
  doubter: seat,
  claimant: seat,
  claim: exactly<Claim>({ animal, number: claimed }),
  cards: pile,
  count: integer(0, Number.MAX_SAFE_INTEGER),
  holds: truth,
  taker: seat,
});

const phase = anyOf<Phase>(
  exactly<Extract<Phase, { name: 'playing' }>>({ name: oneOf(['playing']), turn: seat }),
  exactly<Extract<Phase, { name: 'over' }>>({
    name: oneOf(['over']),
    result: exactly<GameResult>({ taken: listOf(cardCount), winners: listOf(seat) }),
  }),
);

const versionOne = exactly<State>({
  version: oneOf([1]),
  fixed: exactly<State['fixed']>({ start: seat, ladder: oneOf(LADDERS) }),
  hands: listOf(cards),
  draw: cards,
  pile,
  claim: nullOr(exactly<StandingClaim>({ by: seat, animal, number: claimed })),
  taken: listOf(cardCount),
  last: nullOr(lastDoubt),
  phase,
});

/** Reads a state as stored. There is one version so far; a later one is migrated here. */
export function readState(stored: Json): State {
  const state = versionOne(stored);
  if (state === undefined) throw new Error('This is no state of Yak, version 1.');
  return state;
}
