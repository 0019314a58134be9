/** The low rank of five cards, ace to five. Less is better. Cards are codes (codes.ts). */
import { rankBit, rankGroups } from './groups.ts';
import { groupsIn, othersIn, withLowAces } from './rank.ts';

const KING_HEIGHT = 11;
const KING = 1 << KING_HEIGHT;

/** Without wild cards. "Ace is 1; straights and flushes do not count." */
export function rankLow(a: number, b: number, c: number, d: number, e: number): number {
  return withLowAces(rankGroups(rankBit(a), rankBit(b), rankBit(c), rankBit(d), rankBit(e)));
}

/** With howdy-doody: "kings are wild for low", and each is "the lowest rank missing". */
export function rankLowWithKings(a: number, b: number, c: number, d: number, e: number): number {
  let rank = withLowAces(
    rankGroups(naturalBit(a), naturalBit(b), naturalBit(c), naturalBit(d), naturalBit(e)),
  );
  const wilds = wildOf(a) + wildOf(b) + wildOf(c) + wildOf(d) + wildOf(e);
  for (let left = wilds; left > 0; left--) {
    const held = groupsIn(rank) | othersIn(rank);
    rank |= ~held & (held + 1);
  }
  return rank;
}

function wildOf(code: number): number {
  return code >> 2 === KING_HEIGHT ? 1 : 0;
}

/** Empty for a wild card. */
function naturalBit(code: number): number {
  return rankBit(code) & ~KING;
}
