import type { Applied, Deck } from '../../engine/contract.ts';
import { dealOneByOne, seatUnder } from '../../engine/deal.ts';
import { toAll } from '../../engine/events.ts';
import type { Draw } from '../../engine/random.ts';
import { DECK, isYakCard, sortAsText } from './cards.ts';
import type { Options, Setup, YakCard, YakTypes } from './types.ts';

export const SEATS = { min: 2, max: 6 } as const;
export const STATE_VERSION = 1;
const HAND_SIZE = 5;

/** `{"start": seat}`. */
export const parseSetup = seatUnder('start');

export function drawSetup(seats: number, _options: Options, draw: Draw): Setup {
  return { start: draw(seats) };
}

/**
 * Deals five cards each, one at a time, clockwise from `start`; the rest is the draw pile. Throws on
 * a number of seats, a set-up or a deck that cannot be.
 */
export function setup(
  seats: number,
  { ladder }: Options,
  { start }: Setup,
  decks: readonly Deck[],
): Applied<YakTypes> {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    throw new Error(`Yak is not played by ${seats}.`);
  }
  if (!Number.isInteger(start) || start < 0 || start >= seats) {
    throw new Error(`Seat ${start} cannot start among ${seats}.`);
  }
  const deck = wholeDeck(decks);
  const dealt = seats * HAND_SIZE;
  const hands = dealOneByOne(deck.slice(0, dealt), seats, start).map(sortAsText);
  const draw = deck.slice(dealt);
  return {
    state: {
      version: STATE_VERSION,
      fixed: { start, ladder },
      hands,
      draw,
      pile: [],
      claim: null,
      taken: hands.map(() => 0),
      last: null,
      phase: { name: 'playing', turn: start },
    },
    events: [
      toAll({
        type: 'dealt',
        start,
        hands: hands.map((hand) => hand.length),
        draw: draw.length,
      }),
    ],
  };
}

function wholeDeck(decks: readonly Deck[]): readonly YakCard[] {
  const [deck, ...others] = decks;
  const cards = deck?.filter(isYakCard) ?? [];
  const isWhole =
    others.length === 0 &&
    deck?.length === DECK.length &&
    sortAsText(cards).join() === sortAsText(DECK).join();
  if (!isWhole) throw new Error(`Yak is played with one deck of its ${DECK.length} cards.`);
  return cards;
}
