/**
 * From rows to domain types. Whatever stands in a JSON column or names one of a few words is checked:
 * a damaged row becomes a fault that names the row, and never a table that plays on with nonsense.
 */
import { z } from 'zod';
import { LEVELS } from '../../computers/contract.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/json.ts';
import { OUTCOMES, type Outcome } from '../../engine/contract.ts';
import {
  DEPARTURES,
  ENDINGS,
  LANGUAGES,
  PACES,
  PRESENCES,
  REASONS,
  TABLE_STATUSES,
  type Action,
  type ChannelId,
  type ChipTable,
  type Countdown,
  type Deal,
  type Ending,
  type GameRecord,
  type GuildId,
  type InteractionId,
  type LogEntry,
  type MessageId,
  type PanelPlace,
  type Player,
  type StoredEvent,
  type Table,
  type TableId,
  type UserId,
} from '../../tables/types.ts';
import { StorageFault } from '../fault.ts';
import type { LoggedEvents } from '../port.ts';
import type { deals, log, records, seats, sitters, tables } from './schema.ts';

export interface TableRow {
  readonly tables: typeof tables.$inferSelect;
  readonly deals: typeof deals.$inferSelect;
}
export type SeatRow = typeof seats.$inferSelect;
export type DealRow = typeof deals.$inferSelect;
export type SitterRow = typeof sitters.$inferSelect;
export type LogRow = typeof log.$inferSelect;
export type RecordRow = typeof records.$inferSelect;

type Check<T> = (value: unknown) => value is T;

const isText: Check<string> = (value) => typeof value === 'string';
/** Ids were checked where they came in; here it is enough that there is one. */
const isId: Check<string> = (value): value is string => isText(value) && value !== '';
const isTruth: Check<boolean> = (value) => typeof value === 'boolean';
const isMillis: Check<number> = (value): value is number => Number.isSafeInteger(value);
const isRevision: Check<number> = (value): value is number => isMillis(value) && value >= 1;
const among =
  <T extends string>(words: readonly T[]): Check<T> =>
  (value): value is T =>
    words.some((word) => word === value);
const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);
const listOf =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(check);

const isStatus = among(TABLE_STATUSES);
const isLanguage = among(LANGUAGES);
const isPace = among(PACES);
const isPresence = among(PRESENCES);
const isOutcome = among(OUTCOMES);
const isPractice = orNull(among(LEVELS));
const isEndingHow = among(ENDINGS);
const isMoment = orNull(isMillis);
const isAsked = listOf(orNull(isRevision));
const isMixedWith = listOf(isId);
/** Games read their own options, states and set-ups; here it is enough that they are objects. */
const isObject: Check<JsonObject> = (value): value is JsonObject => isJsonObject(value);
const isState: Check<JsonObject> = (value): value is JsonObject =>
  isJsonObject(value) && Number.isInteger(value['version']);

const seat = z.int().min(0);
const id = <T extends string>() => z.custom<T>(isId, 'an id is missing');
const seatMove = { seat, move: z.custom<Json>() };
const action: z.ZodType<Action> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('open'),
    name: z.string(),
    computers: z.exactOptional(z.strictObject({ count: z.int().min(1), level: z.enum(LEVELS) })),
  }),
  z.strictObject({ type: z.literal('add-computer'), level: z.enum(LEVELS) }),
  z.strictObject({ type: z.literal('remove-computer') }),
  z.strictObject({ type: z.literal('join'), name: z.string() }),
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('buy-in') }),
  z.strictObject({ type: z.literal('finish') }),
  z.strictObject({ type: z.literal('call-last') }),
  z.strictObject({
    type: z.literal('move'),
    ...seatMove,
    followed: z.exactOptional(z.array(z.strictObject(seatMove))),
    why: z.exactOptional(z.enum(REASONS)),
  }),
  z.strictObject({ type: z.literal('abandon'), seat }),
  z.strictObject({ type: z.literal('remove'), user: id<UserId>(), seat: z.exactOptional(seat) }),
  z.strictObject({ type: z.literal('give-up'), seat, how: z.enum(DEPARTURES) }),
  z.strictObject({ type: z.literal('back') }),
  z.strictObject({ type: z.literal('remind') }),
  z.strictObject({ type: z.literal('desert') }),
  z.strictObject({ type: z.literal('hand-over'), to: id<UserId>() }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('cancel') }),
  z.strictObject({ type: z.literal('expire') }),
  z.strictObject({ type: z.literal('lose-channel') }),
]);
const isAction: Check<Action> = (value): value is Action => action.safeParse(value).success;

