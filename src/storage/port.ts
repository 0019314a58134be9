/**
 * What the rest of the house asks of a database: a few coarse calls that return promises, so that an
 * embedded SQLite and a PostgreSQL for many processes both fit (design decision 10). Each call is one
 * transaction, all or nothing; `open` and `commit` are durable when their promise resolves. A fault
 * (disk full, database locked for longer than the busy timeout, file damaged) rejects with a
 * `StorageFault` (fault.ts).
 */
import type {
  ChannelId,
  GameRecord,
  GuildId,
  InteractionId,
  LogEntry,
  Millis,
  PanelPlace,
  RecordLine,
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
}

/** `duplicate`: this interaction was committed before. `conflict`: the revision has moved on. */
export type CommitOutcome = 'committed' | 'duplicate' | 'conflict';
/** `channel-taken`: another table lives in this channel. */
export type OpenOutcome = 'opened' | 'duplicate' | 'channel-taken';

/** What a line of a log tells a panel. */
export type LoggedEvents = Pick<LogEntry, 'revision' | 'deal' | 'events'>;

export interface Storage {
  /** Stores a new table (revision 1) with the first line of its log. */
  open(table: Table, entry: LogEntry): Promise<OpenOutcome>;
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
  events(table: TableId, limit?: number): Promise<readonly LoggedEvents[]>;
  /** The table on which this press has counted already; undefined where it has not. */
  findByInteraction(interaction: InteractionId): Promise<TableId | undefined>;
  /** Remembers where the panel stands; no action of the table, so no revision. */
  setPanel(table: TableId, panel: PanelPlace | undefined): Promise<void>;
  /** Living tables whose deadline is at or before `now`, the earliest first. */
  due(now: Millis, limit: number): Promise<readonly TableId[]>;
  /** The earliest deadline of a living table. */
  nextDeadline(): Promise<Millis | undefined>;
  /** Notes that the program is alive at `now`. */
  beat(now: Millis): Promise<void>;
  /**
   * Moves everything that a living table waits for by the time since the last beat, and beats, in one
   * transaction: an outage costs nobody time, and a crash in between gives nothing back twice.
   * Gives the time by which deadlines moved; 0 for a database that has never beaten.
   */
  giveBackOutage(now: Millis): Promise<Millis>;
  /** Ids of all tables, for the doctor; `after` pages on. */
  tableIds(after: TableId | undefined, limit: number): Promise<readonly TableId[]>;
  records(guild: GuildId, user: UserId): Promise<readonly RecordLine[]>;
  /** Every result that a table has recorded, by deal and seat. */
  tableRecords(table: TableId): Promise<readonly GameRecord[]>;
  /** Everything stored about a person, as plain data for a file. */
  exportPerson(user: UserId): Promise<unknown>;
  /** Removes a person: names and ids give way to a nameless stand-in, counts of games stay. Refused while the person plays at a living table. */
  forgetPerson(user: UserId): Promise<'forgotten' | 'at-a-table'>;
  /** Of these people, those who do not want to be mentioned. */
  unmentioned(users: readonly UserId[]): Promise<readonly UserId[]>;
  setMentions(user: UserId, wanted: boolean): Promise<void>;
  /** Small facts of the program itself, such as the hash of the registered commands. */
  getFact(name: string): Promise<string | undefined>;
  setFact(name: string, value: string): Promise<void>;
  close(): Promise<void>;
}
