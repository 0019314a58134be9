import type BetterSqlite3 from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { TopUpRequest } from '../../chips/types.ts';
import { refused, ok, type Result } from '../../engine/result.ts';
import type { LogEntry, Table, TableId, UserId } from '../../tables/types.ts';
import type {
  Commit,
  CommitOutcome,
  DecideTopUp,
  LoggedEvents,
  OpenOutcome,
  Storage,
} from '../port.ts';
import { classify } from './classify.ts';
import { createClearing, type Clearing } from './clearing.ts';
import { connect, type Connection, type ConnectOptions } from './connect.ts';
import {
  decodeDeal,
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
  encodeNextDeal,
  encodeRecord,
  encodeSeats,
  encodeSitters,
} from './encode.ts';
import { immediate } from './immediate.ts';
import { decodeMovements } from './decode-ledger.ts';
import { Ledger, ShortOfChips } from './ledger.ts';
import { prepareLedgerStatements, type LedgerStatements } from './ledger-statements.ts';
import { createPeople, type People } from './people.ts';
import { createReads, type Reads } from './reads.ts';
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
  const people = createPeople(connection.client, store.ledger);
  const clearing = createClearing(connection.client, store.ledger);
  return asPromises({ store, people, clearing }, connection);
}

interface Parts {
  readonly store: SqliteStore;
  readonly people: People;
  readonly clearing: Clearing;
}

/** Every call as a promise that rejects with a `StorageFault` where SQLite fails. */
function asPromises({ store, people, clearing }: Parts, connection: Connection): Storage {
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
    open: (opened) => settle('opening a table', () => unlessShort(() => store.open(opened))),
    commit: (commit) => settle('storing an action', () => unlessShort(() => store.commit(commit))),
    load: (table) => settle('loading a table', () => store.load(table)),
    loadByChannel: (channel) => settle('loading a table', () => store.loadByChannel(channel)),
    living: (guild, user, parent) =>
      settle('looking for tables', () => store.living(guild, user, parent)),
    log: (table, limit) => settle('reading a log', () => store.log(table, limit)),
    events: (table, limit) => settle('reading events', () => store.events(table, limit)),
    eventsOfDeal: (table, deal) => settle('reading events', () => store.eventsOfDeal(table, deal)),
    findByInteraction: (press) => settle('looking for a press', () => store.tableOfPress(press)),
    setPanel: (table, panel) => settle('noting a panel', () => store.setPanel(table, panel)),
    due: (now, limit) => settle('reading deadlines', () => store.due(now, limit)),
    nextDeadline: () => settle('reading deadlines', () => store.nextDeadline()),
    clearAway: (now, retention) =>
      settle('clearing away', () => clearing.clearAway(now, retention)),
    wasCleared: (table) => settle('looking for a table', () => clearing.wasCleared(table)),
    beat: (now) => settle('noting the time', () => store.setFact(LAST_BEAT, String(now))),
    giveBackOutage: (now) => settle('moving deadlines', () => store.giveBackOutage(now)),
    tableIds: (after, limit) => settle('listing tables', () => store.tableIds(after, limit)),
    records: (guild, user) => settle('reading records', () => store.records(guild, user)),
    tableRecords: (table) => settle('reading records', () => store.tableRecords(table)),
    deals: (table) => settle('reading deals', () => store.deals(table)),
    tableMovements: (table) => settle('reading the ledger', () => store.tableMovements(table)),
    holdings: (guild, user, now) =>
      settle('reading chips', () => store.ledger.holdings(guild, user, now)),
    chipRecord: (guild, user) =>
      settle('reading the ledger', () => store.ledger.record(guild, user)),
    ledgerLines: (guild, user, { offset, limit }) =>
      settle('reading the ledger', () => store.ledger.lines(guild, user, offset, limit)),
    topUp: (request, decide) => settle('topping up', () => store.topUp(request, decide)),
    ranking: (guild, limit) => settle('reading chips', () => store.ranking(guild, limit)),
    setRanked: (user, wanted) => settle('storing a setting', () => store.setRanked(user, wanted)),
    ledgerFaults: () => settle('checking the ledger', () => store.ledgerFaults()),
    exportPerson: (user) => settle('exporting a person', () => people.exportPerson(user)),
    forgetPerson: (user, now) =>
      settle('forgetting a person', () => people.forgetPerson(user, now)),
    unmentioned: (users) => settle('reading settings', () => store.unmentioned(users)),
    setMentions: (user, wanted) =>
      settle('storing a setting', () => store.setMentions(user, wanted)),
    settings: (user) => settle('reading settings', () => store.settings(user)),
    getFact: (name) => settle('reading a fact', () => store.getFact(name)),
    setFact: (name, value) => settle('storing a fact', () => store.setFact(name, value)),
    close: () => settle('closing the database', () => connection.close()),
  };
}