function isStoredEvent(value: unknown): value is StoredEvent {
  if (!isJsonObject(value) || !isJsonObject(value['event'])) return false;
  const { to, event } = value;
  return typeof event['type'] === 'string' && (to === 'all' || isListOfSeats(to));
}

function isListOfSeats(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => Number.isInteger(each) && each >= 0);
}

const isEvents = listOf<StoredEvent>(isStoredEvent);

/**
 * Reads the columns of one row. The fault names row and column and not the value, which may hold a hand.
 * Checks are plain functions, and the row is named only in a fault: a press reads fifty rows.
 */
class Column {
  readonly #row: () => string;

  constructor(row: () => string) {
    this.#row = row;
  }

  value<T>(name: string, check: Check<T>, stored: unknown): T {
    if (!check(stored)) throw this.#damaged(name);
    return stored;
  }

  json<T>(name: string, check: Check<T>, stored: string): T {
    let value: unknown;
    try {
      value = JSON.parse(stored);
    } catch {
      // The parser's own error quotes the text.
      throw this.#damaged(name);
    }
    return this.value(name, check, value);
  }

  #damaged(name: string): StorageFault {
    return new StorageFault('damaged', `${this.#row()}, column ${name}`);
  }
}

/** `{ [key]: value }`, or nothing where the column is null. */
function present<K extends string, V>(key: K, value: V | null): Partial<Record<K, V>> {
  return (value === null ? {} : { [key]: value }) as Partial<Record<K, V>>;
}

/** The rows around a table's own. */
export interface RowsAround {
  /** In order. */
  readonly seats: readonly SeatRow[];
  /** In order; none where the game has no chips. */
  readonly sitters: readonly SitterRow[];
  /** The deal after the present one, where one is promised. */
  readonly nextDeal?: DealRow | undefined;
}

/** The table of a row, its present deal, its seats and its chips. Throws a `StorageFault` on a damaged row. */
export function decodeTable(row: TableRow, around: RowsAround): Table {
  const { tables: table, deals: deal } = row;
  const column = new Column(() => `table ${table.id}`);
  return {
    id: column.value('id', isId, table.id) as TableId,
    guild: column.value('guild', isId, table.guild) as GuildId,
    channel: column.value('channel', isId, table.channel) as ChannelId,
    ...present('parent', table.parent as ChannelId | null),
    game: table.game,
    options: column.json('options', isObject, table.options),
    language: column.value('language', isLanguage, table.language),
    pace: column.value('pace', isPace, table.pace),
    host: column.value('host', isId, table.host) as UserId,
    status: column.value('status', isStatus, table.status),
    ...present('practice', column.value('practice', isPractice, table.practice)),
    players: around.seats.map((seatRow, index) => decodePlayer(column, seatRow, index)),
    deal: {
      number: deal.number,
      secret: deal.secret,
      commitment: deal.commitment,
      mixedWith: column.json('mixed_with', isMixedWith, deal.mixedWith) as readonly InteractionId[],
    },
    ...present('chips', decodeChips(column, table, around)),
    ...(deal.setup === null ? {} : { setup: column.json('setup', isObject, deal.setup) }),
    ...(table.state === null ? {} : { state: column.json('state', isState, table.state) }),
    asked: column.json('asked', isAsked, table.asked),
    revision: column.value('revision', isRevision, table.revision),
    ...present('deadline', column.value('deadline', isMoment, table.deadline)),
    ...present('countdown', decodeCountdown(column, table)),
    ...present('standInAt', column.value('stand_in_at', isMoment, table.standInAt)),
    ...present('panel', decodePanel(table)),
    ...present('ending', decodeEnding(column, table)),
    createdAt: table.createdAt,
    updatedAt: table.updatedAt,
  };
}

function decodePlayer(column: Column, row: SeatRow, index: number): Player {
  column.value(`seat ${index}`, (seat): seat is number => seat === index, row.seat);
  return {
    user: row.user as UserId,
    name: row.name,
    joinedWith: row.joinedWith as InteractionId,
    presence: column.value(`presence of seat ${index}`, isPresence, row.presence),
    missed: row.missed,
    ...(row.ready ? { ready: true } : {}),
    ...(row.computer ? { computer: true } : {}),
  };
}

