/** Ranks of hands given as cards. The ranks are those of rank.ts. */
import { faceOf, type PlayingCard } from '../../../engine/cards.ts';
import type { Wild } from '../types.ts';
import { codeOf } from './codes.ts';
import { addWildCards, rankBit, rankGroups } from './groups.ts';
import { rankHigh, rankHighWithThrees } from './high.ts';
import { rankLow, rankLowWithKings } from './low.ts';

/** What a hand is ranked for. */
export type HandSide = 'high' | 'low';

const RANKERS = {
  none: { high: rankHigh, low: rankLow },
  'howdy-doody': { high: rankHighWithThrees, low: rankLowWithKings },
} as const;

/** The rank of five cards in any order. For high more is better, for low less. */
export function rankHand(side: HandSide, hand: readonly PlayingCard[], wild: Wild): number {
  const [a, b, c, d, e, ...more] = hand.map(codeOf);
  const isFive =
    a !== undefined && b !== undefined && c !== undefined && d !== undefined && e !== undefined;
  if (!isFive || more.length > 0) throw new Error('A hand is ranked by five cards.');
  return RANKERS[wild][side](a, b, c, d, e);
}

/**
 * The high rank of one to four cards that lie open; more is better. "Four, three, two pairs, pair,
 * high card; straights and flushes do not count. With howdy-doody threes are wild here too."
 */
export function rankShown(cards: readonly PlayingCard[], wild: Wild): number {
  if (cards.length < 1 || cards.length > 4) {
    throw new Error('One to four cards lie open.');
  }
  const isWild = (card: PlayingCard): boolean =>
    wild === 'howdy-doody' && faceOf(card).rank === '3';
  const wilds = cards.filter(isWild).length;
  const [a = 0, b = 0, c = 0, d = 0] = cards
    .filter((card) => !isWild(card))
    .map((card) => rankBit(codeOf(card)));
  const natural = rankGroups(a, b, c, d, 0);
  return wilds === 0 ? natural : addWildCards(natural, wilds);
}

/** Negative where the first rank is the better one, 0 for equal ones. */
export function compareRanks(side: HandSide, one: number, other: number): number {
  return side === 'high' ? other - one : one - other;
}