/** Somebody who is short of chips is no fault: the transaction has gone back, and that is the answer. */
function unlessShort<T>(work: () => T): T | 'short' {
  try {
    return work();
  } catch (error) {
    if (error instanceof ShortOfChips) return 'short';
    throw error;
  }
}

/**
 * The storage as synchronous functions: better-sqlite3 is synchronous, and so nothing can come between
 * the steps of a transaction.
 */
class SqliteStore {
  readonly #statements: Statements;
  readonly #chips: LedgerStatements;
  readonly #reads: Reads;
  readonly ledger: Ledger;
  readonly open: (opened: Omit<Commit, 'expected' | 'records'>) => OpenOutcome;
  readonly #topUp: (request: TopUpRequest, decide: DecideTopUp<unknown>) => unknown;
  readonly commit: (commit: Commit) => CommitOutcome;
  readonly giveBackOutage: (now: number) => number;
  readonly load: (table: TableId) => Table | undefined;
  readonly loadByChannel: (channel: string) => Table | undefined;

  constructor(client: BetterSqlite3.Database) {
    const db = drizzle(client);
    this.#statements = prepareStatements(db);
    this.#chips = prepareLedgerStatements(db);
    this.ledger = new Ledger(this.#chips, this);
    this.open = immediate(client, this.#open.bind(this));
    this.commit = immediate(client, this.#commit.bind(this));
    this.#topUp = immediate(client, this.#giveTopUp.bind(this));
    this.giveBackOutage = immediate(client, this.#giveBackOutage.bind(this));
    this.#reads = createReads(client);
    const load = client.transaction((table: TableId) =>
      this.#whole(this.#statements.tableById.get({ id: table })),
    );
    this.load = (table) => this.#reads.read(`table ${table}`, () => load(table));
    this.loadByChannel = client.transaction((channel: string) =>
      this.#whole(this.#statements.tableByChannel.get({ channel })),
    );
  }

  #open({ table, entry, movements }: Omit<Commit, 'expected' | 'records'>): OpenOutcome {
    if (this.#hasCounted(entry)) return 'duplicate';
    if (this.#statements.tableByChannel.get({ channel: table.channel }) !== undefined) {
      return 'channel-taken';
    }
    this.#statements.insertTable.run({ ...encodeFixed(table), ...encodeMoving(table) });
    this.#storeAround(table, entry);
    this.ledger.book(movements, { at: entry.at });
    return 'opened';
  }

  #commit({ expected, table, entry, records, movements }: Commit): CommitOutcome {
    if (this.#hasCounted(entry)) return 'duplicate';
    const moving = { ...encodeMoving(table), id: table.id, expected };
    if (this.#statements.updateTable.run(moving).changes === 0) return 'conflict';
    this.#storeAround(table, entry);
    for (const record of records) this.#statements.insertRecord.run(encodeRecord(record));
    this.ledger.book(movements, { at: entry.at });
    return 'committed';
  }

  #hasCounted({ interaction }: LogEntry): boolean {
    return interaction !== undefined && this.tableOfPress(interaction) !== undefined;
  }

  /** The rows that belong to a table: its deals, its seats and chips where they changed, the new line. */
  #storeAround(table: Table, entry: LogEntry): void {
    this.#statements.upsertDeal.run(encodeDeal(table));
    const next = table.chips?.next;
    if (next !== undefined) this.#statements.upsertDeal.run(encodeNextDeal(table, next));
    this.#storeSeats(table);
    this.#storeSitters(table);
    this.#statements.insertLog.run(encodeLogEntry(entry));
  }

  /** While cards are on the table the seats are what they are, and only their people change. */
  #storeSeats(table: Table): void {
    const seats = encodeSeats(table);
    const stored = this.#statements.seatsOf.all({ id: table.id });
    // Whoever has left may have been forgotten since the table was loaded, and must not come back.
    const isSame = (seat: SeatRow, index: number) =>
      stored[index]?.joinedWith === seat.joinedWith || stored[index]?.user === seat.user;
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

  #storeSitters(table: Table): void {
    const sitters = encodeSitters(table);
    if (sitters.length === 0) return;
    const stored = this.#chips.sittersOf.all({ id: table.id });
    for (const [place, sitter] of sitters.entries()) {
      const before = stored[place];
      if (before === undefined) this.#chips.insertSitter.run(sitter);
      else if (JSON.stringify(before) !== JSON.stringify(sitter))
        this.#chips.updateSitter.run(sitter);
    }
  }

  #whole(row: TableRow | undefined): Table | undefined {
    if (row === undefined) return undefined;
    const { id, buyIn, deal } = row.tables;
    const seats = this.#statements.seatsOf.all({ id });
    if (buyIn === null) return decodeTable(row, { seats, sitters: [] });
    return decodeTable(row, {
      seats,
      sitters: this.#chips.sittersOf.all({ id }),
      nextDeal: this.#statements.dealOf.get({ id, number: deal + 1 }),
    });
  }

  deals(table: TableId) {
    return this.#statements.dealsOf.all({ id: table }).map(decodeDeal);
  }

  tableMovements(table: TableId) {
    return decodeMovements(table, this.#chips.movementsOfTable.all({ id: table }));
  }

  topUp<W>(request: TopUpRequest, decide: DecideTopUp<W>): Result<number, W | 'duplicate'> {
    return this.#topUp(request, decide) as Result<number, W | 'duplicate'>;
  }

  #giveTopUp<W>(
    { guild, user, interaction, at }: TopUpRequest,
    decide: DecideTopUp<W>,
  ): Result<number, W | 'duplicate'> {
    if (this.ledger.hasCounted(interaction)) return refused('duplicate');
    const decision = decide(this.ledger.holdings(guild, user, at));
    if (!decision.ok) return decision;
    this.ledger.topUp(guild, user, decision.value, { at, interaction });
    return ok(decision.value);
  }

  ranking(guild: string, limit: number) {
    return this.#chips.ranking
      .all({ guild, limit })
      .map(({ user, chips }) => ({ user: user as UserId, chips }));
  }

  ledgerFaults() {
    const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
    return {
      unbalanced: ids(this.#chips.unbalanced.all()),
      wrongBalances: ids(this.#chips.wrongBalances.all()),
      owing: ids(this.#chips.owing.all()),
      unevenGuilds: this.#chips.sums.all().map(({ guild }) => guild),
      wrongHouses: this.#chips.wrongHouses.all().map(({ guild }) => guild),
      strayStakes: [...this.#chips.strayStakes.all(), ...this.#chips.missingStakes.all()].map(
        ({ tableId }) => tableId,
      ),
      strayTables: this.#chips.strayTables.all().map(({ tableId }) => tableId),
    };
  }

  #giveBackOutage(now: number): number {
    const last = Number(this.getFact(LAST_BEAT) ?? now);
    const outage = Number.isFinite(last) ? Math.max(0, now - last) : 0;
    if (outage > 0) this.#statements.postpone.run({ now, beat: last });
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

  events(table: TableId, limit: number): readonly LoggedEvents[] {
    return this.#reads.read(`${limit} events ${table}`, () => {
      const rows = this.#statements.lastEventsOf.values({ id: table, limit }).reverse();
      return rows.map((row) => decodeEvents(table, row));
    });
  }

  eventsOfDeal(table: TableId, deal: number): readonly LoggedEvents[] {
    const rows = this.#statements.eventsOfDeal.values({ id: table, deal });
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
    return users.filter((user) => !this.settings(user).mentions);
  }

  settings(user: UserId) {
    return this.#statements.settingsOf.get({ user }) ?? { mentions: true, ranked: true };
  }

  setRanked(user: string, ranked: boolean): void {
    this.#statements.setRanked.run({ user, ranked });
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
