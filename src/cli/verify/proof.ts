import { z } from 'zod';
import type { Brought } from '../../engine/contract.ts';
import { isJsonObject } from '../../engine/json.ts';
import type { DealProof, ProvenDeal } from '../../tables/api.ts';
import type { Deal } from '../../tables/types.ts';

const HEX_OF_32_BYTES = /^[0-9a-f]{64}$/;

const deal = {
  number: z.int().min(1),
  secret: z.string().regex(HEX_OF_32_BYTES, 'has to be 64 hex digits'),
  commitment: z.string().regex(HEX_OF_32_BYTES, 'has to be 64 hex digits'),
  mixedWith: z.array(z.string()),
} satisfies Record<keyof Deal, z.ZodType>;
const names = z.array(z.string());
const brought = z.strictObject({
  stacks: z.array(z.int().min(1)),
  dealer: z.exactOptional(z.int().min(0)),
} satisfies Record<keyof Brought, z.ZodType>);
const provenDeal = z.strictObject({
  ...deal,
  names,
  brought: z.exactOptional(brought),
} satisfies Record<keyof ProvenDeal, z.ZodType>);

const where = {
  table: z.string().min(1),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
};
/** The file that "Check the deal" gives; a field that the tables add or drop does not compile here. */
const proof = z.strictObject({
  version: z.literal(2),
  ...where,
  deals: z.array(provenDeal).min(1),
} satisfies Record<keyof DealProof, z.ZodType>);
/** The file as version 0.1 gave it, of the only deal of a table. */
const firstVersion = z
  .strictObject({ version: z.literal(1), ...where, deal: z.strictObject(deal), names })
  .transform(({ version: _, deal: only, names: players, ...rest }) => ({
    version: 2 as const,
    ...rest,
    deals: [{ ...only, names: players }],
  }));

export type Proof = z.infer<typeof proof>;
export type ProofDeal = Proof['deals'][number];

/** Reads the text of the file; a string tells what is wrong with it. */
export function parseProof(text: string): Proof | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'The file holds no JSON.';
  }
  const read = (isOfFirstVersion(json) ? firstVersion : proof).safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return `The file is not one of "Check the deal": ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`;
}

function isOfFirstVersion(json: unknown): boolean {
  return isJsonObject(json) && json['version'] === 1;
}
