import { z } from 'zod';
import type { DealProof } from '../../tables/api.ts';
import type { Deal } from '../../tables/types.ts';

const HEX_OF_32_BYTES = /^[0-9a-f]{64}$/;

const deal = z.strictObject({
  number: z.int().min(1),
  secret: z.string().regex(HEX_OF_32_BYTES, 'has to be 64 hex digits'),
  commitment: z.string().regex(HEX_OF_32_BYTES, 'has to be 64 hex digits'),
  mixedWith: z.array(z.string()),
} satisfies Record<keyof Deal, z.ZodType>);

/** The file that "Check the deal" gives; a field that the tables add or drop does not compile here. */
const proof = z.strictObject({
  version: z.literal(1),
  table: z.string().min(1),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  deal,
  names: z.array(z.string()),
} satisfies Record<keyof DealProof, z.ZodType>);

export type Proof = z.infer<typeof proof>;

/** Reads the text of the file; a string tells what is wrong with it. */
export function parseProof(text: string): Proof | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'The file holds no JSON.';
  }
  const read = proof.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return `The file is not one of "Check the deal": ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`;
}
