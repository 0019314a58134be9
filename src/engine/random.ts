/**
 * A source of uniform integers: `draw(bound)` gives 0 … bound−1, bound an integer ≥ 1.
 * Deals draw from a seeded stream (shuffle.ts), computers and safe moves from the system.
 */
export type Draw = (bound: number) => number;
