import type { Applied, Deck } from '../../engine/contract.ts';
import { dealOneByOne, seatUnder } from '../../engine/deal.ts';
import { toAll } from '../../engine/events.ts';
import type { Draw } from '../../engine/random.ts';
import { isCreature, sortCreatures } from './show.ts';
import {
  CARDS_PER_CREATURE,
  CREATURES,
  type CockroachTypes,
  type Creature,
  type Options,
  type Setup,
} from './types.ts';

export const SEATS = { min: 2, max: 6 } as const;
export const STATE_VERSION = 1;
/** With two players so many cards are put aside unseen. */
const REMOVED_WITH_TWO = 10;

/** The 64 cards, unshuffled. */
export const DECK: readonly Creature[] = CREATURES.flatMap((creature) =>
  Array.from({ length: CARDS_PER_CREATURE }, () => creature),
);

/** `{"start": seat}`. */
export const parseSetup = seatUnder('start');

export function drawSetup(seats: number, _options: Options, draw: Draw): Setup {
  return { start: draw(seats) };
}

/**
 * Deals the whole deck, one card at a time, clockwise from `start`; with two players without its top
 * ten. Throws on a number of seats, a set-up or a deck that cannot be.
 */
export function setup(
  seats: number,
  _options: Options,
  { start }: Setup,
  decks: readonly Deck[],
): Applied<CockroachTypes> {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    throw new Error(`Cockroach Poker is not played by ${seats}.`);
  }
  if (!Number.isInteger(start) || start < 0 || start >= seats) {
    throw new Error(`Seat ${start} cannot start among ${seats}.`);
  }
  const deck = wholeDeck(decks);
  const removed = deck.slice(0, seats === 2 ? REMOVED_WITH_TWO : 0);
  const hands = dealOneByOne(deck.slice(removed.length), seats, start).map(sortCreatures);
  return {
    state: {
      version: STATE_VERSION,
      fixed: { start, removed },
      hands,
      faceUp: hands.map(() => ({})),
      phase: { name: 'offering', opener: start },
    },
    events: [
      toAll({
        type: 'dealt',
        start,
        hands: hands.map((hand) => hand.length),
        removed: removed.length,
      }),
    ],
  };
}

function wholeDeck(decks: readonly Deck[]): readonly Creature[] {
  const [deck, ...others] = decks;
  const creatures = deck?.filter(isCreature) ?? [];
  const isWhole =
    others.length === 0 &&
    deck?.length === DECK.length &&
    sortCreatures(creatures).join() === DECK.join();
  if (!isWhole) throw new Error('Cockroach Poker is played with one deck of 8 × 8 creatures.');
  return creatures;
}
