/** The migrations of another version of the program. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MIGRATIONS_FOLDER } from '../../src/storage/sqlite/migrate.ts';

interface Journal {
  readonly entries: readonly {
    readonly idx: number;
    readonly when: number;
    readonly tag: string;
  }[];
}

const journalOf = (migrations: string): Journal =>
  JSON.parse(readFileSync(path.join(migrations, 'meta', '_journal.json'), 'utf8')) as Journal;

/** Those of this version, in order. */
export const released = journalOf(MIGRATIONS_FOLDER).entries;

/** A folder within `place`: the first `count` migrations of this version, and then `added`, a statement each. */
export function otherMigrations(
  place: string,
  count: number,
  added: readonly string[] = [],
): string {
  const other = path.join(place, `migrations-${count}-${added.length}`);
  cpSync(MIGRATIONS_FOLDER, other, { recursive: true });
  const journal = journalOf(MIGRATIONS_FOLDER);
  const kept = journal.entries.slice(0, count);
  const latest = kept.at(-1)?.when ?? 0;
  const entries = added.map((statement, index) => {
    const tag = `${String(count + index).padStart(4, '0')}_added`;
    writeFileSync(path.join(other, `${tag}.sql`), statement);
    return { idx: count + index, version: '6', when: latest + 1 + index, tag, breakpoints: true };
  });
  writeFileSync(
    path.join(other, 'meta', '_journal.json'),
    JSON.stringify({ ...journal, entries: [...kept, ...entries] }),
  );
  return other;
}
