import type { Millis } from './types.ts';

/** The only source of time; tests have one that they move by hand. */
export interface Clock {
  now(): Millis;
  /** Calls once after `delay` milliseconds. Gives the way to call it off. */
  after(delay: Millis, call: () => void): () => void;
}

/** `setTimeout` fires at once beyond this. */
const LONGEST_DELAY: Millis = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delay, call) {
    // Not a reason to keep the process alive: the gateway and the database are.
    const timer = setTimeout(call, Math.min(Math.max(0, delay), LONGEST_DELAY)).unref();
    return () => {
      clearTimeout(timer);
    };
  },
};
