/** What a pile means for who will be first in the end. */
import type { Seat } from '../../engine/contract.ts';
import { leaders } from '../../engine/ranking.ts';
import type { Ending } from './playout.ts';

/** Cards by which a lead is felt, at the very end and for each card that is still in the game. */
const LEAST_SCALE = 0.5;
const SCALE_OF_A_CARD = 0.06;
/** How surely a false claim can be awaited where nobody else doubts. */
const PATIENCE = 0.9;

export interface Standing {
  readonly seat: Seat;
  readonly taken: readonly number[];
  /** Cards that nobody has taken yet. */
  readonly left: number;
  /** How likely the others are to doubt at all: nobody takes anything where nobody does. */
  readonly activity: number;
}

/** The share of the first place that a seat may hope for after a pile: 0 … 1. */
export function hopeAfter({ seat, taken, left, activity }: Standing, ending: Ending): number {
  const { taker, cards, isOver } = ending;
  const after = taken.map((count, other) => (other === taker ? count + cards : count));
  if (isOver) {
    const first = leaders(after, 'fewest');
    return first.includes(seat) ? 1 / first.length : 0;
  }
  const rest = taker === undefined ? left : left - cards;
  const scale = LEAST_SCALE + SCALE_OF_A_CARD * rest * activity;
  const fewest = Math.min(...after);
  const weights = after.map((count) => Math.exp((fewest - count) / scale));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const hope = (weights[seat] ?? 0) / all;
  // Where nobody else doubts, whoever does picks the moment: the one before it takes a false pile.
  const patience = taker === undefined ? (PATIENCE * (1 - activity)) / (taken.length - 1) : 0;
  return Math.min(1, hope * (1 + patience));
}
