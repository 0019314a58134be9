/** The high rank of five cards. More is better. Cards are codes (codes.ts). */
import { addWildCards, rankBit, rankGroups } from './groups.ts';
import { FLUSH, LOWEST_PAIR, STRAIGHT, STRAIGHT_FLUSH, highestIn, makeRank } from './rank.ts';

/** Five ranks in a row, from the two on. */
const FIVE_IN_A_ROW = 0b11111;
/** "Ace is high, or low in 5-4-3-2-A (a straight to the five)." */
const WHEEL = 0b1_0000_0000_1111;
const FIVE = 0b1000;
const THREE = 0b10;
const THREE_HEIGHT = 1;
const EVERY_RANK = 0b1_1111_1111_1111;
const SUIT_BITS = 0b11;

/** Without wild cards. The five codes differ, as from one deck. */
export function rankHigh(a: number, b: number, c: number, d: number, e: number): number {
  const grouped = rankGroups(rankBit(a), rankBit(b), rankBit(c), rankBit(d), rankBit(e));
  if (grouped >= LOWEST_PAIR) return grouped;
  const isFlush = (((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & SUIT_BITS) === 0;
  const lowest = grouped & -grouped;
  if (grouped === lowest * FIVE_IN_A_ROW) return rankStraight(lowest << 4, isFlush);
  if (grouped === WHEEL) return rankStraight(FIVE, isFlush);
  return isFlush ? makeRank(FLUSH, 0, grouped) : grouped;
}

/** With howdy-doody: "threes are wild for high". */
export function rankHighWithThrees(a: number, b: number, c: number, d: number, e: number): number {
  const wilds = wildOf(a) + wildOf(b) + wildOf(c) + wildOf(d) + wildOf(e);
  if (wilds === 0) return rankHigh(a, b, c, d, e);
  const natural = rankGroups(
    naturalBit(a),
    naturalBit(b),
    naturalBit(c),
    naturalBit(d),
    naturalBit(e),
  );
  const grouped = addWildCards(natural, wilds);
  if (natural >= LOWEST_PAIR) return grouped;
  const suits = suitBit(a) | suitBit(b) | suitBit(c) | suitBit(d) | suitBit(e);
  const isFlush = (suits & (suits - 1)) === 0;
  const top = highestStraight(natural);
  const straight = top === 0 ? 0 : rankStraight(top, isFlush);
  const flush = isFlush ? makeRank(FLUSH, 0, withHighest(natural, wilds)) : 0;
  return Math.max(grouped, straight, flush);
}

function rankStraight(top: number, isFlush: boolean): number {
  return makeRank(isFlush ? STRAIGHT_FLUSH : STRAIGHT, top, 0);
}

function wildOf(code: number): number {
  return code >> 2 === THREE_HEIGHT ? 1 : 0;
}

/** Empty for a wild card. */
function naturalBit(code: number): number {
  return rankBit(code) & ~THREE;
}

function suitBit(code: number): number {
  return wildOf(code) === 1 ? 0 : 1 << (code & SUIT_BITS);
}

/** The highest card of the best straight that holds all these ranks; 0 where none does. */
function highestStraight(ranks: number): number {
  for (let lowest = 1 << 8; lowest > 0; lowest >>= 1) {
    if ((ranks & ~(lowest * FIVE_IN_A_ROW)) === 0) return lowest << 4;
  }
  return (ranks & ~WHEEL) === 0 ? FIVE : 0;
}

/** Adds the highest ranks that are missing: in a flush there is "no second ace". */
function withHighest(ranks: number, missing: number): number {
  let filled = ranks;
  for (let left = missing; left > 0; left--) filled |= highestIn(EVERY_RANK & ~filled);
  return filled;
}
