/** What is stored about one person: to be given out, or to be made nameless. */
import { randomBytes } from 'node:crypto';
import type BetterSqlite3 from 'better-sqlite3';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Seat } from '../../engine/contract.ts';
import type { Action, LogEntry, Millis, TableId, UserId } from '../../tables/types.ts';
import { decodeDeal, decodeLogEntry } from './decode.ts';
import { immediate } from './immediate.ts';
import type { Ledger } from './ledger.ts';
import { emptyWriteAheadLog, withoutTrace } from './no-trace.ts';
import {
  accounts,
  deals,
  entries,
  LIVING,
  log,
  movements,
  NO_MOVE,
  records,
  recordTotals,
  seats,
  settings,
  sitters,
  STAND_IN,
  tables,
} from './schema.ts';

/** Stands where a forgotten person's name stood; no word, since it has to do in every language. */
const NO_NAME = '—';

export interface People {
  exportPerson(user: UserId): PersonExport;
  forgetPerson(user: UserId, now: Millis): 'forgotten' | 'at-a-table';
}

/** Everything that is stored about a person, for a JSON file. Times are ISO 8601. */
export interface PersonExport {
  readonly version: 1;
  readonly user: UserId;
  /** Tables at which the person has a seat. */
  readonly seats: readonly object[];
  /** Everything the person did at tables. */
  readonly actions: readonly object[];
  /** What others did at tables that names the person, without who did it. */
  readonly named: readonly object[];
  /** What the games showed to this person alone or to some of the table with this person. */
  readonly shown: readonly object[];
  readonly records: readonly object[];
  /** How many games of tables that were cleared away ended how. */
  readonly totals: readonly object[];
  /** By server: what they have, set aside at tables or not, and every line of their ledger. */
  readonly chips: readonly object[];
  /** Chips that they have brought to tables. */
  readonly brought: readonly object[];
  /** What the person has chosen for themselves. */
  readonly settings: { readonly mentions: boolean; readonly ranked: boolean };
}

export function createPeople(client: BetterSqlite3.Database, ledger: Ledger): People {
  const db = drizzle(client);
  const forget = immediate(client, (user: UserId, now: Millis) =>
    forgetPerson(db, ledger, user, now),
  );
  return {
    exportPerson: client.transaction((user: UserId) => exportPerson(db, user)),
    forgetPerson: (user, now) => {
      const outcome = withoutTrace(client, () => forget(user, now));
      emptyWriteAheadLog(client);
      return outcome;
    },
  };
}

function exportPerson(db: BetterSQLite3Database, user: UserId): PersonExport {
  const places = db
    .select()
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(eq(seats.user, user))
    .all();
  const ids = tablesOf(db, user);
  const lines = linesOf(db, ids);
  const seatAt = seatsOf(db, ids, lines, user);
  return {
    version: 1,
    user,
    seats: places.map(({ seats: seat, tables: table }) => ({
      table: table.id,
      guild: table.guild,
      channel: table.channel,
      game: table.game,
      status: table.status,
      openedAt: iso(table.createdAt),
      seat: seat.seat,
      name: seat.name,
      joinedWith: seat.joinedWith,
      host: table.host === user,
      presence: seat.presence,
      missedDeadlines: seat.missed,
    })),
    actions: lines
      .filter((line) => line.by === user)
      .map(({ table, revision, at, interaction, action }) => ({
        table,
        revision,
        at: iso(at),
        interaction,
        action: ownPart(action),
      })),
    named: lines
      .filter((line) => line.by !== user && names(line.action, user))
      .map(({ table, revision, at, action }) => ({ table, revision, at: iso(at), action })),
    shown: lines.flatMap(({ table, deal, revision, at, events }) => {
      const seat = seatAt(table, deal);
      if (seat === undefined) return [];
      return events
        .filter(({ to }) => to !== 'all' && to.includes(seat))
        .map(({ event }) => ({ table, revision, at: iso(at), event }));
    }),
    records: db
      .select()
      .from(records)
      .where(eq(records.user, user))
      .all()
      .map(({ user: _, tableId, at, ...record }) => ({ table: tableId, ...record, at: iso(at) })),
    totals: db
      .select()
      .from(recordTotals)
      .where(eq(recordTotals.user, user))
      .all()
      .map(({ user: _, ...total }) => total),
    chips: chipsOf(db, user),
    brought: db
      .select()
      .from(sitters)
      .where(eq(sitters.user, user))
      .all()
      .map(({ user: _, tableId, ...sitter }) => ({ table: tableId, ...sitter })),
    settings: settingsOf(db, user),
  };
}

function settingsOf(db: BetterSQLite3Database, user: UserId): PersonExport['settings'] {
  const found = db.select().from(settings).where(eq(settings.user, user)).get();
  return { mentions: found?.mentions ?? true, ranked: found?.ranked ?? true };
}

function chipsOf(db: BetterSQLite3Database, user: UserId): readonly object[] {
  const own = db.select().from(accounts).where(eq(accounts.user, user)).all();
  return own.map(({ id, guild, kind, tableId, balance, toppedUpAt, ...carried }) => ({
    guild,
    kind,
    ...(tableId === '' ? {} : { table: tableId }),
    balance,
    ...(toppedUpAt === null ? {} : { toppedUpAt: iso(toppedUpAt) }),
    ...(kind === 'person' ? carriedOf(carried) : {}),
    lines: db
      .select({
        reason: movements.reason,
        amount: entries.amount,
        table: movements.tableId,
        hand: movements.hand,
        at: movements.at,
      })
      .from(entries)
      .innerJoin(movements, eq(movements.id, entries.movement))
      .where(eq(entries.account, id))
      .orderBy(movements.id)
      .all()
      .map((line) => ({ ...line, at: iso(line.at) })),
  }));
}

