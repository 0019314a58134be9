import type { Clock } from '../clock.ts';

const PER_DAY = 1000;
const DAY = 24 * 60 * 60_000;
const SPACING = 5_000;
const MAX_CONCURRENCY = 1;

/** How often a bot may identify: once in 5 s for each bucket of shards, 1000 times a day. */
export class SessionStarts {
  readonly #clock: Clock;
  readonly #lastByBucket = new Map<number, number>();
  #dayBegan: number;
  readonly #isLimited: () => boolean;
  #used = 0;

  constructor(clock: Clock, isLimited: () => boolean) {
    this.#clock = clock;
    this.#isLimited = isLimited;
    this.#dayBegan = clock.now();
  }

  /** The field `session_start_limit` of `GET /gateway/bot`. */
  get limit(): object {
    this.#renew();
    return {
      total: PER_DAY,
      remaining: PER_DAY - this.#used,
      reset_after: this.#dayBegan + DAY - this.#clock.now(),
      max_concurrency: MAX_CONCURRENCY,
    };
  }

  /** False where this identify comes too soon or there were too many. */
  begin(shardId: number): boolean {
    this.#renew();
    const bucket = shardId % MAX_CONCURRENCY;
    const now = this.#clock.now();
    const last = this.#lastByBucket.get(bucket);
    if (!this.#isLimited()) return true;
    if (this.#used >= PER_DAY || (last !== undefined && now - last < SPACING)) return false;
    this.#used += 1;
    this.#lastByBucket.set(bucket, now);
    return true;
  }

  #renew(): void {
    if (this.#clock.now() - this.#dayBegan < DAY) return;
    this.#dayBegan = this.#clock.now();
    this.#used = 0;
  }
}
