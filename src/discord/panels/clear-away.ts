/**
 * Takes private panels away that a fresh one has followed, so that nobody is left with a pile of them.
 * Such calls count as edits of their channel, and an edit for somebody who has to act matters more: where
 * few are left, old panels wait for the next change in the channel.
 */
import type { ChannelId, Millis } from '../../tables/types.ts';
import type { EditBudget } from './edit-budget.ts';

/** Edits of the minute that old panels leave to current ones. */
const LEFT_TO_OTHERS = 10;

/** A panel that is no longer the newest of its person. */
interface Followed {
  readonly channel: ChannelId;
  /** When its token is worth nothing any more. */
  readonly expiresAt: Millis;
}

interface Parts<P extends Followed> {
  readonly budget: EditBudget;
  readonly now: () => Millis;
  /** Called once for a panel. */
  readonly remove: (panel: P) => void;
}

export interface ClearAway<P extends Followed> {
  /** From now on it is taken away as soon as there is room. */
  add(panel: P): void;
  /** Takes away what there is room for in this channel; to be called after edits that matter more. */
  sweep(channel: ChannelId): void;
}

export function createClearAway<P extends Followed>(parts: Parts<P>): ClearAway<P> {
  const { budget, now, remove } = parts;
  /** The channel that got one longest ago comes first; in each the oldest panel. */
  const waiting = new Map<ChannelId, readonly P[]>();

  function forgetExpired(): void {
    for (const [channel, panels] of waiting) {
      if ((panels.at(-1)?.expiresAt ?? 0) > now()) break;
      waiting.delete(channel);
    }
  }

  return {
    add(panel) {
      const before = waiting.get(panel.channel) ?? [];
      waiting.delete(panel.channel);
      waiting.set(panel.channel, [...before, panel]);
      forgetExpired();
    },
    sweep(channel) {
      const left = (waiting.get(channel) ?? [])
        .filter(({ expiresAt }) => expiresAt > now())
        .filter((panel) => {
          const hasRoom = budget.take(channel, LEFT_TO_OTHERS);
          if (hasRoom) remove(panel);
          return !hasRoom;
        });
      if (left.length > 0) waiting.set(channel, left);
      else waiting.delete(channel);
    },
  };
}
