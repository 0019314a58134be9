/** What part of the pot a hand wins against others, by what everybody declares. */
import type { HandSide } from '../../games/anaconda/ranking/hands.ts';
import type { Side } from '../../games/anaconda/types.ts';
import type { Possible } from './opponents.ts';

export interface Own {
  readonly high: number;
  readonly low: number;
}

/** The share of the pot for a declared side: 0 … 1. Nobody else is taken to declare both. */
export function shareOf(own: Own, side: Side, others: readonly Possible[]): number {
  const isFor = (wanted: HandSide): boolean => others.some((other) => other.side === wanted);
  const high = standing('high', own.high, others);
  const low = standing('low', own.low, others);
  switch (side) {
    case 'high':
      return isFor('low') ? high / 2 : high;
    case 'low':
      return isFor('high') ? low / 2 : low;
    case 'both':
      return high > 0 && low > 0 ? (high + low) / 2 : 0;
  }
}

/** 1 for the best of a side, a part for equal ones, 0 for one that is beaten. */
function standing(side: HandSide, rank: number, others: readonly Possible[]): number {
  let equal = 1;
  for (const other of others) {
    if (other.side !== side) continue;
    const better = side === 'high' ? other.high - rank : rank - other.low;
    if (better > 0) return 0;
    if (better === 0) equal += 1;
  }
  return 1 / equal;
}
