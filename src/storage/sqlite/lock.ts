import Database from 'better-sqlite3';
import { StorageFault } from '../fault.ts';
import { classify } from './classify.ts';
import { lockFileOf, preparePrivateFile } from './files.ts';

/** Held as long as it is not released. */
export interface Lock {
  release(): void;
}

/**
 * Keeps every other process off a database. Node cannot lock files, SQLite can: an exclusive
 * transaction on an empty database beside the real one is a lock that the operating system holds. It
 * ends with the process, however that ends, so there is never a stale lock to remove. The database
 * itself stays free for the doctor and for backups.
 * Throws a `StorageFault` of kind `in-use` where another process holds it.
 */
export function lockDatabase(file: string): Lock {
  const client = new Database(preparePrivateFile(lockFileOf(file)), { timeout: 0 });
  try {
    // Nothing is ever written, so the journal need not be a file either.
    client.pragma('journal_mode = MEMORY');
    client.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    client.close();
    const fault = classify(error, 'taking the lock');
    if (fault instanceof StorageFault && fault.kind === 'locked') {
      throw new StorageFault('in-use', file, error);
    }
    throw fault;
  }
  return { release: () => void client.close() };
}
