/**
 * A rank is one integer: the category from bit 26 on, then two sets of card ranks of 13 bits each.
 *
 *   category × 2²⁶ + groups × 2¹³ + others
 *
 * `groups` holds the rank that makes the category: of four, three or two of a kind, of both pairs, the
 * three of a full house, the highest card of a straight. `others` holds the rest: the pair of a full
 * house, the other cards, all five of a flush or of a hand without a pair. Among sets of as many ranks
 * the one with the highest differing rank is the larger number, which is just how hands compare: "the
 * larger group first, the rest from the top".
 *
 * For high the lowest bit of a set is the two and the highest the ace, and more is better. For low the
 * lowest bit is the ace and the highest the king, and less is better.
 */

/** From the lowest; the place in the list is the number in a rank. */
export const CATEGORIES = [
  'high-card',
  'pair',
  'two-pairs',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'five-of-a-kind',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const PAIR = 1;
export const TWO_PAIRS = 2;
export const THREE_OF_A_KIND = 3;
export const STRAIGHT = 4;
export const FLUSH = 5;
export const FULL_HOUSE = 6;
export const FOUR_OF_A_KIND = 7;
export const STRAIGHT_FLUSH = 8;
export const FIVE_OF_A_KIND = 9;

const SET_BITS = 13;
const CATEGORY_SHIFT = 2 * SET_BITS;
/** All thirteen ranks. */
const EVERY_RANK = (1 << SET_BITS) - 1;
/** Every rank below this one has no pair. */
export const LOWEST_PAIR = PAIR << CATEGORY_SHIFT;

export function makeRank(category: number, groups: number, others: number): number {
  return (category << CATEGORY_SHIFT) | (groups << SET_BITS) | others;
}

export function categoryNumber(rank: number): number {
  return rank >> CATEGORY_SHIFT;
}

export function groupsIn(rank: number): number {
  return (rank >> SET_BITS) & EVERY_RANK;
}

export function othersIn(rank: number): number {
  return rank & EVERY_RANK;
}

/** The highest rank of a set that is not empty. */
export function highestIn(set: number): number {
  return 1 << (31 - Math.clz32(set));
}

const ACES = (1 << (SET_BITS - 1)) | (1 << (2 * SET_BITS - 1));
const CATEGORY = ~0 << CATEGORY_SHIFT;
const BELOW_ACES = ~(ACES | CATEGORY);

/** Moves the aces of both sets from the top to the bottom: "for low the ace is 1". */
export function withLowAces(rank: number): number {
  return (rank & CATEGORY) | ((rank & BELOW_ACES) << 1) | ((rank & ACES) >> (SET_BITS - 1));
}
