import { RANKS, type Rank } from '../../../engine/cards.ts';
import type { HandSide } from './hands.ts';
import { CATEGORIES, categoryNumber, groupsIn, othersIn, type Category } from './rank.ts';

/** A rank as people say it, e.g. "full house, nines over fives". Ranks from the highest. */
export interface HandName {
  readonly category: Category;
  /**
   * What makes the category: the rank of the four, the three, the pair, of both pairs; the highest
   * card of a straight. Empty for a flush and for a hand without a pair.
   */
  readonly groups: readonly Rank[];
  /** The pair of a full house, else the cards beside the groups; of a straight none. */
  readonly others: readonly Rank[];
}

/** "For low the ace is 1." */
const LOW_RANKS: readonly Rank[] = ['A', ...RANKS.filter((rank) => rank !== 'A')];

/** Reads a rank of that side. */
export function describeRank(side: HandSide, rank: number): HandName {
  const category = CATEGORIES[categoryNumber(rank)];
  if (category === undefined) throw new Error(`${rank} is no rank of a hand.`);
  const order = side === 'high' ? RANKS : LOW_RANKS;
  const ranksIn = (set: number): readonly Rank[] =>
    order.filter((_rank, height) => (set & (1 << height)) !== 0).toReversed();
  return { category, groups: ranksIn(groupsIn(rank)), others: ranksIn(othersIn(rank)) };
}
