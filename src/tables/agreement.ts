/** What people agree on at a table that is played for chips. */
import { isJsonObject } from '../engine/json.ts';
import { integer } from '../engine/parse.ts';
import { ok, refused, type Result } from '../engine/result.ts';
import type { Agreement, ChipTable } from './types.ts';

/** What a table may agree on, in chips and hands. */
export const BUY_IN = { min: 20, max: 1_000, usual: 100 } as const;
export const HANDS = { min: 1, max: 100 } as const;
export const USUAL_REBUY = true;

/** Completes an agreement; refuses unknown names and values out of bounds with a sentence for engineers. */
export function parseAgreement(input: object = {}): Result<Agreement, string> {
  if (!isJsonObject(input)) return refused('An agreement is an object.');
  const { buyIn = BUY_IN.usual, hands, rebuy = USUAL_REBUY, ...rest } = input;
  if (Object.keys(rest).length > 0) return refused('An agreement has buyIn, hands and rebuy.');
  const brought = integer(BUY_IN.min, BUY_IN.max)(buyIn);
  const limit = hands === undefined ? undefined : integer(HANDS.min, HANDS.max)(hands);
  if (brought === undefined) return refused(`buyIn is ${BUY_IN.min} to ${BUY_IN.max} chips.`);
  if (hands !== undefined && limit === undefined) {
    return refused(`hands is ${HANDS.min} to ${HANDS.max}, or absent.`);
  }
  if (typeof rebuy !== 'boolean') return refused('rebuy is true or false.');
  return ok({ buyIn: brought, rebuy, ...(limit === undefined ? {} : { hands: limit }) });
}

/** What was agreed on, without what has come of it. */
export function agreementOf({ buyIn, hands, rebuy }: ChipTable): Agreement {
  return { buyIn, rebuy, ...(hands === undefined ? {} : { hands }) };
}
