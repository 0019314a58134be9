/** 2015-01-01, where Discord's ids begin to count, in milliseconds since 1970. */
const EPOCH = 1_420_070_400_000;

/** Older ids first: more digits mean later, and equally many digits compare as text. */
export function compareIds(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** When the thing with this id was made, in milliseconds since 1970. */
export const createdAt = (id: string): number => Number(BigInt(id) >> 22n) + EPOCH;
