/**
 * Every statement of a press and of the clock, prepared once: building one anew would double the
 * time of a commit.
 */
import {
  and,
  asc,
  count,
  desc,
  eq,
  isNotNull,
  lte,
  min,
  ne,
  sql,
  gt,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { unionAll, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import {
  deals,
  facts,
  LIVING,
  log,
  records,
  recordTotals,
  seats,
  settings,
  tables,
} from './schema.ts';

/** A placeholder of the same name for each column that is inserted. */
function holes<const K extends string>(
  ...names: readonly K[]
): { readonly [P in K]: Placeholder<P> } {
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as {
    readonly [P in K]: Placeholder<P>;
  };
}

/** The same for an update; each value is bound as its column binds it. */
function sets<const K extends string>(
  columns: Readonly<Record<K, AnySQLiteColumn>>,
  ...names: readonly K[]
): Readonly<Record<K, SQL>> {
  const entries = names.map((name) => [
    name,
    sql`${sql.param(sql.placeholder(name), columns[name])}`,
  ]);
  return Object.fromEntries(entries) as Readonly<Record<K, SQL>>;
}

const MOVING = [
  'host',
  'status',
  'deal',
  'isLast',
  'practice',
  'state',
  'asked',
  'revision',
  'deadline',
  'decideBy',
  'remindAt',
  'standInAt',
  'endedHow',
  'endedSeat',
  'endedBy',
  'updatedAt',
] as const;
const FIXED = [
  'id',
  'guild',
  'channel',
  'parent',
  'game',
  'options',
  'language',
  'pace',
  'buyIn',
  'handLimit',
  'rebuy',
  'createdAt',
] as const;
const DEAL = ['tableId', 'number', 'secret', 'commitment', 'mixedWith', 'setup'] as const;
const SEAT = [
  'tableId',
  'seat',
  'user',
  'name',
  'joinedWith',
  'presence',
  'missed',
  'ready',
  'computer',
] as const;
const LOG = ['tableId', 'revision', 'deal', 'action', 'by', 'interaction', 'events', 'at'] as const;
const RECORD = ['tableId', 'deal', 'seat', 'guild', 'game', 'user', 'outcome', 'at'] as const;

const presentDeal = and(eq(deals.tableId, tables.id), eq(deals.number, tables.deal));
/** Whoever left before the end may have been forgotten since the table was loaded. */
const presentUser = sql`coalesce((select ${seats.user} from ${seats} where ${seats.tableId} = ${sql.placeholder('tableId')} and ${seats.seat} = ${sql.placeholder('seat')}), ${sql.placeholder('user')})`;
const hole = (name: string) => sql.placeholder(name);
/**
 * By the time since the last beat, or since the table's own last action where that was later: what was
 * set a moment ago has lost nothing of the time before. Stays null where it is null.
 */
const later = (moment: AnySQLiteColumn) =>
  sql`${moment} + max(0, ${hole('now')} - max(${hole('beat')}, ${tables.updatedAt}))`;

export type Statements = ReturnType<typeof prepareStatements>;

export function prepareStatements(db: BetterSQLite3Database) {
  const eventsOf = () =>
    db.select({ revision: log.revision, deal: log.deal, events: log.events }).from(log);
  // Found from the end of the log, so that it does not matter how many hands came before.
  const lineBeforeDeal = sql`coalesce((
    select "before"."revision" from ${log} as "before"
    where "before"."table_id" = ${hole('id')} and "before"."deal" < ${hole('deal')}
    order by "before"."revision" desc limit 1), 0)`;
  const tableAndDeal = () => db.select().from(tables).innerJoin(deals, presentDeal);
  return {
    tableById: tableAndDeal()
      .where(eq(tables.id, hole('id')))
      .prepare(),
    tableByChannel: tableAndDeal()
      .where(and(eq(tables.channel, hole('channel')), LIVING))
      .prepare(),
    insertTable: db
      .insert(tables)
      .values(holes(...FIXED, ...MOVING))
      .prepare(),
    /** Changes no row where the revision has moved on. */
    updateTable: db
      .update(tables)
      .set(sets(tables, ...MOVING))
      .where(and(eq(tables.id, hole('id')), eq(tables.revision, hole('expected'))))
      .prepare(),
    setPanel: db
      .update(tables)
      .set(sets(tables, 'panelChannel', 'panelMessage', 'panelPostedAt'))
      .where(eq(tables.id, hole('id')))
      .prepare(),
    /** Two searches by index, which one condition with "or" would not be. */
    living: unionAll(
      db
        .select({ id: tables.id, createdAt: tables.createdAt })
        .from(seats)
        .innerJoin(tables, eq(tables.id, seats.tableId))
        .where(
          and(
            eq(seats.user, hole('user')),
            ne(seats.presence, 'gone'),
            eq(tables.guild, hole('guild')),
            LIVING,
          ),
        ),
      db
        .select({ id: tables.id, createdAt: tables.createdAt })
        .from(tables)
        .where(and(eq(tables.parent, hole('parent')), eq(tables.guild, hole('guild')), LIVING)),
    ).prepare(),
    tableIds: db
      .select({ id: tables.id })
      .from(tables)
      .where(gt(tables.id, hole('after')))
      .orderBy(asc(tables.id))
      .limit(hole('limit'))
      .prepare(),

    seatsOf: db
      .select()
      .from(seats)
      .where(eq(seats.tableId, hole('id')))
      .orderBy(asc(seats.seat))
      .prepare(),
    /** Changes nothing where the person was forgotten since. */
    updateSeat: db
      .update(seats)
      .set(sets(seats, 'name', 'joinedWith', 'presence', 'missed', 'ready'))
      .where(
        and(
          eq(seats.tableId, hole('tableId')),
          eq(seats.seat, hole('seat')),
          eq(seats.user, hole('user')),
        ),
      )
      .prepare(),
    deleteSeats: db
      .delete(seats)
      .where(eq(seats.tableId, hole('id')))
      .prepare(),
    insertSeat: db
      .insert(seats)
      .values(holes(...SEAT))
      .prepare(),

    /** A deal changes when it is dealt, and never again. */
    upsertDeal: db
      .insert(deals)
      .values(holes(...DEAL))
      .onConflictDoUpdate({
        target: [deals.tableId, deals.number],
        set: { mixedWith: sql`excluded.mixed_with`, setup: sql`excluded.setup` },
        setWhere: sql`${deals.mixedWith} is not excluded.mixed_with or ${deals.setup} is not excluded.setup`,
      })
      .prepare(),

    dealsOf: db
      .select()
      .from(deals)
      .where(eq(deals.tableId, hole('id')))
      .orderBy(asc(deals.number))
      .prepare(),
    dealOf: db
      .select()
      .from(deals)
      .where(and(eq(deals.tableId, hole('id')), eq(deals.number, hole('number'))))
      .prepare(),

    insertLog: db
      .insert(log)
      .values(holes(...LOG))
      .prepare(),
    logOf: db
      .select()
      .from(log)
      .where(eq(log.tableId, hole('id')))
      .orderBy(asc(log.revision))
      .prepare(),
    lastLogOf: db
      .select()
      .from(log)
      .where(eq(log.tableId, hole('id')))
      .orderBy(desc(log.revision))
      .limit(hole('limit'))
      .prepare(),
    /** Read as bare lists of values: naming the columns of forty rows takes longer than reading them. */
    eventsOfDeal: eventsOf()
      .where(
        and(
          eq(log.tableId, hole('id')),
          eq(log.deal, hole('deal')),
          gt(log.revision, lineBeforeDeal),
        ),
      )
      .orderBy(asc(log.revision))
      .prepare(),
    lastEventsOf: eventsOf()
      .where(eq(log.tableId, hole('id')))
      .orderBy(desc(log.revision))
      .limit(hole('limit'))
      .prepare(),
    tableOfPress: db
      .select({ id: log.tableId })
      .from(log)
      .where(eq(log.interaction, hole('interaction')))
      .prepare(),

    insertRecord: db
      .insert(records)
      .values({ ...holes(...RECORD), user: presentUser })
      .prepare(),
    recordsOfTable: db
      .select()
      .from(records)
      .where(eq(records.tableId, hole('id')))
      .orderBy(asc(records.deal), asc(records.seat))
      .prepare(),
    /** Of tables that still stand, and of those that were cleared away. */
    recordCounts: unionAll(
      db
        .select({ game: records.game, outcome: records.outcome, count: count().as('count') })
        .from(records)
        .where(and(eq(records.user, hole('user')), eq(records.guild, hole('guild'))))
        .groupBy(records.game, records.outcome),
      db
        .select({
          game: recordTotals.game,
          outcome: recordTotals.outcome,
          count: recordTotals.count,
        })
        .from(recordTotals)
        .where(and(eq(recordTotals.user, hole('user')), eq(recordTotals.guild, hole('guild')))),
    )
      .orderBy(asc(records.game))
      .prepare(),

    due: db
      .select({ id: tables.id })
      .from(tables)
      .where(and(LIVING, isNotNull(tables.deadline), lte(tables.deadline, hole('now'))))
      .orderBy(asc(tables.deadline), asc(tables.id))
      .limit(hole('limit'))
      .prepare(),
    nextDeadline: db
      .select({ at: min(tables.deadline) })
      .from(tables)
      .where(and(LIVING, isNotNull(tables.deadline)))
      .prepare(),
    postpone: db
      .update(tables)
      .set({
        deadline: later(tables.deadline),
        decideBy: later(tables.decideBy),
        remindAt: later(tables.remindAt),
        standInAt: later(tables.standInAt),
      })
      .where(and(LIVING, isNotNull(tables.deadline)))
      .prepare(),

    setMentions: db
      .insert(settings)
      .values(holes('user', 'mentions'))
      .onConflictDoUpdate({ target: settings.user, set: { mentions: sql`excluded.mentions` } })
      .prepare(),
    setRanked: db
      .insert(settings)
      .values({ user: hole('user'), mentions: true, ranked: hole('ranked') })
      .onConflictDoUpdate({ target: settings.user, set: { ranked: sql`excluded.ranked` } })
      .prepare(),
    settingsOf: db
      .select({ mentions: settings.mentions, ranked: settings.ranked })
      .from(settings)
      .where(eq(settings.user, hole('user')))
      .prepare(),

    getFact: db
      .select({ value: facts.value })
      .from(facts)
      .where(eq(facts.name, hole('name')))
      .prepare(),
    setFact: db
      .insert(facts)
      .values(holes('name', 'value'))
      .onConflictDoUpdate({ target: facts.name, set: { value: sql`excluded.value` } })
      .prepare(),
  };
}
