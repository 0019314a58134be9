import type BetterSqlite3 from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { LogEntry, Table, TableId, UserId } from '../../tables/types.ts';
import type { Commit, CommitOutcome, LoggedEvents, OpenOutcome, Storage } from '../port.ts';
import { classify } from './classify.ts';
import { connect, type Connection, type ConnectOptions } from './connect.ts';
import {
  decodeEvents,
  decodeLogEntry,
  decodeRecord,
  decodeTable,
  type SeatRow,
  type TableRow,
} from './decode.ts';
import {
  encodeDeal,
  encodeFixed,
  encodeLogEntry,
  encodeMoving,
  encodeRecord,
  encodeSeats,
} from './encode.ts';
import { immediate } from './immediate.ts';
import { createPeople, type People } from './people.ts';
import { countRecords } from './record-lines.ts';
import { prepareStatements, type Statements } from './statements.ts';

/** The fact that holds the time of the last beat, in milliseconds. */
const LAST_BEAT = 'last-beat';

/**
 * Opens a database by its `DATABASE_URL` and gives the storage on it. See `connect` for what opening
 * does and refuses.
 */
export function openStorage(url: string, options: ConnectOptions = {}): Storage {
  return createSqliteStorage(connect(url, options));
}

/** The storage on an open connection; closing one closes the other. */
export function createSqliteStorage(connection: Connection): Storage {
  const store = new SqliteStore(connection.client);
  const people = createPeople(connection.client);
  return asPromises(store, people, connection);
}

/** Every call as a promise that rejects with a `StorageFault` where SQLite fails. */
function asPromises(store: SqliteStore, people: People, connection: Connection): Storage {
  const settle = <T>(doing: string, work: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      try {
        resolve(work());
      } catch (error) {
        const fault = classify(error, doing);
        reject(fault instanceof Error ? fault : new Error(String(fault)));
      }
    });
  return {
    open: (table, entry) => settle('opening a table', () => store.open(table, entry)),
    commit: (commit) => settle('storing an action', () => store.commit(commit)),
    load: (table) => settle('loading a table', () => store.load(table)),
    loadByChannel: (channel) => settle('loading a table', () => store.loadByChannel(channel)),
    living: (guild, user, parent) =>
      settle('looking for tables', () => store.living(guild, user, parent)),
    log: (table, limit) => settle('reading a log', () => store.log(table, limit)),
    events: (table, limit) => settle('reading events', () => store.events(table, limit)),
    findByInteraction: (press) => settle('looking for a press', () => store.tableOfPress(press)),
    setPanel: (table, panel) => settle('noting a panel', () => store.setPanel(table, panel)),
    due: (now, limit) => settle('reading deadlines', () => store.due(now, limit)),
    nextDeadline: () => settle('reading deadlines', () => store.nextDeadline()),
    beat: (now) => settle('noting the time', () => store.setFact(LAST_BEAT, String(now))),
    giveBackOutage: (now) => settle('moving deadlines', () => store.giveBackOutage(now)),
    tableIds: (after, limit) => settle('listing tables', () => store.tableIds(after, limit)),
    records: (guild, user) => settle('reading records', () => store.records(guild, user)),
    tableRecords: (table) => settle('reading records', () => store.tableRecords(table)),
    exportPerson: (user) => settle('exporting a person', () => people.exportPerson(user)),
    forgetPerson: (user) => settle('forgetting a person', () => people.forgetPerson(user)),
    unmentioned: (users) => settle('reading settings', () => store.unmentioned(users)),
    setMentions: (user, wanted) =>
      settle('storing a setting', () => store.setMentions(user, wanted)),
    getFact: (name) => settle('reading a fact', () => store.getFact(name)),
    setFact: (name, value) => settle('storing a fact', () => store.setFact(name, value)),
    close: () => settle('closing the database', () => connection.close()),
  };
}

/**
 * The storage as synchronous functions: better-sqlite3 is synchronous, and so nothing can come between
 * the steps of a transaction.
 */
class SqliteStore {
  readonly #statements: Statements;
  readonly open: (table: Table, entry: LogEntry) => OpenOutcome;
  readonly commit: (commit: Commit) => CommitOutcome;
  readonly giveBackOutage: (now: number) => number;
  readonly load: (table: TableId) => Table | undefined;
  readonly loadByChannel: (channel: string) => Table | undefined;

