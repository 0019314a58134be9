import type { Storage } from '../port.ts';
import { classified } from './classify.ts';
import { connectForReading } from './connect.ts';
import { createSqliteStorage } from './storage.ts';

/** A database open for looking only. */
export interface Inspection {
  /** One snapshot of the database, whatever the bot does meanwhile. Calls that write reject. */
  readonly storage: Storage;
  /** What SQLite finds wrong with its file and its references, a sentence each. */
  readonly checkFile: () => readonly string[];
}

/**
 * Opens a database for the doctor, also while the bot runs on it.
 * Throws a `StorageFault` where there is none, or where it is of another version. `migrationsFolder` is
 * for tests of upgrades.
 */
export function openForInspection(url: string, migrationsFolder?: string): Inspection {
  const connection = connectForReading(url, migrationsFolder);
  const { client } = connection;
  return {
    storage: createSqliteStorage(connection),
    checkFile: () =>
      classified('checking the file', () => [
        ...rows(client.pragma('integrity_check'))
          .map((row) => String(row['integrity_check']))
          .filter((message) => message !== 'ok')
          .map((message) => `SQLite: ${message}`),
        ...rows(client.pragma('foreign_key_check')).map(
          (row) =>
            `A row of "${String(row['table'])}" belongs to nothing in "${String(row['parent'])}".`,
        ),
      ]),
  };
}

function rows(answer: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(answer) ? (answer as readonly Readonly<Record<string, unknown>>[]) : [];
}