function decodeChips(
  column: Column,
  row: TableRow['tables'],
  { sitters: sitterRows, nextDeal }: RowsAround,
): ChipTable | null {
  if (row.buyIn === null) return null;
  const isBetweenHands = row.status === 'lobby' && row.state !== null;
  return {
    buyIn: row.buyIn,
    ...present('hands', row.handLimit),
    rebuy: column.value('rebuy', isTruth, row.rebuy),
    isLast: column.value('is_last', isTruth, row.isLast),
    sitters: sitterRows.map(({ user, name, bought, stack, home }) => ({
      user: user as UserId,
      name,
      bought,
      stack,
      home,
    })),
    ...(isBetweenHands && nextDeal !== undefined
      ? { next: { secret: nextDeal.secret, commitment: nextDeal.commitment } }
      : {}),
  };
}

function decodeCountdown(column: Column, row: TableRow['tables']): Countdown | null {
  const endsAt = column.value('decide_by', isMoment, row.decideBy);
  const remindAt = column.value('remind_at', isMoment, row.remindAt);
  return endsAt === null ? null : { endsAt, ...present('remindAt', remindAt) };
}

function decodePanel(row: TableRow['tables']): PanelPlace | null {
  if (row.panelChannel === null || row.panelMessage === null || row.panelPostedAt === null) {
    return null;
  }
  return {
    channel: row.panelChannel as ChannelId,
    message: row.panelMessage as MessageId,
    postedAt: row.panelPostedAt,
  };
}

function decodeEnding(column: Column, row: TableRow['tables']): Ending | null {
  if (row.endedHow === null) return null;
  return {
    how: column.value('ended_how', isEndingHow, row.endedHow),
    ...present('seat', row.endedSeat),
    ...present('by', row.endedBy as UserId | null),
  };
}

/** One deal of a table. Throws a `StorageFault` on a damaged row. */
export function decodeDeal(row: DealRow): Deal & { readonly setup?: JsonObject } {
  const column = new Column(() => `table ${row.tableId}, deal ${row.number}`);
  return {
    number: row.number,
    secret: row.secret,
    commitment: row.commitment,
    mixedWith: column.json('mixed_with', isMixedWith, row.mixedWith) as readonly InteractionId[],
    ...(row.setup === null ? {} : { setup: column.json('setup', isObject, row.setup) }),
  };
}

/** One line of a log. Throws a `StorageFault` on a damaged row. */
export function decodeLogEntry(row: LogRow): LogEntry {
  const column = new Column(() => `table ${row.tableId}, line ${row.revision}`);
  return {
    table: row.tableId as TableId,
    revision: row.revision,
    deal: row.deal,
    action: column.json('action', isAction, row.action),
    ...present('by', row.by as UserId | null),
    ...present('interaction', row.interaction as InteractionId | null),
    events: column.json('events', isEvents, row.events),
    at: row.at,
  };
}

/** Revision, deal and events of a line, from the bare values. Throws a `StorageFault` on a damaged row. */
export function decodeEvents(table: TableId, values: readonly unknown[]): LoggedEvents {
  const [revisionStored, dealStored, eventsStored] = values;
  const column = new Column(() => `table ${table}, line ${String(revisionStored)}`);
  return {
    revision: column.value('revision', isRevision, revisionStored),
    deal: column.value('deal', isRevision, dealStored),
    events: column.json('events', isEvents, column.value('events', isText, eventsStored)),
  };
}

/** One result. Throws a `StorageFault` on a damaged row. */
export function decodeRecord(row: RecordRow): GameRecord {
  return {
    table: row.tableId as TableId,
    deal: row.deal,
    guild: row.guild as GuildId,
    game: row.game,
    user: row.user as UserId,
    seat: row.seat,
    outcome: decodeOutcome(row.outcome, `records of table ${row.tableId}`),
    at: row.at,
  };
}

/** Throws a `StorageFault` where the word is none of the three. */
export function decodeOutcome(stored: string, row: string): Outcome {
  return new Column(() => row).value('outcome', isOutcome, stored);
}
