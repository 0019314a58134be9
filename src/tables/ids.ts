import { commitmentOf } from '../engine/shuffle.ts';
import type { Sealed, TableId } from './types.ts';

/** Bytes from the system's generator of secrets. */
export type RandomBytes = (count: number) => Uint8Array;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 10;
const SECRET_BYTES = 32;
/** Bytes from here on are thrown away, so that every character is equally likely. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** A new table's id: 62¹⁰ possible ones, so two tables never share one. */
export function drawTableId(random: RandomBytes): TableId {
  let id = '';
  while (id.length < ID_LENGTH) {
    for (const byte of random(ID_LENGTH)) {
      if (byte < FAIR_BYTES && id.length < ID_LENGTH) id += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return id as TableId;
}

/** A deal's secret, and what is shown of it before anybody joins (design decision 8). */
export function seal(random: RandomBytes): Sealed {
  const secret = Buffer.from(random(SECRET_BYTES)).toString('hex');
  return { secret, commitment: commitmentOf(secret) };
}