  constructor(client: BetterSqlite3.Database) {
    this.#statements = prepareStatements(drizzle(client));
    this.open = immediate(client, this.#open.bind(this));
    this.commit = immediate(client, this.#commit.bind(this));
    this.giveBackOutage = immediate(client, this.#giveBackOutage.bind(this));
    this.load = client.transaction((table: TableId) =>
      this.#withSeats(this.#statements.tableById.get({ id: table })),
    );
    this.loadByChannel = client.transaction((channel: string) =>
      this.#withSeats(this.#statements.tableByChannel.get({ channel })),
    );
  }

  #open(table: Table, entry: LogEntry): OpenOutcome {
    if (this.#hasCounted(entry)) return 'duplicate';
    if (this.#statements.tableByChannel.get({ channel: table.channel }) !== undefined) {
      return 'channel-taken';
    }
    this.#statements.insertTable.run({ ...encodeFixed(table), ...encodeMoving(table) });
    this.#storeAround(table, entry);
    return 'opened';
  }

  #commit({ expected, table, entry, records }: Commit): CommitOutcome {
    if (this.#hasCounted(entry)) return 'duplicate';
    const moving = { ...encodeMoving(table), id: table.id, expected };
    if (this.#statements.updateTable.run(moving).changes === 0) return 'conflict';
    this.#storeAround(table, entry);
    for (const record of records) this.#statements.insertRecord.run(encodeRecord(record));
    return 'committed';
  }

  #hasCounted({ interaction }: LogEntry): boolean {
    return interaction !== undefined && this.tableOfPress(interaction) !== undefined;
  }

  /** The rows that belong to a table: its deal, its seats where they changed, the new line. */
  #storeAround(table: Table, entry: LogEntry): void {
    this.#statements.upsertDeal.run(encodeDeal(table));
    this.#storeSeats(table);
    this.#statements.insertLog.run(encodeLogEntry(entry));
  }

  /** Once the cards are dealt the seats are what they are, and only their people change. */
  #storeSeats(table: Table): void {
    const seats = encodeSeats(table);
    const stored = this.#statements.seatsOf.all({ id: table.id });
    const isSame = (seat: SeatRow, index: number) => stored[index]?.joinedWith === seat.joinedWith;
    if (stored.length === seats.length && seats.every(isSame)) {
      const changed = seats.filter(
        (seat, index) => JSON.stringify(seat) !== JSON.stringify(stored[index]),
      );
      for (const seat of changed) this.#statements.updateSeat.run(seat);
      return;
    }
    this.#statements.deleteSeats.run({ id: table.id });
    for (const seat of seats) this.#statements.insertSeat.run(seat);
  }

  #withSeats(row: TableRow | undefined): Table | undefined {
    if (row === undefined) return undefined;
    return decodeTable(row, this.#statements.seatsOf.all({ id: row.tables.id }));
  }

  #giveBackOutage(now: number): number {
    const last = Number(this.getFact(LAST_BEAT) ?? now);
    const outage = Number.isFinite(last) ? Math.max(0, now - last) : 0;
    if (outage > 0) this.#statements.postpone.run({ by: outage });
    this.setFact(LAST_BEAT, String(now));
    return outage;
  }

  log(table: TableId, limit?: number): readonly LogEntry[] {
    const rows =
      limit === undefined
        ? this.#statements.logOf.all({ id: table })
        : this.#statements.lastLogOf.all({ id: table, limit }).reverse();
    return rows.map(decodeLogEntry);
  }

  events(table: TableId, limit?: number): readonly LoggedEvents[] {
    const rows =
      limit === undefined
        ? this.#statements.eventsOf.values({ id: table })
        : this.#statements.lastEventsOf.values({ id: table, limit }).reverse();
    return rows.map((row) => decodeEvents(table, row));
  }

  tableOfPress(interaction: string): TableId | undefined {
    return this.#statements.tableOfPress.get({ interaction })?.id as TableId | undefined;
  }

  setPanel(table: TableId, panel: Table['panel']): void {
    this.#statements.setPanel.run({
      id: table,
      panelChannel: panel?.channel ?? null,
      panelMessage: panel?.message ?? null,
      panelPostedAt: panel?.postedAt ?? null,
    });
  }

  due(now: number, limit: number): readonly TableId[] {
    return this.#statements.due.all({ now, limit }).map(({ id }) => id as TableId);
  }

  nextDeadline(): number | undefined {
    return this.#statements.nextDeadline.get()?.at ?? undefined;
  }

  tableIds(after: TableId | undefined, limit: number): readonly TableId[] {
    // Every id comes after the empty text.
    return this.#statements.tableIds
      .all({ after: after ?? '', limit })
      .map(({ id }) => id as TableId);
  }

  records(guild: string, user: string) {
    return countRecords(this.#statements.recordCounts.all({ guild, user }), user);
  }

  tableRecords(table: TableId) {
    return this.#statements.recordsOfTable.all({ id: table }).map(decodeRecord);
  }

  living(guild: string, user: string, parent?: string): readonly TableId[] {
    const found = this.#statements.living.all({ guild, user, parent: parent ?? null });
    const newest = found.toSorted((one, other) => other.createdAt - one.createdAt);
    return [...new Set(newest.map(({ id }) => id as TableId))];
  }

  unmentioned(users: readonly UserId[]): readonly UserId[] {
    return users.filter((user) => this.#statements.mentionsOf.get({ user })?.mentions === false);
  }

  setMentions(user: string, mentions: boolean): void {
    this.#statements.setMentions.run({ user, mentions });
  }

  getFact(name: string): string | undefined {
    return this.#statements.getFact.get({ name })?.value;
  }

  setFact(name: string, value: string): void {
    this.#statements.setFact.run({ name, value });
  }
}
