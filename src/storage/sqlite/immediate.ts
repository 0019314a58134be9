import type BetterSqlite3 from 'better-sqlite3';

/**
 * `work` as one transaction, all or nothing. IMMEDIATE: a transaction that is going to write waits for
 * its turn at its beginning, where waiting helps, and not half-way, where SQLite has to refuse it.
 */
export function immediate<A extends unknown[], R>(
  client: BetterSqlite3.Database,
  work: (...args: A) => R,
): (...args: A) => R {
  const transaction = client.transaction(work);
  return (...args) => transaction.immediate(...args);
}
