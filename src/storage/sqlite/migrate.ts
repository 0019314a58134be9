import { fileURLToPath } from 'node:url';
import type BetterSqlite3 from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StorageFault } from '../fault.ts';

/** The same way up from the source and from the compiled file. */
export const MIGRATIONS_FOLDER = fileURLToPath(
  new URL('../../../migrations/sqlite', import.meta.url),
);
/** Where drizzle's migrator keeps what it has applied. */
const APPLIED = '__drizzle_migrations';

/**
 * Refuses a database that knows a migration which this program does not, and a file that holds
 * something else. Reads only; throws a `StorageFault` of kind `newer` or `damaged`.
 */
export function refuseForeignDatabase(client: BetterSqlite3.Database, folder: string): void {
  const db = drizzle(client);
  const names = db
    .all<{ name: string }>(sql`select name from sqlite_master where type = 'table'`)
    .map(({ name }) => name);
  if (!names.includes(APPLIED)) {
    if (names.length > 0) throw new StorageFault('damaged', 'its tables are not those of Humbug');
    return;
  }
  const known = new Set(
    readMigrationFiles({ migrationsFolder: folder }).map((m) => m.folderMillis),
  );
  const applied = db.all<{ at: number }>(
    sql`select created_at as at from ${sql.identifier(APPLIED)}`,
  );
  if (applied.some(({ at }) => !known.has(at))) throw new StorageFault('newer');
}

/** Whether every migration of this program has been applied. Reads only. */
export function isUpToDate(client: BetterSqlite3.Database, folder: string): boolean {
  const db = drizzle(client);
  const [found] = db.all<{ count: number }>(
    sql`select count(*) as count from sqlite_master where name = ${APPLIED}`,
  );
  if (found === undefined || found.count === 0) return false;
  const [applied] = db.all<{ count: number }>(
    sql`select count(*) as count from ${sql.identifier(APPLIED)}`,
  );
  return applied?.count === readMigrationFiles({ migrationsFolder: folder }).length;
}

/**
 * Brings a database up to this program, all missing migrations or none. Foreign keys rest meanwhile,
 * since SQLite changes a table by rebuilding it, and are checked afterwards.
 */
export function migrateDatabase(client: BetterSqlite3.Database, folder: string): void {
  client.pragma('foreign_keys = OFF');
  migrate(drizzle(client), { migrationsFolder: folder });
  const broken = client.pragma('foreign_key_check');
  if (Array.isArray(broken) && broken.length > 0) {
    throw new StorageFault('damaged', 'rows point to others that are missing');
  }
  client.pragma('foreign_keys = ON');
}
