/**
 * Cards for a search that plays many thousands: a suit is a number from 0 to 3, the cards of one suit
 * a set of heights (bit 0 for the two … bit 12 for the ace), a hand four such sets.
 */
import { DECK, SUITS, faceOf, type PlayingCard, type Suit } from '../../engine/cards.ts';

export const SUIT_COUNT = SUITS.length;
export const RANK_COUNT = 13;
/** All heights of a suit. */
export const WHOLE_SUIT = (1 << RANK_COUNT) - 1;

/** 13 × suit + height. */
export type Code = number;

const BY_CODE: readonly PlayingCard[] = DECK.toSorted((one, other) => codeOf(one) - codeOf(other));

export function codeOf(card: PlayingCard): Code {
  const { suit, height } = faceOf(card);
  return RANK_COUNT * suitNumber(suit) + height;
}

export function cardOf(code: Code): PlayingCard {
  const card = BY_CODE[code];
  if (card === undefined) throw new Error(`There is no card of the code ${code}.`);
  return card;
}

export function suitNumber(suit: Suit): number {
  return SUITS.indexOf(suit);
}

export function suitOfCode(code: Code): number {
  return Math.trunc(code / RANK_COUNT);
}

export function heightOfCode(code: Code): number {
  return code % RANK_COUNT;
}

/** The highest height in a set that is not empty. */
export function highest(set: number): number {
  return 31 - Math.clz32(set);
}

/** The lowest height in a set that is not empty. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** How many heights a set holds. */
export function count(set: number): number {
  let left = set;
  let held = 0;
  while (left !== 0) {
    left &= left - 1;
    held += 1;
  }
  return held;
}

/** The heights above one. */
export function above(height: number): number {
  return WHOLE_SUIT & ~((2 << height) - 1);
}

/** The heights below one. */
export function below(height: number): number {
  return (1 << height) - 1;
}
