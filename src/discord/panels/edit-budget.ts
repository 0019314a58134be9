/** How many edits of private panels a channel gets in a minute; Discord has a hidden limit of about 30. */
import type { ChannelId, Millis } from '../../tables/types.ts';

const EDITS = 20;
const WINDOW: Millis = 60_000;

export interface EditBudget {
  /** Whether one more edit may go out in this channel now and `spare` more are left; counts it if so. */
  take(channel: ChannelId, spare?: number): boolean;
}

export function createEditBudget(now: () => Millis): EditBudget {
  const recent = new Map<ChannelId, Millis[]>();
  return {
    take(channel, spare = 0) {
      const start = now() - WINDOW;
      for (const [other, moments] of recent) {
        // The channel edited longest ago comes first, so the rest is recent enough.
        if ((moments.at(-1) ?? 0) > start) break;
        recent.delete(other);
      }
      const moments = (recent.get(channel) ?? []).filter((moment) => moment > start);
      const allowed = moments.length < EDITS - spare;
      if (allowed) {
        recent.delete(channel);
        recent.set(channel, [...moments, now()]);
      }
      return allowed;
    },
  };
}
