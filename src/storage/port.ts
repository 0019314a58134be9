/**
 * What the rest of the house asks of a database: a few coarse calls that return promises, so that an
 * embedded SQLite and a PostgreSQL for many processes both fit (design decision 10). Each call is one
 * transaction, all or nothing; `open` and `commit` are durable when their promise resolves. A fault
 * (disk full, database locked for longer than the busy timeout, file damaged) rejects with a
 * `StorageFault` (fault.ts).
 */
import type { ChipRecord, Holdings, LedgerLine, Movement, TopUpRequest } from '../chips/types.ts';
import type { Json } from '../engine/json.ts';
import type { Result } from '../engine/result.ts';
import type {
  ChannelId,
  Deal,
  GameRecord,
  GuildId,
  InteractionId,
  LogEntry,
  Millis,
  PanelPlace,
  RecordLine,
  Retention,
  Table,
  TableId,
  UserId,
} from '../tables/types.ts';

export interface Commit {
  /** The revision that the caller saw; `entry.revision` and `table.revision` are one more. */
  readonly expected: number;
  /**
   * The whole table after the action. What never changes (place, game, options, language, creation)
   * and the panel, which has a call of its own, are not written again.
   */
  readonly table: Table;
  readonly entry: LogEntry;
  /** Results to record, when the action ended a game that counts. */
  readonly records: readonly GameRecord[];
  /** What moves in the ledger; none at a table without chips. */
  readonly movements: readonly Movement[];
}

/**
 * `duplicate`: this interaction was committed before. `conflict`: the revision has moved on.
 * `short`: somebody has fewer chips than they would set aside; nothing has changed.
 */
export type CommitOutcome = 'committed' | 'duplicate' | 'conflict' | 'short';
/** `channel-taken`: another table lives in this channel. */
export type OpenOutcome = 'opened' | 'duplicate' | 'channel-taken' | 'short';

/** How a top-up was decided, from what the person has; see `topUpFor` of chips/rules.ts. */
export type DecideTopUp<W> = (holdings: Holdings) => Result<number, W>;

/** What is wrong with the ledger of a database; every list is empty where all is well. */
export interface LedgerFaults {
  /** Movements whose entries do not add up to zero. */
  readonly unbalanced: readonly number[];
  /** Accounts whose balance is not the sum of their entries. */
  readonly wrongBalances: readonly number[];
  /** Persons and stakes below zero. */
  readonly owing: readonly number[];
  /** Servers whose accounts together are not zero. */
  readonly unevenGuilds: readonly string[];
  /** Servers whose house does not stand at minus what it has issued. */
  readonly wrongHouses: readonly string[];
  /** Tables at which a stake is not what the table says. */
  readonly strayStakes: readonly string[];
  /** Tables that the ledger names and nobody knows. */
  readonly strayTables: readonly string[];
}

/** What one step of clearing away has done; nothing is left to do where all of it is zero. */
export interface Cleared {
  /** Tables whose rows went, their results added to the totals of their people. */
  readonly tables: number;
  /** Movements that were added up into the one carried forward. */
  readonly movements: number;
  /** Tables of which not even the name is left. */
  readonly names: number;
}

/** Somebody in a server's ranking, tables included. */
export interface Ranked {
  readonly user: UserId;
  readonly chips: number;
}

/** A deal as it was dealt, or as it is promised where there is no set-up yet. */
export type StoredDeal = Deal & { readonly setup?: Json };

/** What a line of a log tells a panel. */
export type LoggedEvents = Pick<LogEntry, 'revision' | 'deal' | 'events'>;

