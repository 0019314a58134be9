/**
 * What can be done with a choice space (space.ts) without listing it: draw from it, ask whether a
 * move lies in it, count it. The spaces of one `Choices` never overlap, so a move is described once.
 */
import { isJsonObject, sameJson } from './json.ts';
import { pick, type Draw } from './random.ts';
import type { Choices, IntegerRange, OneOf, Selection } from './space.ts';

interface Typed {
  readonly type: string;
}

/** A domain without the type of its values; every `Domain<T>` is one. */
type AnyDomain = OneOf<unknown> | IntegerRange | Selection<unknown> | AnyFields;

interface AnyFields {
  readonly kind: 'fields';
  readonly fields: Readonly<Record<string, AnyDomain>>;
}

interface AnySpace {
  readonly type: string;
  readonly fields: Readonly<Record<string, AnyDomain>>;
}

/** The values of a small domain, in the order in which a panel shows them. */
export function valuesOf<T>(domain: OneOf<T>): readonly T[];
export function valuesOf(domain: OneOf<number> | IntegerRange): readonly number[];
export function valuesOf(domain: OneOf<unknown> | IntegerRange): readonly unknown[] {
  if (domain.kind === 'one-of') return domain.values;
  return Array.from({ length: rangeSize(domain) }, (_, step) => domain.min + step);
}

/**
 * How many moves the choices describe. In a selection positions count, not values: one of two bats
 * is two ways. So this is the number of different moves where no selection holds equal elements.
 */
export function size<M extends Typed>(choices: Choices<M>): number;
export function size(choices: readonly AnySpace[]): number {
  return choices.reduce((sum, space) => sum + fieldsSize(space.fields), 0);
}

/**
 * A random move: first its type, all types alike, then uniformly among all ways to make a move of
 * that type. (Uniformly over everything would bury three answers under a hundred passes.)
 * Throws on choices that describe no move.
 */
export function sample<M extends Typed>(choices: Choices<M>, draw: Draw): M;
export function sample(choices: readonly AnySpace[], draw: Draw): Typed {
  const possible = choices
    .map((space) => ({ space, ways: fieldsSize(space.fields) }))
    .filter(({ ways }) => ways > 0);
  const types = [...new Set(possible.map(({ space }) => space.type))];
  const type = pick(types, draw);
  const ofType = possible.filter(({ space }) => space.type === type);
  let ticket = draw(ofType.reduce((sum, { ways }) => sum + ways, 0));
  for (const { space, ways } of ofType) {
    if (ticket < ways) return { type, ...sampleFields(space.fields, draw) };
    ticket -= ways;
  }
  throw new Error('A draw went beyond its bound.');
}

/** Whether the value is exactly one of the moves described: no field missing, none to spare. */
export function includes<M extends Typed>(choices: Choices<M>, move: unknown): boolean;
export function includes(choices: readonly AnySpace[], move: unknown): boolean {
  if (!isJsonObject(move)) return false;
  const { type, ...fields } = move;
  return choices.some((space) => space.type === type && containsFields(space.fields, fields));
}

/** The first `limit` different moves described, space by space, each field in its own order. */
export function list<M extends Typed>(choices: Choices<M>, limit: number): readonly M[];
export function list(choices: readonly AnySpace[], limit: number): readonly Typed[] {
  const moves: Typed[] = [];
  for (const space of choices) {
    for (const fields of everyFields(Object.entries(space.fields))) {
      if (moves.length >= limit) return moves;
      moves.push({ type: space.type, ...fields });
    }
  }
  return moves;
}

function rangeSize(range: IntegerRange): number {
  return Math.max(0, range.max - range.min + 1);
}

function fieldsSize(fields: Readonly<Record<string, AnyDomain>>): number {
  return Object.values(fields).reduce((product, domain) => product * domainSize(domain), 1);
}

function domainSize(domain: AnyDomain): number {
  switch (domain.kind) {
    case 'one-of':
      return domain.values.length;
    case 'range':
      return rangeSize(domain);
    case 'fields':
      return fieldsSize(domain.fields);
    case 'selection':
      return selectionSize(domain);
  }
}

/** n (n−1) … (n−k+1) ordered ways, divided by k! where the order does not matter. */
function selectionSize({ from, count, ordered }: Selection<unknown>): number {
  let ways = 1;
  for (let taken = 0; taken < count; taken++) {
    // Dividing at each step keeps the number an integer: it is a binomial coefficient throughout.
    ways = (ways * Math.max(0, from.length - taken)) / (ordered ? 1 : taken + 1);
  }
  return ways;
}

function sampleFields(
  fields: Readonly<Record<string, AnyDomain>>,
  draw: Draw,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, domain]) => [name, sampleDomain(domain, draw)]),
  );
}

function sampleDomain(domain: AnyDomain, draw: Draw): unknown {
  switch (domain.kind) {
    case 'one-of':
      return domain.values[draw(domain.values.length)];
    case 'range':
      return domain.min + draw(rangeSize(domain));
    case 'fields':
      return sampleFields(domain.fields, draw);
    case 'selection': {
      const left = [...domain.from];
      return Array.from({ length: domain.count }, () => left.splice(draw(left.length), 1)[0]);
    }
  }
}

function containsFields(
  fields: Readonly<Record<string, AnyDomain>>,
  value: Readonly<Record<string, unknown>>,
): boolean {
  const entries = Object.entries(fields);
  return (
    Object.keys(value).length === entries.length &&
    entries.every(([name, domain]) => Object.hasOwn(value, name) && contains(domain, value[name]))
  );
}

function contains(domain: AnyDomain, value: unknown): boolean {
  switch (domain.kind) {
    case 'one-of':
      return domain.values.includes(value);
    case 'range':
      return (
        typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= domain.min &&
        value <= domain.max
      );
    case 'fields':
      return isJsonObject(value) && containsFields(domain.fields, value);
    case 'selection':
      return Array.isArray(value) && value.length === domain.count && isWithin(value, domain.from);
  }
}

/** Whether each of the values can be taken from the list, every position at most once. */
function isWithin(values: readonly unknown[], from: readonly unknown[]): boolean {
  const left = [...from];
  return values.every((value) => {
    const at = left.findIndex((candidate) => sameJson(candidate, value));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

function* everyFields(
  entries: readonly (readonly [string, AnyDomain])[],
): Generator<Record<string, unknown>> {
  const [first, ...rest] = entries;
  if (first === undefined) {
    yield {};
    return;
  }
  const [name, domain] = first;
  for (const value of everyValue(domain)) {
    for (const others of everyFields(rest)) yield { [name]: value, ...others };
  }
}

function* everyValue(domain: AnyDomain): Generator {
  switch (domain.kind) {
    case 'one-of':
      yield* domain.values;
      return;
    case 'range':
      for (let value = domain.min; value <= domain.max; value++) yield value;
      return;
    case 'fields':
      yield* everyFields(Object.entries(domain.fields));
      return;
    case 'selection': {
      const seen = new Set<string>();
      for (const chosen of everySelection(domain.from, domain.count, domain.ordered)) {
        const names = chosen.map((element) => JSON.stringify(element));
        const label = (domain.ordered ? names : names.toSorted()).join();
        if (!seen.has(label)) yield chosen;
        seen.add(label);
      }
    }
  }
}

function* everySelection(
  from: readonly unknown[],
  count: number,
  ordered: boolean,
): Generator<readonly unknown[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [at, element] of from.entries()) {
    const left = ordered ? from.toSpliced(at, 1) : from.slice(at + 1);
    for (const others of everySelection(left, count - 1, ordered)) yield [element, ...others];
  }
}
