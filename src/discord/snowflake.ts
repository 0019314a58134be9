/** Discord's ids carry the moment at which they were made. */
import type { Millis } from '../tables/types.ts';

const DISCORD_EPOCH = 1_420_070_400_000;

/** When Discord made an id; 0 for a text that is none. */
export function snowflakeTime(id: string): Millis {
  return /^\d{1,20}$/.test(id) ? Number(BigInt(id) >> 22n) + DISCORD_EPOCH : 0;
}
