/** What cards of equal rank come to; straights and flushes do not count here. */
import {
  FIVE_OF_A_KIND,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  PAIR,
  THREE_OF_A_KIND,
  TWO_PAIRS,
  categoryNumber,
  groupsIn,
  highestIn,
  makeRank,
  othersIn,
} from './rank.ts';

/** Aces as a set of card ranks. */
const ACE = 1 << 12;

/** The rank of a card as a set of one. */
export function rankBit(code: number): number {
  return 1 << (code >> 2);
}

/**
 * Ranks one to five cards, each given as a set of one rank; an empty set stands for no card.
 *
 * Card by card, every rank moves up one set: who is in `once` and comes again is in `twice`, and so on.
 */
export function rankGroups(a: number, b: number, c: number, d: number, e: number): number {
  let once = a;
  let twice = once & b;
  once |= b;
  let thrice = twice & c;
  twice |= once & c;
  once |= c;
  let fourTimes = thrice & d;
  thrice |= twice & d;
  twice |= once & d;
  once |= d;
  fourTimes |= thrice & e;
  thrice |= twice & e;
  twice |= once & e;
  once |= e;
  if (twice === 0) return once;
  if (thrice === 0) {
    const isSinglePair = (twice & (twice - 1)) === 0;
    return makeRank(isSinglePair ? PAIR : TWO_PAIRS, twice, once ^ twice);
  }
  if (fourTimes !== 0) return makeRank(FOUR_OF_A_KIND, fourTimes, once ^ fourTimes);
  return twice === thrice
    ? makeRank(THREE_OF_A_KIND, thrice, once ^ thrice)
    : makeRank(FULL_HOUSE, thrice, twice ^ thrice);
}

/** How many cards the best group of natural cards has, by the number of the category. */
const GROUP_SIZES: readonly number[] = [1, 2, 2, 3, 1, 1, 3, 4];

/**
 * Adds one to four wild cards to the rank of the natural ones. The best group takes them all: a larger
 * group always beats a second one. Without a natural card they are aces.
 */
export function addWildCards(natural: number, wilds: number): number {
  const groups = groupsIn(natural);
  const held = groups | othersIn(natural);
  const best = highestIn(groups || held || ACE);
  const rest = held & ~best;
  const size = held === 0 ? 0 : (GROUP_SIZES[categoryNumber(natural)] ?? 1);
  switch (size + wilds) {
    case 1:
      return best;
    case 2:
      return makeRank(PAIR, best, rest);
    case 3:
      return categoryNumber(natural) === TWO_PAIRS
        ? makeRank(FULL_HOUSE, best, rest)
        : makeRank(THREE_OF_A_KIND, best, rest);
    case 4:
      return makeRank(FOUR_OF_A_KIND, best, rest);
    default:
      return makeRank(FIVE_OF_A_KIND, best, rest);
  }
}
