/** How likely a seat is the one that loses, by what lies open before everybody. */
import type { Seat } from '../../engine/contract.ts';
import { setSize } from '../../games/cockroach/show.ts';
import {
  CREATURES,
  type Creature,
  type PublicView,
  type Tally,
} from '../../games/cockroach/types.ts';

/** What a creature adds to the danger of a seat, by how many cards it is short of losing. */
const DANGERS: readonly number[] = [Infinity, 9, 2.6, 0.8, 0.2, 0];
/** Everybody can lose. */
const LEAST_DANGER = 1.5;
/** An empty hand can lose by having to open. */
const DANGER_OF_AN_EMPTY_HAND = 4;

/**
 * How likely this seat does not lose after that one has kept this card: 0 … 1.
 *
 * @param keeper who must then open, and loses with an empty hand
 */
export function hopeAfter(
  { faceUp, hands }: PublicView,
  seat: Seat,
  keeper: Seat,
  card: Creature,
): number {
  const after = faceUp.map((tally, other) =>
    other === keeper ? { ...tally, [card]: (tally[card] ?? 0) + 1 } : tally,
  );
  const hasLost =
    (after[keeper]?.[card] ?? 0) >= setSize(hands.length) || (hands[keeper] ?? 0) === 0;
  if (hasLost) return keeper === seat ? 0 : 1;
  const dangers = after.map((tally, other) => dangerOf(tally, hands[other] ?? 0, hands.length));
  const all = dangers.reduce((sum, danger) => sum + danger, 0);
  return 1 - (dangers[seat] ?? 0) / all;
}

function dangerOf(tally: Tally, hand: number, seats: number): number {
  const size = setSize(seats);
  const open = CREATURES.reduce(
    (sum, creature) => sum + (DANGERS[size - (tally[creature] ?? 0)] ?? 0),
    LEAST_DANGER,
  );
  return open + DANGER_OF_AN_EMPTY_HAND / (1 + hand);
}
