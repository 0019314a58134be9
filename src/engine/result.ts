/** Something that worked with its value, or an expected refusal with its reason. Faults throw instead. */
export type Result<T, R> = Ok<T> | Refused<R>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused<R> {
  readonly ok: false;
  readonly refusal: R;
}

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function refused<const R>(refusal: R): Refused<R> {
  return { ok: false, refusal };
}

/** The end of an exhaustive switch: reaching it is a fault, and a new member fails to compile. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
