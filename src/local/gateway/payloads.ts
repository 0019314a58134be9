import * as z from 'zod';

/** What a client may send; more is not read. */
export const frameSchema = z.object({ op: z.int(), d: z.unknown() });

export const identifySchema = z.object({
  token: z.string(),
  intents: z.int(),
  properties: z.looseObject({}),
  shard: z.array(z.int()).optional(),
});

export const resumeSchema = z.object({
  token: z.string(),
  session_id: z.string(),
  seq: z.int(),
});

const PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15);
/** Bits 17–19 and 22–23 and those above 25 name no intent. */
const KNOWN = 0b1_1111_1111_1111_1111 | (1 << 20) | (1 << 21) | (1 << 24) | (1 << 25);

export type IntentsVerdict = 'fine' | 'invalid' | 'disallowed';

/** `allowed` are the privileged intents switched on in the portal. */
export function judgeIntents(intents: number, allowed: number): IntentsVerdict {
  if (intents < 0 || (intents & ~KNOWN) !== 0) return 'invalid';
  return (intents & PRIVILEGED & ~allowed) === 0 ? 'fine' : 'disallowed';
}

export type Shard = readonly [id: number, count: number];

/** No array means one shard; undefined is a wrong one. */
export function readShard(shard: readonly number[] | undefined): Shard | undefined {
  if (shard === undefined) return [0, 1];
  const [id, count] = shard;
  if (shard.length !== 2 || id === undefined || count === undefined) return undefined;
  return id >= 0 && count >= 1 && id < count ? [id, count] : undefined;
}

export function bareToken(token: string): string {
  return token.replace(/^Bot /, '');
}
