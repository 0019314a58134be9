/** The statements of the ledger, prepared once. */
import { and, desc, eq, isNotNull, isNull, lt, ne, not, sql, type SQL } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import {
  accounts,
  CARRIED,
  departed,
  entries,
  isStandIn,
  movements,
  pastTables,
  sitters,
  tables,
} from './schema.ts';

const hole = (name: string) => sql.placeholder(name);
const set = (name: string): SQL => sql`${hole(name)}`;

/** Movements of a person's chips that are their own doing are told from the side of their balance. */
const toldOfBalance = sql`${accounts.kind} = 'person'`;
const toldOfStake = sql`${accounts.kind} = 'stake' and ${movements.reason} = 'hand'`;

export type LedgerStatements = ReturnType<typeof prepareLedgerStatements>;

export function prepareLedgerStatements(db: BetterSQLite3Database) {
  const byKey = and(
    eq(accounts.guild, hole('guild')),
    eq(accounts.kind, hole('kind')),
    eq(accounts.user, hole('user')),
    eq(accounts.tableId, hole('tableId')),
  );
  const ofPerson = and(eq(accounts.user, hole('user')), eq(accounts.guild, hole('guild')));
  const won = sql<number>`coalesce(sum(max(${entries.amount}, 0)), 0)`;
  const lost = sql<number>`coalesce(sum(max(-${entries.amount}, 0)), 0)`;
  const staked = sql<number>`coalesce(sum(${accounts.balance}), 0)`;
  return {
    accountOf: db
      .select({ id: accounts.id, balance: accounts.balance, toppedUpAt: accounts.toppedUpAt })
      .from(accounts)
      .where(byKey)
      .prepare(),
    insertAccount: db
      .insert(accounts)
      .values({
        guild: hole('guild'),
        kind: hole('kind'),
        user: hole('user'),
        tableId: hole('tableId'),
        toppedUpAt: hole('toppedUpAt'),
      })
      .prepare(),
    /** Changes no row where a person or a stake would owe something. */
    addToBalance: db
      .update(accounts)
      .set({ balance: sql`${accounts.balance} + ${hole('amount')}` })
      .where(
        and(
          eq(accounts.id, hole('id')),
          sql`(${accounts.kind} = 'house' or ${accounts.balance} + ${hole('amount')} >= 0)`,
        ),
      )
      .prepare(),
    noteTopUp: db
      .update(accounts)
      .set({ toppedUpAt: set('at') })
      .where(byKey)
      .prepare(),
    stakedBy: db
      .select({ staked })
      .from(accounts)
      .where(and(ofPerson, eq(accounts.kind, 'stake')))
      .prepare(),
    accountsOfPerson: db
      .select({ guild: accounts.guild, balance: accounts.balance })
      .from(accounts)
      .where(and(eq(accounts.user, hole('user')), eq(accounts.kind, 'person')))
      .prepare(),
    renameAccounts: db
      .update(accounts)
      .set({ user: set('standIn'), carriedHands: 0, carriedWon: 0, carriedLost: 0 })
      .where(eq(accounts.user, hole('user')))
      .prepare(),

    insertMovement: db
      .insert(movements)
      .values({
        guild: hole('guild'),
        reason: hole('reason'),
        tableId: hole('tableId'),
        hand: hole('hand'),
        revision: hole('revision'),
        interaction: hole('interaction'),
        at: hole('at'),
      })
      .prepare(),
    insertEntry: db
      .insert(entries)
      .values({ movement: hole('movement'), account: hole('account'), amount: hole('amount') })
      .prepare(),
    movementOfPress: db
      .select({ id: movements.id })
      .from(movements)
      .where(eq(movements.interaction, hole('interaction')))
      .prepare(),
    chipRecord: db
      .select({ hands: sql<number>`count(*)`, won, lost })
      .from(accounts)
      .innerJoin(entries, eq(entries.account, accounts.id))
      .innerJoin(movements, eq(movements.id, entries.movement))
      .where(and(ofPerson, toldOfStake))
      .prepare(),
    /** The same of movements that were carried forward. */
    carriedRecord: db
      .select({
        hands: accounts.carriedHands,
        won: accounts.carriedWon,
        lost: accounts.carriedLost,
      })
      .from(accounts)
      .where(byKey)
      .prepare(),
    /** What was carried forward comes last, being the oldest. */
    linesOf: db
      .select({
        reason: movements.reason,
        amount: entries.amount,
        tableId: movements.tableId,
        game: sql<string | null>`coalesce(${tables.game}, ${pastTables.game})`,
        hand: movements.hand,
        at: movements.at,
      })
      .from(accounts)
      .innerJoin(entries, eq(entries.account, accounts.id))
      .innerJoin(movements, eq(movements.id, entries.movement))
      .leftJoin(tables, eq(tables.id, movements.tableId))
      .leftJoin(pastTables, eq(pastTables.id, movements.tableId))
      .where(and(ofPerson, sql`(${toldOfBalance} or ${toldOfStake})`))
      .orderBy(CARRIED, desc(movements.id))
      .limit(hole('limit'))
      .offset(hole('offset'))
      .prepare(),
    movementsOfTable: db
      .select({
        id: movements.id,
        guild: movements.guild,
        reason: movements.reason,
        hand: movements.hand,
        revision: movements.revision,
        kind: accounts.kind,
        user: accounts.user,
        tableId: accounts.tableId,
        amount: entries.amount,
      })
      .from(movements)
      .innerJoin(entries, eq(entries.movement, movements.id))
      .innerJoin(accounts, eq(accounts.id, entries.account))
      .where(eq(movements.tableId, hole('id')))
      .orderBy(movements.revision, movements.id)
      .prepare(),

    departure: db
      .select({ at: departed.at })
      .from(departed)
      .where(eq(departed.hash, hole('hash')))
      .prepare(),
    noteDeparture: db
      .insert(departed)
      .values({ hash: hole('hash'), at: hole('at') })
      .onConflictDoUpdate({ target: departed.hash, set: { at: sql`excluded.at` } })
      .prepare(),
    dropDepartures: db
      .delete(departed)
      .where(lt(departed.at, hole('before')))
      .prepare(),

    sittersOf: db
      .select()
      .from(sitters)
      .where(eq(sitters.tableId, hole('id')))
      .orderBy(sitters.place)
      .prepare(),
    insertSitter: db
      .insert(sitters)
      .values({
        tableId: hole('tableId'),
        place: hole('place'),
        user: hole('user'),
        name: hole('name'),
        bought: hole('bought'),
        stack: hole('stack'),
        home: hole('home'),
      })
      .prepare(),
    /** The person stays who they are: they may have been forgotten since the table was loaded. */
    updateSitter: db
      .update(sitters)
      .set({ bought: set('bought'), stack: set('stack'), home: set('home') })
      .where(and(eq(sitters.tableId, hole('tableId')), eq(sitters.place, hole('place'))))
      .prepare(),

    /** Every account whose balance is not the sum of its entries. */
    wrongBalances: db
      .select({ id: accounts.id })
      .from(accounts)
      .leftJoin(entries, eq(entries.account, accounts.id))
      .groupBy(accounts.id)
      .having(ne(sql`coalesce(sum(${entries.amount}), 0)`, accounts.balance))
      .prepare(),
    unbalanced: db
      .select({ id: movements.id })
      .from(movements)
      .leftJoin(entries, eq(entries.movement, movements.id))
      .groupBy(movements.id)
      .having(sql`coalesce(sum(${entries.amount}), 0) <> 0 or count(${entries.amount}) = 0`)
      .prepare(),
    owing: db
      .select({ id: accounts.id })
      .from(accounts)
      .where(sql`${accounts.kind} <> 'house' and ${accounts.balance} < 0`)
      .prepare(),
    /** By server: all accounts together. */
    sums: db
      .select({ guild: accounts.guild, sum: staked })
      .from(accounts)
      .groupBy(accounts.guild)
      .having(sql`sum(${accounts.balance}) <> 0`)
      .prepare(),
    /** Servers in which the house does not stand at minus what it has issued. */
    wrongHouses: db
      .select({ guild: accounts.guild })
      .from(accounts)
      .leftJoin(entries, eq(entries.account, accounts.id))
      .leftJoin(movements, eq(movements.id, entries.movement))
      .where(eq(accounts.kind, 'house'))
      .groupBy(accounts.id)
      .having(
        sql`sum(case when ${movements.reason} in ('grant', 'top-up', 'close', 'carried') then ${entries.amount} else 0 end) <> ${accounts.balance}`,
      )
      .prepare(),
    /** Tables at which a stake is not what the table says. */
    strayStakes: db
      .select({ tableId: accounts.tableId })
      .from(accounts)
      .leftJoin(
        sitters,
        and(eq(sitters.tableId, accounts.tableId), eq(sitters.user, accounts.user)),
      )
      .leftJoin(tables, eq(tables.id, accounts.tableId))
      .where(
        and(
          eq(accounts.kind, 'stake'),
          // The chips of a practice table are in no ledger.
          sql`${accounts.balance} <> case when ${tables.practice} is null then coalesce(${sitters.stack}, 0) else 0 end`,
        ),
      )
      .prepare(),
    missingStakes: db
      .select({ tableId: sitters.tableId })
      .from(sitters)
      .leftJoin(
        accounts,
        and(
          eq(accounts.tableId, sitters.tableId),
          eq(accounts.user, sitters.user),
          eq(accounts.kind, 'stake'),
        ),
      )
      .innerJoin(tables, eq(tables.id, sitters.tableId))
      .where(
        and(isNull(tables.practice), sql`${sitters.stack} <> coalesce(${accounts.balance}, 0)`),
      )
      .prepare(),
    /** Tables that a movement names, and that neither stand nor were cleared away. */
    strayTables: db
      .selectDistinct({ tableId: sql<string>`${movements.tableId}` })
      .from(movements)
      .leftJoin(tables, eq(tables.id, movements.tableId))
      .leftJoin(pastTables, eq(pastTables.id, movements.tableId))
      .where(and(isNotNull(movements.tableId), isNull(tables.id), isNull(pastTables.id)))
      .prepare(),
    ranking: db
      .select({
        user: accounts.user,
        chips: sql<number>`sum(${accounts.balance})`,
      })
      .from(accounts)
      .where(
        and(
          eq(accounts.guild, hole('guild')),
          ne(accounts.kind, 'house'),
          not(isStandIn(accounts.user)),
          sql`not exists (select 1 from settings where settings.user = ${accounts.user} and settings.ranked = 0)`,
        ),
      )
      .groupBy(accounts.user)
      .orderBy(desc(sql`sum(${accounts.balance})`), accounts.user)
      .limit(hole('limit'))
      .prepare(),
  };
}
