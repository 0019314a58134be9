import BetterSqlite3 from 'better-sqlite3';
import { parseDatabaseUrl } from '../../src/storage/url.ts';

/** Runs SQL on a database behind the program's back, foreign keys off, and gives the rows of the last statement. */
export function tamper(url: string, statement: string, ...values: unknown[]): readonly unknown[] {
  const place = parseDatabaseUrl(url);
  if (place.kind !== 'file') throw new Error('Only a file can be opened twice.');
  const client = new BetterSqlite3(place.path);
  try {
    client.pragma('foreign_keys = OFF');
    client.pragma('ignore_check_constraints = ON');
    const prepared = client.prepare(statement);
    if (prepared.reader) return prepared.all(...values);
    if (prepared.run(...values).changes === 0 && !statement.startsWith('create'))
      throw new Error(`Nothing changed: ${statement}`);
    return [];
  } finally {
    client.close();
  }
}
