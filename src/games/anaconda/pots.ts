import type { Seat } from '../../engine/contract.ts';
import { seatsIn } from './show.ts';

/** A layer of the chips paid in a hand. */
export interface Pot {
  /** Chips. */
  readonly amount: number;
  /** The seats not folded that paid up to its level, ascending. */
  readonly eligible: readonly Seat[];
  /** What a seat had to pay before anything of it went to this pot. */
  readonly floor: number;
}

/**
 * "The distinct totals of the seats not folded, ascending, are levels; the pot of a level holds from
 * each seat, folded ones included, what it paid above the previous level up to this one. What folded
 * seats paid above the highest level goes to the last pot."
 *
 * @param paid chips of each seat over the whole hand
 */
export function layerPots(paid: readonly number[], folded: readonly boolean[]): readonly Pot[] {
  const still = seatsIn(folded);
  const totals = still.map((seat) => paid[seat] ?? 0);
  const levels = [...new Set(totals)].toSorted((one, other) => one - other);
  return levels.map((level, index) => {
    const floor = levels[index - 1] ?? 0;
    const top = index === levels.length - 1 ? Infinity : level;
    return {
      amount: paid.reduce((sum, chips) => sum + Math.max(0, Math.min(chips, top) - floor), 0),
      eligible: still.filter((seat) => (paid[seat] ?? 0) >= level),
      floor,
    };
  });
}
