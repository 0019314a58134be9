/**
 * Clears away what has been over for long enough. A finished table goes with all of its rows; its
 * results are added to the totals of its people, and its name stays while the ledger may mention it.
 * Old movements of the ledger are added up (carrying.ts).
 */
import type BetterSqlite3 from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { Millis, Retention } from '../../tables/types.ts';
import type { Cleared } from '../port.ts';
import { Carrying } from './carrying.ts';
import { prepareClearingStatements, type ClearingStatements } from './clearing-statements.ts';
import { immediate } from './immediate.ts';
import type { Ledger } from './ledger.ts';
import { emptyWriteAheadLog, withoutTrace } from './no-trace.ts';

const DAY: Millis = 24 * 3_600_000;
/** Lines of logs that one step deletes, unless a single table has more: presses wait for it. */
const LINES = 500;
/** Tables looked at for one step. */
const TABLES = 100;
/** Movements that one step adds up. */
const MOVEMENTS = 200;
/** Names of tables that one step deletes. */
const NAMES = 500;

export interface Clearing {
  /** One step, one transaction. The caller asks again until all that comes back is zero. */
  clearAway(now: Millis, retention: Retention): Cleared;
  wasCleared(table: string): boolean;
}

export function createClearing(client: BetterSqlite3.Database, ledger: Ledger): Clearing {
  const db = drizzle(client);
  const statements = prepareClearingStatements(db);
  const carrying = new Carrying(db);
  const step = immediate(client, (now: Millis, { tableDays, ledgerDays }: Retention): Cleared => {
    const nothing: Cleared = { tables: 0, movements: 0, names: 0 };
    const tables = clearTables(statements, now - tableDays * DAY);
    if (tables > 0) return { ...nothing, tables };
    // What a table has moved is compared with its log as long as there is one.
    const before = now - Math.max(tableDays, ledgerDays) * DAY;
    const movements = carrying.carryForward(before, MOVEMENTS);
    if (movements > 0) return { ...nothing, movements };
    ledger.dropDepartures(now);
    return { ...nothing, names: statements.deleteNames.run({ before, limit: NAMES }).changes };
  });
  let hasCleared = false;
  return {
    clearAway(now, retention) {
      const cleared = withoutTrace(client, () => step(now, retention));
      const isDone = cleared.tables + cleared.movements + cleared.names === 0;
      if (isDone && hasCleared) emptyWriteAheadLog(client);
      hasCleared = !isDone;
      return cleared;
    },
    wasCleared: (table) => statements.nameOf.get({ id: table }) !== undefined,
  };
}

/** Gives how many tables went. */
function clearTables(statements: ClearingStatements, before: Millis): number {
  let tables = 0;
  let lines = 0;
  for (const table of statements.endedTables.all({ before, limit: TABLES })) {
    lines += table.revision;
    if (tables > 0 && lines > LINES) break;
    clearTable(statements, table);
    tables += 1;
  }
  return tables;
}

interface EndedTable {
  readonly id: string;
  readonly game: string;
  readonly endedAt: Millis;
}

function clearTable(statements: ClearingStatements, { id, game, endedAt }: EndedTable): void {
  statements.insertName.run({ id, game, endedAt });
  for (const total of statements.resultsOf.all({ id })) statements.addTotal.run(total);
  statements.deleteRecords.run({ id });
  statements.deleteLog.run({ id });
  statements.deleteSeats.run({ id });
  statements.deleteSitters.run({ id });
  statements.deleteDeals.run({ id });
  statements.deleteTable.run({ id });
}
