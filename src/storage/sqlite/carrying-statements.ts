/** The statements of carrying the ledger forward, prepared once. `ids` is a JSON list of movements. */
import { and, asc, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { accounts, CARRIED, entries, isStandIn, movements, NOT_CARRIED, tables } from './schema.ts';

const hole = (name: string) => sql.placeholder(name);
const LISTED = sql`(select value from json_each(${hole('ids')}))`;

export type CarryingStatements = ReturnType<typeof prepareCarryingStatements>;

export function prepareCarryingStatements(db: BetterSQLite3Database) {
  const table = db
    .select({ one: sql`1` })
    .from(tables)
    .where(eq(tables.id, movements.tableId));
  const ofAccount = db
    .select({ one: sql`1` })
    .from(entries)
    .where(eq(entries.account, accounts.id));
  const ofMovement = db
    .select({ one: sql`1` })
    .from(entries)
    .where(eq(entries.movement, movements.id));
  const carriedEntry = and(
    eq(entries.account, hole('account')),
    eq(entries.movement, hole('movement')),
  );
  return {
    oldMovements: db
      .select({ id: movements.id, guild: movements.guild, at: movements.at })
      .from(movements)
      .where(
        and(
          NOT_CARRIED,
          lt(movements.at, hole('before')),
          or(isNull(movements.tableId), notExists(table)),
        ),
      )
      .orderBy(asc(movements.at))
      .limit(hole('limit'))
      .prepare(),
    sumsOf: db
      .select({ account: entries.account, amount: sql<number>`sum(${entries.amount})` })
      .from(entries)
      .where(sql`${entries.movement} in ${LISTED}`)
      .groupBy(entries.account)
      .prepare(),
    /** What the hands among them brought to whom. */
    handsOf: db
      .select({
        guild: accounts.guild,
        user: accounts.user,
        hands: sql<number>`count(*)`,
        won: sql<number>`sum(max(${entries.amount}, 0))`,
        lost: sql<number>`sum(max(-${entries.amount}, 0))`,
      })
      .from(entries)
      .innerJoin(movements, eq(movements.id, entries.movement))
      .innerJoin(accounts, eq(accounts.id, entries.account))
      .where(
        and(
          sql`${entries.movement} in ${LISTED}`,
          eq(movements.reason, 'hand'),
          eq(accounts.kind, 'stake'),
        ),
      )
      .groupBy(accounts.guild, accounts.user)
      .prepare(),
    addHands: db
      .update(accounts)
      .set({
        carriedHands: sql`${accounts.carriedHands} + ${hole('hands')}`,
        carriedWon: sql`${accounts.carriedWon} + ${hole('won')}`,
        carriedLost: sql`${accounts.carriedLost} + ${hole('lost')}`,
      })
      .where(
        and(
          eq(accounts.guild, hole('guild')),
          eq(accounts.kind, 'person'),
          eq(accounts.user, hole('user')),
        ),
      )
      .prepare(),

    carriedOf: db
      .select({ id: movements.id, at: movements.at })
      .from(movements)
      .where(and(CARRIED, eq(movements.guild, hole('guild'))))
      .prepare(),
    insertCarried: db
      .insert(movements)
      .values({ guild: hole('guild'), reason: 'carried', at: hole('at') })
      .prepare(),
    moveOn: db
      .update(movements)
      .set({ at: sql`${hole('at')}` })
      .where(eq(movements.id, hole('movement')))
      .prepare(),
    entryOf: db.select({ amount: entries.amount }).from(entries).where(carriedEntry).prepare(),
    setEntry: db
      .insert(entries)
      .values({ movement: hole('movement'), account: hole('account'), amount: hole('amount') })
      .onConflictDoUpdate({
        target: [entries.account, entries.movement],
        set: { amount: sql`excluded.amount` },
      })
      .prepare(),
    deleteEntry: db.delete(entries).where(carriedEntry).prepare(),

    deleteEntries: db
      .delete(entries)
      .where(sql`${entries.movement} in ${LISTED}`)
      .prepare(),
    deleteMovements: db
      .delete(movements)
      .where(sql`${movements.id} in ${LISTED}`)
      .prepare(),
    deleteEmptyMovement: db
      .delete(movements)
      .where(and(eq(movements.id, hole('movement')), notExists(ofMovement)))
      .prepare(),
    /** Stakes that came back, and stand-ins; a person's own account stays, since a new one brings a grant. */
    deleteEmptyAccount: db
      .delete(accounts)
      .where(
        and(
          eq(accounts.id, hole('account')),
          or(
            eq(accounts.kind, 'stake'),
            and(eq(accounts.kind, 'person'), isStandIn(accounts.user)),
          ),
          notExists(ofAccount),
        ),
      )
      .prepare(),
  };
}
