/** What the card in play may be, to a seat that does not know it. */
import { unseenOf } from '../../games/cockroach/show.ts';
import { CREATURES, type CockroachTypes, type Creature } from '../../games/cockroach/types.ts';
import type { SeatView } from '../../engine/contract.ts';
import type { Habits } from './habits.ts';

/** How likely each creature is. */
export type Belief = ReadonlyMap<Creature, number>;

/**
 * By the cards that the seat cannot see and by what was claimed: whoever knew the card said what it is
 * as often as it is honest, and any other creature otherwise. Whoever did not know it tells nothing.
 */
export function beliefOf(view: SeatView<CockroachTypes>, habits: readonly Habits[]): Belief {
  const { knows } = view.private;
  if (knows !== null) return new Map([[knows, 1]]);
  const unseen = unseenOf(view);
  const trail = view.public.offer?.trail ?? [];
  const weights = CREATURES.map((creature) => {
    const weight = trail
      .filter(({ peeked }) => peeked)
      .reduce((product, { from, claim }) => {
        const honesty = habits[from]?.honesty ?? 1 / 2;
        return product * (claim === creature ? honesty : (1 - honesty) / (CREATURES.length - 1));
      }, unseen[creature]);
    return [creature, weight] as const;
  });
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(weights.map(([creature, weight]) => [creature, weight / all]));
}
