/** Reading JSON of which nothing is known yet. */

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let node = value;
  for (const step of path) {
    if (isList(node)) node = node[Number(step)];
    else if (isObject(node)) node = node[String(step)];
    else return undefined;
  }
  return node;
}

/** Deeper bodies than this are no message, command or modal. */
const MAX_DEPTH = 64;

/** Whether some string in it, key or value, is not well-formed UTF-16, or it is nested absurdly. */
export function isBroken(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return true;
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value);
  if (isList(value)) return value.some((item) => isBroken(item, depth + 1));
  if (!isObject(value)) return false;
  return Object.entries(value).some(([key, item]) => isBroken(key) || isBroken(item, depth + 1));
}

/** A copy in which every object, innermost first, went through `change`. */
export function mapObjects(value: unknown, change: (object: JsonObject) => JsonObject): unknown {
  if (isList(value)) return value.map((item) => mapObjects(item, change));
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapObjects(item, change)]),
  );
  return change(copy);
}
