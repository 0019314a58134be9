/**
 * How many presses of a person are worked on: a bucket of tokens that fills up with time. It is far out
 * of the reach of somebody who plays by hand, and keeps somebody with a script from costing everybody
 * else their answers.
 */
import type { Millis, UserId } from '../../tables/types.ts';

export interface PressAllowance {
  /** How many presses may come at once. */
  readonly burst: number;
  /** How many a second in the long run. */
  readonly perSecond: number;
}

/** Who reads a panel presses once or twice a second; who hammers a button, eight times for a while. */
export const BY_HAND: PressAllowance = { burst: 40, perSecond: 5 };

/** People remembered at most; whoever pressed longest ago is forgotten first, with a full bucket. */
const PEOPLE_MAX = 5_000;

/** `told-off`: the first press too many, which wants a word; `too-many`: every further one. */
export type Verdict = 'fine' | 'told-off' | 'too-many';

export interface PressLimit {
  /** Whether this press is to be worked on; counts it if so. */
  judge(user: UserId): Verdict;
}

interface Bucket {
  readonly tokens: number;
  readonly at: Millis;
  /** Since the bucket was last full. */
  readonly isTold: boolean;
}

export function createPressLimit(
  { burst, perSecond }: PressAllowance,
  now: () => Millis,
): PressLimit {
  const buckets = new Map<UserId, Bucket>();

  function filled(bucket: Bucket | undefined): Bucket {
    const at = now();
    const before = bucket ?? { tokens: burst, at, isTold: false };
    // A clock that is set back takes nothing away.
    const gained = (Math.max(0, at - before.at) / 1_000) * perSecond;
    const tokens = Math.min(burst, before.tokens + gained);
    return { tokens, at, isTold: before.isTold && tokens < burst };
  }

  return {
    judge(user) {
      const bucket = filled(buckets.get(user));
      const isFine = bucket.tokens >= 1;
      buckets.delete(user);
      buckets.set(
        user,
        isFine ? { ...bucket, tokens: bucket.tokens - 1 } : { ...bucket, isTold: true },
      );
      const [oldest] = buckets.keys();
      if (buckets.size > PEOPLE_MAX && oldest !== undefined) buckets.delete(oldest);
      if (isFine) return 'fine';
      return bucket.isTold ? 'too-many' : 'told-off';
    },
  };
}
