/**
 * How many private refusals a person gets. Somebody who hammers a button costs one ephemeral message
 * a press, and Discord has hidden limits for those in a channel; beyond the limit a press is only
 * acknowledged.
 */
import type { Millis, UserId } from '../../tables/types.ts';

const REFUSALS = 3;
const WINDOW: Millis = 6_000;
/** People remembered at most; whoever pressed longest ago is forgotten first. */
const PEOPLE_MAX = 5_000;

export interface RefusalLimit {
  /** Whether this person may be told a refusal now; counts it if so. */
  allow(user: UserId): boolean;
}

export function createRefusalLimit(now: () => Millis): RefusalLimit {
  const recent = new Map<UserId, readonly Millis[]>();
  return {
    allow(user) {
      const moments = (recent.get(user) ?? []).filter((moment) => moment > now() - WINDOW);
      const allowed = moments.length < REFUSALS;
      recent.delete(user);
      recent.set(user, allowed ? [...moments, now()] : moments);
      const [oldest] = recent.keys();
      if (recent.size > PEOPLE_MAX && oldest !== undefined) recent.delete(oldest);
      return allowed;
    },
  };
}
