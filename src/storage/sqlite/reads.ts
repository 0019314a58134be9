import type BetterSqlite3 from 'better-sqlite3';

/** What was read since the last write of anybody; a press reads its table twice. */
const KEPT = 64;

export interface Reads {
  /** What `read` gave for this key, where nothing at all was written to the database since. */
  read<T>(key: string, read: () => T): T;
}

/**
 * Remembers what was read for as long as the database does not change. SQLite itself is asked for that:
 * one counter for the changes of this connection, one for those of all others. So nothing has to be told
 * what a write may have touched. Rows are handed out as they were read, and nobody may change them.
 */
export function createReads(client: BetterSqlite3.Database): Reads {
  const changesHere = client.prepare<[], number>('select total_changes()').pluck();
  const changesElsewhere = client.prepare<[], number>('pragma data_version').pluck();
  const known = new Map<string, unknown>();
  let here: number | undefined;
  let elsewhere: number | undefined;
  return {
    read<T>(key: string, read: () => T): T {
      // What a transaction sees of itself may be undone.
      if (client.inTransaction) return read();
      const nowHere = changesHere.get();
      const nowElsewhere = changesElsewhere.get();
      if (nowHere !== here || nowElsewhere !== elsewhere || known.size >= KEPT) known.clear();
      here = nowHere;
      elsewhere = nowElsewhere;
      if (known.has(key)) return known.get(key) as T;
      const found = read();
      known.set(key, found);
      return found;
    },
  };
}