/** Nothing for somebody of whose hands none was carried forward. */
function carriedOf(account: Record<'carriedHands' | 'carriedWon' | 'carriedLost', number>) {
  const { carriedHands: hands, carriedWon: won, carriedLost: lost } = account;
  return hands === 0 ? {} : { earlier: { hands, won, lost } };
}

/**
 * The stand-in is drawn at random, so nobody can compute it from the person or tell two deletions
 * apart; it is one for all rows, so counts and replays stay what they were. Ids of presses stay: they
 * are mixed into deals that others may check, and lead to nobody without Discord's own records.
 */
function forgetPerson(
  db: BetterSQLite3Database,
  ledger: Ledger,
  user: UserId,
  now: Millis,
): 'forgotten' | 'at-a-table' {
  const living = db
    .select({ id: tables.id })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(and(eq(seats.user, user), ne(seats.presence, 'gone'), LIVING))
    .limit(1)
    .all();
  if (living.length > 0) return 'at-a-table';
  const standIn = `${STAND_IN}${randomBytes(8).toString('hex')}` as UserId;
  const ids = tablesOf(db, user);
  for (const { table, revision, by, action } of linesOf(db, ids)) {
    if (by !== user && !names(action, user)) continue;
    db.update(log)
      .set({
        action: JSON.stringify(withoutPerson(action, user, standIn, by === user)),
        ...(by === user ? { by: standIn } : {}),
      })
      .where(and(eq(log.tableId, table), eq(log.revision, revision)))
      .run();
  }
  for (const id of ids) {
    db.update(tables)
      .set({
        host: sql`case when ${tables.host} = ${user} then ${standIn} else ${tables.host} end`,
        endedBy: sql`case when ${tables.endedBy} = ${user} then ${standIn} else ${tables.endedBy} end`,
      })
      .where(eq(tables.id, id))
      .run();
  }
  db.update(seats).set({ user: standIn, name: NO_NAME }).where(eq(seats.user, user)).run();
  db.update(sitters).set({ user: standIn, name: NO_NAME }).where(eq(sitters.user, user)).run();
  ledger.forget(user, standIn, now);
  db.delete(settings).where(eq(settings.user, user)).run();
  db.update(records).set({ user: standIn }).where(eq(records.user, user)).run();
  db.delete(recordTotals).where(eq(recordTotals.user, user)).run();
  return 'forgotten';
}

/** Whoever is named in a log once sat at the table, and left a line of joining there. */
function tablesOf(db: BetterSQLite3Database, user: UserId): readonly string[] {
  return db
    .selectDistinct({ id: log.tableId })
    .from(log)
    .where(and(eq(log.by, user), NO_MOVE))
    .all()
    .map(({ id }) => id);
}

/** Keeps the number of bound values of one statement far below SQLite's limit. */
const TABLES_AT_ONCE = 500;

function inChunks(ids: readonly string[]): readonly (readonly string[])[] {
  const chunks: (readonly string[])[] = [];
  for (let from = 0; from < ids.length; from += TABLES_AT_ONCE) {
    chunks.push(ids.slice(from, from + TABLES_AT_ONCE));
  }
  return chunks;
}

function linesOf(db: BetterSQLite3Database, ids: readonly string[]): readonly LogEntry[] {
  return inChunks(ids).flatMap((chunk) =>
    db
      .select()
      .from(log)
      .where(inArray(log.tableId, [...chunk]))
      .orderBy(log.tableId, log.revision)
      .all()
      .map(decodeLogEntry),
  );
}

/**
 * Where the person sat in a deal of a table; undefined where nothing was dealt to them. Seats change from
 * one hand of an evening to the next, so only the presses that a deal was mixed with tell it.
 */
function seatsOf(
  db: BetterSQLite3Database,
  ids: readonly string[],
  lines: readonly LogEntry[],
  user: UserId,
): (table: TableId, deal: number) => Seat | undefined {
  const presses = new Set(lines.flatMap(({ by, interaction }) => (by === user ? interaction : [])));
  const seatIn = new Map<string, Seat>();
  for (const chunk of inChunks(ids)) {
    const rows = db
      .select()
      .from(deals)
      .where(inArray(deals.tableId, [...chunk]))
      .all();
    for (const row of rows) {
      const seat = decodeDeal(row).mixedWith.findIndex((press) => presses.has(press));
      if (seat !== -1) seatIn.set(`${row.tableId}:${row.number}`, seat);
    }
  }
  return (table, deal) => seatIn.get(`${table}:${deal}`);
}

const iso = (at: number): string => new Date(at).toISOString();

/** What followed a move by itself was moved by others. */
function ownPart(action: Action): Action {
  if (action.type !== 'move') return action;
  const { type, seat, move } = action;
  return { type, seat, move };
}

function names(action: Action, user: UserId): boolean {
  return (
    (action.type === 'remove' && action.user === user) ||
    (action.type === 'hand-over' && action.to === user)
  );
}

function withoutPerson(action: Action, user: UserId, standIn: UserId, own: boolean): Action {
  switch (action.type) {
    case 'open':
    case 'join':
      return own ? { ...action, name: NO_NAME } : action;
    case 'remove':
      return action.user === user ? { ...action, user: standIn } : action;
    case 'hand-over':
      return action.to === user ? { ...action, to: standIn } : action;
    default:
      return action;
  }
}
