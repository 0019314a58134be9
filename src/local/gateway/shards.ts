/** How a bot in many servers has to divide them among its connections (discord.md §1.2, §1.5). */

/** A connection that would have more is refused with 4011. */
export const GUILDS_A_SHARD = 2_500;
/** What `GET /gateway/bot` reckons with, so that no connection is near its limit. */
const ADVISED_A_SHARD = 2_000;

/** How many connections a bot in so many servers is told to open. */
export function advisedShards(guilds: number): number {
  return Math.max(1, Math.ceil(guilds / ADVISED_A_SHARD));
}
