/** Who is ahead, where every seat has a number and equal ones share their place. */
import type { Outcome, Seat } from './contract.ts';

/** Which numbers are the better ones. */
export type Best = 'most' | 'fewest';

export interface Ranked {
  readonly seat: Seat;
  readonly count: number;
  /** 1 for the best; equal counts share one, and the next is as much lower. */
  readonly place: number;
}

/** All seats, the best first, equal ones in the order of seats. `counts` has one number a seat. */
export function ranking(counts: readonly number[], best: Best): readonly Ranked[] {
  const isBetter = (one: number, other: number): boolean =>
    best === 'most' ? one > other : one < other;
  return counts
    .map((count, seat) => ({
      seat,
      count,
      place: 1 + counts.filter((other) => isBetter(other, count)).length,
    }))
    .toSorted((one, other) => one.place - other.place);
}

/** The seats in the first place, ascending. */
export function leaders(counts: readonly number[], best: Best): readonly Seat[] {
  return ranking(counts, best).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
}

/** "Ties share": one winner has won, several share first place, all others have lost. */
export function sharedOutcomes(winners: readonly Seat[], seats: number): readonly Outcome[] {
  const first = winners.length > 1 ? 'shared' : 'won';
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? first : 'lost'));
}
