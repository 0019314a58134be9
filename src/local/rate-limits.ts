import type { Clock } from './clock.ts';

export interface Bucket {
  /** What Discord calls this bucket; routes that differ may share the name (discord.md §4.1). */
  readonly name: string;
  /** What is counted together. */
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
  readonly code?: number;
}

export interface Allowance {
  readonly bucket: Bucket;
  readonly remaining: number;
  /** Epoch milliseconds. */
  readonly resetAt: number;
  readonly now: number;
}

export interface Denial {
  readonly scope: 'user' | 'global' | 'shared';
  readonly retryAfterMs: number;
  readonly code?: number | undefined;
  readonly allowance?: Allowance | undefined;
}

const GLOBAL: Bucket = { name: 'global', key: 'global', limit: 50, windowMs: 1000 };

interface Window {
  used: number;
  endsAt: number;
}

/** Fixed windows that begin with their first request, as Discord's headers describe them. */
export class RateLimits {
  readonly #clock: Clock;
  readonly #windows = new Map<string, Window>();
  /** Off, nothing is ever refused; the headers are still told. */
  enabled: boolean;

  constructor(clock: Clock, enabled: boolean) {
    this.#clock = clock;
    this.enabled = enabled;
  }

  /** Counts a request of the bot against the 50 a second. */
  takeGlobal(): Denial | undefined {
    return this.#deny(GLOBAL, 'global');
  }

  /** A limit that no header announces; its 429 comes with scope `shared`. */
  takeHidden(bucket: Bucket): Denial | undefined {
    return this.#deny(bucket, 'shared');
  }

  take(bucket: Bucket): Allowance | Denial {
    const window = this.#window(bucket);
    const now = this.#clock.now();
    if (this.enabled && window.used >= bucket.limit) {
      return {
        scope: 'user',
        retryAfterMs: window.endsAt - now,
        code: bucket.code,
        allowance: { bucket, remaining: 0, resetAt: window.endsAt, now },
      };
    }
    window.used += 1;
    const remaining = Math.max(0, bucket.limit - window.used);
    return {
      bucket,
      remaining: this.enabled ? remaining : bucket.limit,
      resetAt: window.endsAt,
      now,
    };
  }

  #deny(bucket: Bucket, scope: 'global' | 'shared'): Denial | undefined {
    if (!this.enabled) return undefined;
    const window = this.#window(bucket);
    if (window.used >= bucket.limit) {
      return { scope, retryAfterMs: window.endsAt - this.#clock.now() };
    }
    window.used += 1;
    return undefined;
  }

  #window({ key, windowMs }: Bucket): Window {
    const now = this.#clock.now();
    const current = this.#windows.get(key);
    if (current !== undefined && current.endsAt > now) return current;
    if (this.#windows.size > 5000) this.#dropEnded(now);
    const fresh = { used: 0, endsAt: now + windowMs };
    this.#windows.set(key, fresh);
    return fresh;
  }

  #dropEnded(now: number): void {
    for (const [key, window] of this.#windows) {
      if (window.endsAt <= now) this.#windows.delete(key);
    }
  }
}
