/**
 * A source of uniform integers: `draw(bound)` gives 0 … bound−1, bound an integer ≥ 1.
 * Deals draw from a seeded stream (shuffle.ts), computers and safe moves from the system.
 */
export type Draw = (bound: number) => number;

/** One of the elements, each as likely as the others. Throws on an empty list. */
export function pick<T>(from: readonly T[], draw: Draw): T {
  if (from.length === 0) throw new Error('There is nothing to pick from.');
  // A draw stays below its bound, so there is an element.
  return from[draw(from.length)] as T;
}
