import type { Seat } from '../../engine/contract.ts';
import { seatsIn } from './plan.ts';

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

/** A pot in the course of a hand. */
type OpenPot = Pick<Pot, 'amount' | 'eligible'>;

/** What the pots depend on; lists have one entry a seat. */
interface Chips {
  readonly stacks: readonly number[];
  readonly paid: readonly number[];
  readonly folded: readonly boolean[];
}

/**
 * The pots as they stand, the main pot first. A new one begins above what each seat that is all-in has
 * paid; whoever has chips left can still come to be in for all of them. Empty ones are left out.
 */
export function potsSoFar({ stacks, paid, folded }: Chips): readonly OpenPot[] {
  const still = seatsIn(folded);
  const hasChips = (seat: Seat): boolean => (stacks[seat] ?? 0) > 0;
  const caps = still.filter((seat) => !hasChips(seat)).map((seat) => paid[seat] ?? 0);
  const levels = [...new Set(caps), Infinity].toSorted((one, other) => one - other);
  return levels
    .map((level, index) => {
      const floor = levels[index - 1] ?? 0;
      return {
        amount: paid.reduce((sum, chips) => sum + Math.max(0, Math.min(chips, level) - floor), 0),
        eligible: still.filter((seat) => hasChips(seat) || (paid[seat] ?? 0) >= level),
      };
    })
    .filter(({ amount }) => amount > 0);
}
