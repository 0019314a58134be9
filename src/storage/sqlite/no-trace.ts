/** What is deleted is gone from the files, too, and not only out of reach. */
import type BetterSqlite3 from 'better-sqlite3';
import { BUSY_TIMEOUT_MS } from './connect.ts';

/**
 * SQLite leaves what was replaced in unused parts of its file until something else needs the room.
 * What `work` replaces or deletes is overwritten.
 */
export function withoutTrace<T>(client: BetterSqlite3.Database, work: () => T): T {
  client.pragma('secure_delete = ON');
  try {
    return work();
  } finally {
    client.pragma('secure_delete = OFF');
  }
}

/**
 * Takes older pages out of the write-ahead log, as far as nobody reads from it: a doctor or a backup may
 * be at work, and no press is to wait for them.
 */
export function emptyWriteAheadLog(client: BetterSqlite3.Database): void {
  client.pragma('busy_timeout = 0');
  try {
    client.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    client.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
}
