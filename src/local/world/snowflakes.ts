import type { Clock } from '../clock.ts';

/** The first millisecond that Discord's ids can name: 2015-01-01T00:00:00Z. */
const DISCORD_EPOCH = 1_420_070_400_000;
const BITS_BELOW_TIME = 22n;

/** The smallest id of a millisecond. */
export function snowflakeAt(ms: number, increment = 0): string {
  return ((BigInt(ms - DISCORD_EPOCH) << BITS_BELOW_TIME) | BigInt(increment)).toString();
}

/** When an id was made, in milliseconds since 1970. */
export function timeOfSnowflake(id: string): number {
  return Number(BigInt(id) >> BITS_BELOW_TIME) + DISCORD_EPOCH;
}

/** Whether `a` was made before `b`. */
export function isOlder(a: string, b: string): boolean {
  return BigInt(a) < BigInt(b);
}

/** Mints ids that only grow, also when the clock stands still or a restart moved it back. */
export class Snowflakes {
  readonly #clock: Clock;
  #last: bigint;

  constructor(clock: Clock, last = '0') {
    this.#clock = clock;
    this.#last = BigInt(last);
  }

  get last(): string {
    return this.#last.toString();
  }

  next(): string {
    const fresh = BigInt(snowflakeAt(this.#clock.now()));
    this.#last = fresh > this.#last ? fresh : this.#last + 1n;
    return this.#last.toString();
  }
}
