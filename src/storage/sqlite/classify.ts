import { StorageFault, type StorageFaultKind } from '../fault.ts';

/** SQLite's result codes; extended codes such as SQLITE_IOERR_WRITE begin with the plain one. */
const KINDS: readonly (readonly [prefix: string, kind: StorageFaultKind])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_CANTOPEN', 'unreachable'],
  ['SQLITE_PERM', 'unreachable'],
  ['SQLITE_AUTH', 'unreachable'],
  ['SQLITE_IOERR', 'io'],
  ['SQLITE_', 'unknown'],
];

/** Drizzle wraps some errors in one that quotes the statement; what SQLite said is below. */
function sqliteError(error: unknown): (Error & { readonly code: string }) | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && at.code.startsWith('SQLITE_')) {
      return at as Error & { readonly code: string };
    }
  }
  return undefined;
}

/**
 * Turns what SQLite threw into a `StorageFault`; `doing` says in a few words what was being done.
 * Anything else, such as a mistake in this program, is given back as it is.
 */
export function classify(error: unknown, doing: string): unknown {
  if (error instanceof StorageFault) return error;
  const cause = sqliteError(error);
  if (cause === undefined) return error;
  const kind = KINDS.find(([prefix]) => cause.code.startsWith(prefix))?.[1] ?? 'unknown';
  return new StorageFault(kind, `${doing}: ${cause.code}`, cause);
}

/** Runs `work`; what SQLite throws in it leaves as a `StorageFault`. */
export function classified<T>(doing: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw classify(error, doing);
  }
}
