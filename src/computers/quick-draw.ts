import type { Draw } from '../engine/random.ts';

const WORDS = 2 ** 32;

/**
 * A fast source of chance for the thousands of draws of a search, seeded by one draw: the generator
 * mulberry32. Good enough to imagine cards; nothing is ever dealt with it.
 */
export function quickDraw(draw: Draw): Draw {
  let state = draw(WORDS);
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / WORDS) * bound);
  };
}

/** A number from 0 up to but not 1. */
export function fraction(draw: Draw): number {
  return draw(WORDS) / WORDS;
}
