/** The statements of clearing tables away, prepared once. */
import { and, asc, count, eq, inArray, lt, not, notExists, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { SQLiteTable, AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
  deals,
  ENDED,
  isStandIn,
  log,
  movements,
  pastTables,
  records,
  recordTotals,
  seats,
  sitters,
  tables,
} from './schema.ts';

const hole = (name: string) => sql.placeholder(name);

export type ClearingStatements = ReturnType<typeof prepareClearingStatements>;

export function prepareClearingStatements(db: BetterSQLite3Database) {
  const deleteOf = (table: SQLiteTable & { readonly tableId: AnySQLiteColumn }) =>
    db
      .delete(table)
      .where(eq(table.tableId, hole('id')))
      .prepare();
  const isInLedger = db
    .select({ one: sql`1` })
    .from(movements)
    .where(eq(movements.tableId, pastTables.id));
  const oldNames = db
    .select({ id: pastTables.id })
    .from(pastTables)
    .where(and(lt(pastTables.endedAt, hole('before')), notExists(isInLedger)))
    .limit(hole('limit'));
  return {
    /** `revision` is the number of lines in the table's log. */
    endedTables: db
      .select({
        id: tables.id,
        game: tables.game,
        revision: tables.revision,
        endedAt: tables.updatedAt,
      })
      .from(tables)
      .where(and(ENDED, lt(tables.updatedAt, hole('before'))))
      .orderBy(asc(tables.updatedAt))
      .limit(hole('limit'))
      .prepare(),
    insertName: db
      .insert(pastTables)
      .values({ id: hole('id'), game: hole('game'), endedAt: hole('endedAt') })
      .prepare(),
    nameOf: db
      .select({ id: pastTables.id })
      .from(pastTables)
      .where(eq(pastTables.id, hole('id')))
      .prepare(),
    deleteNames: db.delete(pastTables).where(inArray(pastTables.id, oldNames)).prepare(),

    /** What there is to count; nobody asks for the record of a stand-in. */
    resultsOf: db
      .select({
        user: records.user,
        guild: records.guild,
        game: records.game,
        outcome: records.outcome,
        count: count(),
      })
      .from(records)
      .where(and(eq(records.tableId, hole('id')), not(isStandIn(records.user))))
      .groupBy(records.user, records.guild, records.game, records.outcome)
      .prepare(),
    addTotal: db
      .insert(recordTotals)
      .values({
        user: hole('user'),
        guild: hole('guild'),
        game: hole('game'),
        outcome: hole('outcome'),
        count: hole('count'),
      })
      .onConflictDoUpdate({
        target: [recordTotals.user, recordTotals.guild, recordTotals.game, recordTotals.outcome],
        set: { count: sql`${recordTotals.count} + excluded.count` },
      })
      .prepare(),

    deleteRecords: deleteOf(records),
    deleteLog: deleteOf(log),
    deleteSeats: deleteOf(seats),
    deleteSitters: deleteOf(sitters),
    deleteDeals: deleteOf(deals),
    deleteTable: db
      .delete(tables)
      .where(eq(tables.id, hole('id')))
      .prepare(),
  };
}
