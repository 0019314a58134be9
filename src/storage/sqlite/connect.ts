import BetterSqlite3 from 'better-sqlite3';
import { StorageFault } from '../fault.ts';
import { parseDatabaseUrl } from '../url.ts';
import { classified } from './classify.ts';
import { hasContent, preparePrivateFile, refuseLostDatabase } from './files.ts';
import { lockDatabase, type Lock } from './lock.ts';
import {
  isUpToDate,
  migrateDatabase,
  MIGRATIONS_FOLDER,
  refuseForeignDatabase,
} from './migrate.ts';
import { existsSync } from 'node:fs';

/** Waiting blocks the whole process, and a press has to be answered within three seconds. */
export const BUSY_TIMEOUT_MS = 250;

export interface Connection {
  readonly client: BetterSqlite3.Database;
  close(): void;
}

export interface ConnectOptions {
  /**
   * Whether other processes are kept off the database, as the bot must. False only for tests of two
   * services on one file.
   */
  readonly exclusive?: boolean;
  /** Another folder of migrations, for tests of upgrades. */
  readonly migrationsFolder?: string;
}

/** Whether opening this database will make it. */
export function isNewDatabase(url: string): boolean {
  const place = parseDatabaseUrl(url);
  return place.kind === 'file' && !hasContent(place.path);
}

/**
 * Opens the database of a `DATABASE_URL` for the bot: makes the file where there never was one, takes
 * the lock, refuses a newer database before touching it, applies migrations.
 * Throws a `StorageFault` that says what to do.
 */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const place = parseDatabaseUrl(url);
  const folder = options.migrationsFolder ?? MIGRATIONS_FOLDER;
  if (place.kind === 'memory') return ready(new BetterSqlite3(':memory:'), folder, undefined);
  refuseLostDatabase(place.path);
  const file = preparePrivateFile(place.path);
  return classified('opening the database', () => {
    const lock = options.exclusive === false ? undefined : lockDatabase(file);
    try {
      return ready(new BetterSqlite3(file, { timeout: BUSY_TIMEOUT_MS }), folder, lock);
    } catch (error) {
      lock?.release();
      throw error;
    }
  });
}

function ready(client: BetterSqlite3.Database, folder: string, lock: Lock | undefined): Connection {
  try {
    refuseForeignDatabase(client, folder);
    // WAL: readers and the doctor never wait for the bot. FULL: what is committed survives a power cut.
    client.pragma('journal_mode = WAL');
    client.pragma('synchronous = FULL');
    migrateDatabase(client, folder);
  } catch (error) {
    client.close();
    throw error;
  }
  return {
    client,
    close: () => {
      client.close();
      lock?.release();
    },
  };
}

/**
 * Opens an existing database for looking only, also while the bot runs on it. Everything is read from
 * one snapshot, so that what is compared belongs together.
 * Throws a `StorageFault` where there is no database, or where it is of another version.
 */
export function connectForReading(url: string, migrationsFolder = MIGRATIONS_FOLDER): Connection {
  const place = parseDatabaseUrl(url);
  if (place.kind === 'memory') throw new StorageFault('unreachable', 'it is only in memory');
  if (!existsSync(place.path)) throw new StorageFault('unreachable', `no file ${place.path}`);
  return classified('opening the database', () => {
    const client = new BetterSqlite3(place.path, { readonly: true, timeout: BUSY_TIMEOUT_MS });
    try {
      client.exec('BEGIN');
      refuseForeignDatabase(client, migrationsFolder);
      if (!isUpToDate(client, migrationsFolder)) {
        throw new StorageFault('unreachable', 'it is older than this program; start the bot once');
      }
    } catch (error) {
      client.close();
      throw error;
    }
    return { client, close: () => void client.close() };
  });
}
