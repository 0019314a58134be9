/**
 * Small readers for values from outside: moves of a press, options of a command, states of a
 * database. Each gives the value with its type, or undefined where it is not of the shape asked for
 * (JSON knows no undefined, so nothing is lost). The result shares nothing with the input.
 */
import { isJsonObject } from './json.ts';

export type Parser<T> = (input: unknown) => T | undefined;

export const text: Parser<string> = (input) => (typeof input === 'string' ? input : undefined);

export const truth: Parser<boolean> = (input) => (typeof input === 'boolean' ? input : undefined);

/** Any number of JSON. Whether it has to be an integer is a question of each game's own rules. */
export const number: Parser<number> = (input) =>
  typeof input === 'number' && Number.isFinite(input) ? input : undefined;

/** An integer from `min` to `max`, both included. */
export function integer(min: number, max: number): Parser<number> {
  return (input) =>
    typeof input === 'number' && Number.isInteger(input) && input >= min && input <= max
      ? input
      : undefined;
}

/** Exactly one of the values. */
export function oneOf<const T extends string | number | boolean>(values: readonly T[]): Parser<T> {
  const known: ReadonlySet<unknown> = new Set(values);
  // What is in the set is one of the values, which a set of unknowns cannot say.
  return (input) => (known.has(input) ? (input as T) : undefined);
}

export function nullOr<T>(parser: Parser<T>): Parser<T | null> {
  return (input) => (input === null ? null : parser(input));
}

export function listOf<T>(item: Parser<T>): Parser<readonly T[]> {
  return (input) => {
    if (!Array.isArray(input)) return undefined;
    const items: T[] = [];
    for (const raw of input as readonly unknown[]) {
      const parsed = item(raw);
      if (parsed === undefined) return undefined;
      items.push(parsed);
    }
    return items;
  };
}

/** An object with some of the keys, each value read by the same parser. */
export function tableOf<K extends string, T>(
  keys: readonly K[],
  value: Parser<T>,
): Parser<Readonly<Partial<Record<K, T>>>> {
  const isKey = oneOf(keys);
  return (input) => {
    if (!isJsonObject(input)) return undefined;
    const entries: [K, T][] = [];
    for (const [rawKey, rawValue] of Object.entries(input)) {
      const key = isKey(rawKey);
      const parsed = value(rawValue);
      if (key === undefined || parsed === undefined) return undefined;
      entries.push([key, parsed]);
    }
    // Object.fromEntries forgets which keys it was given.
    return Object.fromEntries(entries) as Readonly<Partial<Record<K, T>>>;
  };
}

/** An object with exactly these fields: a missing or an extra one fails. */
export function exactly<T extends object>(fields: {
  readonly [K in keyof T]-?: Parser<T[K]>;
}): Parser<T> {
  const parsers = Object.entries<Parser<unknown>>(fields);
  return (input) => {
    if (!isJsonObject(input) || Object.keys(input).length !== parsers.length) return undefined;
    const entries: [string, unknown][] = [];
    for (const [name, parser] of parsers) {
      const parsed = Object.hasOwn(input, name) ? parser(input[name]) : undefined;
      if (parsed === undefined) return undefined;
      entries.push([name, parsed]);
    }
    // Each field was read by the parser of its own type.
    return Object.fromEntries(entries) as T;
  };
}

/** The first of the parsers that can read the input. */
export function anyOf<T>(...parsers: readonly Parser<T>[]): Parser<T> {
  return (input) => {
    for (const parser of parsers) {
      const parsed = parser(input);
      if (parsed !== undefined) return parsed;
    }
    return undefined;
  };
}
