import { isJsonObject } from '../../engine/json.ts';

/** The first place at which two JSON values differ. */
export interface Difference {
  /** E.g. `offer.trail[1].claim`; empty where the values themselves differ. */
  readonly path: string;
  /** Undefined where there is nothing at this place. */
  readonly expected: unknown;
  readonly found: unknown;
}

/** Undefined where the values are the same; the order of keys does not matter. */
export function findDifference(
  expected: unknown,
  found: unknown,
  path = '',
): Difference | undefined {
  if (Array.isArray(expected) && Array.isArray(found)) {
    return firstDifference(
      Array.from({ length: Math.max(expected.length, found.length) }, (_, index) =>
        findDifference(expected[index], found[index], `${path}[${index}]`),
      ),
    );
  }
  if (isJsonObject(expected) && isJsonObject(found)) {
    const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
    return firstDifference(
      names.map((name) =>
        findDifference(
          ownValue(expected, name),
          ownValue(found, name),
          path === '' ? name : `${path}.${name}`,
        ),
      ),
    );
  }
  return expected === found ? undefined : { path, expected, found };
}

function firstDifference(differences: readonly (Difference | undefined)[]): Difference | undefined {
  return differences.find((difference) => difference !== undefined);
}

/** A key that every object inherits, such as `constructor`, is no key of its own. */
function ownValue(from: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(from, name) ? from[name] : undefined;
}
