import { fileURLToPath } from 'node:url';

/** A database that lives as long as its connection, for tests. */
const IN_MEMORY = [':memory:', 'file::memory:'];

/** Where a database is: a path, relative to the working folder or absolute, or memory. */
export type DatabasePlace =
  { readonly kind: 'file'; readonly path: string } | { readonly kind: 'memory' };

/**
 * Reads a `DATABASE_URL`: `file:` and a path (`file:./data/humbug.db`, `file:/srv/humbug.db`,
 * `file:///srv/humbug.db`), or `:memory:`. Throws with a sentence on anything else.
 */
export function parseDatabaseUrl(url: string): DatabasePlace {
  if (IN_MEMORY.includes(url)) return { kind: 'memory' };
  if (url.startsWith('file:///')) return { kind: 'file', path: fileURLToPath(url) };
  const path = url.startsWith('file:') ? url.slice('file:'.length) : '';
  if (path === '' || path.startsWith('//')) {
    throw new Error(
      'The address of the database is file: and a path, such as file:./data/humbug.db.',
    );
  }
  return { kind: 'file', path };
}