export interface Storage {
  /** Stores a new table (revision 1) with the first line of its log. */
  open(opened: Pick<Commit, 'table' | 'entry' | 'movements'>): Promise<OpenOutcome>;
  commit(commit: Commit): Promise<CommitOutcome>;
  load(table: TableId): Promise<Table | undefined>;
  /** The table that lives (lobby or playing) in the channel. */
  loadByChannel(channel: ChannelId): Promise<Table | undefined>;
  /**
   * Living tables of a server, the newest first: those at which the person has a seat and has not left
   * for good, and those in threads of the channel, where one is given.
   */
  living(guild: GuildId, user: UserId, parent?: ChannelId): Promise<readonly TableId[]>;
  /** The last `limit` lines of a table's log, oldest first; all of them without a limit. */
  log(table: TableId, limit?: number): Promise<readonly LogEntry[]>;
  /** The same lines with their events only: all that a panel needs, at a fraction of the time. */
  events(table: TableId, limit: number): Promise<readonly LoggedEvents[]>;
  /** Those of one deal, however many hands the table has seen before. */
  eventsOfDeal(table: TableId, deal: number): Promise<readonly LoggedEvents[]>;
  /** The table on which this press has counted already; undefined where it has not. */
  findByInteraction(interaction: InteractionId): Promise<TableId | undefined>;
  /** Remembers where the panel stands; no action of the table, so no revision. */
  setPanel(table: TableId, panel: PanelPlace | undefined): Promise<void>;
  /** Living tables whose deadline is at or before `now`, the earliest first. */
  due(now: Millis, limit: number): Promise<readonly TableId[]>;
  /** The earliest deadline of a living table. */
  nextDeadline(): Promise<Millis | undefined>;
  /**
   * Clears away a little of what has been over for longer than `retention`: of several tables, or if
   * there is none, of the ledger. Records, balances and what the ledger adds up to stay what they are.
   */
  clearAway(now: Millis, retention: Retention): Promise<Cleared>;
  /** Whether a table of this id was cleared away; known as long as lines of the ledger may name it. */
  wasCleared(table: TableId): Promise<boolean>;
  /** Notes that the program is alive at `now`. */
  beat(now: Millis): Promise<void>;
  /**
   * Moves everything that a living table waits for by the time since the last beat, or since the
   * table's last action if that was later, and beats, in one transaction: an outage costs nobody time,
   * and a crash in between gives nothing back twice. Gives the time since the last beat; 0 for a
   * database that has never beaten.
   */
  giveBackOutage(now: Millis): Promise<Millis>;
  /** Ids of all tables, for the doctor; `after` pages on. */
  tableIds(after: TableId | undefined, limit: number): Promise<readonly TableId[]>;
  records(guild: GuildId, user: UserId): Promise<readonly RecordLine[]>;
  /** Every deal of a table, the promised one included, in order. */
  deals(table: TableId): Promise<readonly StoredDeal[]>;
  /** Everything that a table has moved in the ledger, oldest first. */
  tableMovements(table: TableId): Promise<readonly Movement[]>;
  /** What somebody has in a server; what they would begin with where they have not begun. */
  holdings(guild: GuildId, user: UserId, now: Millis): Promise<Holdings>;
  chipRecord(guild: GuildId, user: UserId): Promise<ChipRecord>;
  /** Lines of somebody's ledger, the newest first, without the first `offset`. */
  ledgerLines(
    guild: GuildId,
    user: UserId,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<readonly LedgerLine[]>;
  /** Gives the chips that `decide` says, once for each press, in one transaction with its look at them. */
  topUp<W>(request: TopUpRequest, decide: DecideTopUp<W>): Promise<Result<number, W | 'duplicate'>>;
  /** Who has most in a server, those left out who do not want to be named. */
  ranking(guild: GuildId, limit: number): Promise<readonly Ranked[]>;
  setRanked(user: UserId, wanted: boolean): Promise<void>;
  /** Looks through the whole ledger, for the doctor. */
  ledgerFaults(): Promise<LedgerFaults>;
  /** Every result that a table has recorded, by deal and seat. */
  tableRecords(table: TableId): Promise<readonly GameRecord[]>;
  /** Everything stored about a person, as plain data for a file. */
  exportPerson(user: UserId): Promise<unknown>;
  /** Removes a person: names and ids give way to a nameless stand-in, counts of games stay. Refused while the person plays at a living table. */
  forgetPerson(user: UserId, now: Millis): Promise<'forgotten' | 'at-a-table'>;
  /** Of these people, those who do not want to be mentioned. */
  unmentioned(users: readonly UserId[]): Promise<readonly UserId[]>;
  setMentions(user: UserId, wanted: boolean): Promise<void>;
  /** What the person has chosen for themself. */
  settings(user: UserId): Promise<{ readonly mentions: boolean; readonly ranked: boolean }>;
  /** Small facts of the program itself, such as the hash of the registered commands. */
  getFact(name: string): Promise<string | undefined>;
  setFact(name: string, value: string): Promise<void>;
  close(): Promise<void>;
}
