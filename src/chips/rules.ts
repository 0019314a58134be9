/** How many chips there are for whom, and when. Pure; all numbers of the house in one place. */
import { ok, refused, type Result } from '../engine/result.ts';
import type { GuildId, Millis, UserId } from '../tables/types.ts';
import type { Holdings, Movement } from './types.ts';

const HOUR: Millis = 3_600_000;

/** What everybody starts with in a server, in chips. */
export const GRANT = 1_000;
/** Somebody who has less than this, tables included, may ask for a top-up. */
export const TOP_UP_BELOW = 100;
/** What they have after it, tables included. */
export const TOP_UP_TO = 200;
/** Between two top-ups. */
export const TOP_UP_PAUSE: Millis = 24 * HOUR;
/** Whoever deletes their data and returns within this time gets no second grant. */
export const GRANT_PAUSE: Millis = 30 * 24 * HOUR;
/** Why there is no top-up, and from when on there is one. */
export type NoTopUp =
  { readonly code: 'enough' } | { readonly code: 'too-soon'; readonly from: Millis };

/** The chips that a top-up gives now. */
export function topUpFor(holdings: Holdings, now: Millis): Result<number, NoTopUp> {
  const has = holdings.balance + holdings.staked;
  if (has >= TOP_UP_BELOW) return refused({ code: 'enough' });
  const from = (holdings.toppedUpAt ?? Number.NEGATIVE_INFINITY) + TOP_UP_PAUSE;
  return now < from ? refused({ code: 'too-soon', from }) : ok(TOP_UP_TO - has);
}

/** From the house to a person. */
export function issue(
  reason: 'grant' | 'top-up',
  guild: GuildId,
  user: UserId,
  amount: number,
): Movement {
  return {
    guild,
    reason,
    entries: [
      { account: { kind: 'house' }, amount: -amount },
      { account: { kind: 'person', user }, amount },
    ],
  };
}

/** Everything that a person has left goes back to the house. */
export function closeAccount(guild: GuildId, user: UserId, balance: number): Movement {
  return {
    guild,
    reason: 'close',
    entries: [
      { account: { kind: 'person', user }, amount: -balance },
      { account: { kind: 'house' }, amount: balance },
    ],
  };
}

/** Throws unless the amounts are integers other than zero that add up to zero. */
export function checkMovement({ reason, entries }: Movement): void {
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  const isExact = entries.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  if (entries.length === 0 || !isExact || sum !== 0) {
    throw new Error(`A movement of chips (${reason}) does not add up.`);
  }
}
