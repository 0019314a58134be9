/**
 * What the Discord side asks of the tables. Every call that changes something names the press that
 * asks for it; the answer says what became of it and carries a reader of the table as it stands now,
 * so that nobody has to load it again.
 */
import type { Brought, GameTypes, Seat, SharedRefusal } from '../engine/contract.ts';
import type { Level } from '../computers/contract.ts';
import type { Choices } from '../engine/space.ts';
import type { Result } from '../engine/result.ts';
import type {
  Action,
  Agreement,
  ChannelId,
  Computers,
  Countdown,
  Deal,
  Ending,
  GuildId,
  InteractionId,
  Language,
  Millis,
  Pace,
  PanelPlace,
  Player,
  RecordLine,
  Sitter,
  TableId,
  TableStatus,
  UserId,
} from './types.ts';

/** Who pressed, where, and with what right. Made by the router from the interaction alone. */
export interface Press {
  readonly interaction: InteractionId;
  readonly user: UserId;
  /** The name shown in this server, unescaped. */
  readonly name: string;
  readonly guild: GuildId;
  readonly channel: ChannelId;
  readonly parent?: ChannelId;
  /** Whether the person has Manage Channels here. */
  readonly moderator: boolean;
}

export interface OpenRequest {
  readonly game: string;
  /** The game's options as given, unchecked; what is absent takes its default. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly pace: Pace;
  /** For a game with chips: what is agreed on, unchecked; what is absent takes its default. */
  readonly agreement?: object;
  /** For a practice table: how many computers, unchecked, and of which level. */
  readonly computers?: Computers;
  /** Whether the game begins at once, with computers alone. */
  readonly begin?: true;
}

export interface MoveRequest {
  readonly table: TableId;
  /** The decision that the press answers, from `SeatSnapshot.decision`. */
  readonly decision: number;
  /** The move as built from the press, unchecked. */
  readonly move: unknown;
}

/** Why the table, not the game, refuses. */
export const TABLE_REFUSALS = [
  'unknown-table', // never was, or nothing of it is left
  'cleared-away', // it ended long ago
  'table-over', // it has ended
  'other-place', // the press comes from another server or channel than the table's
  'channel-taken',
  'unknown-game',
  'bad-options',
  'already-started',
  'not-started',
  'already-seated',
  'not-seated',
  'table-full',
  'too-few',
  'not-host',
  'not-allowed', // neither host nor moderator
  'absent', // the person named is represented by a stand-in
  'not-away', // nobody stands in for the presser
  'too-few-chips', // the presser has fewer than they would set aside
  'hand-running', // possible between hands only
  'no-second-buy-in', // not agreed on at this table
  'chips-left', // whoever has chips brings no more
  'no-chips-left', // whoever has none brings some first
  'already-ready',
  'no-computer', // none is there to be removed
  'already-last', // this hand is the last already
  'stale', // the decision that the press answers is past
  'duplicate', // this very press has counted already
  'busy', // others were faster again and again; press once more
] as const;
export type TableRefusalCode = (typeof TABLE_REFUSALS)[number];

export type TableRefusal =
  | { readonly by: 'table'; readonly code: TableRefusalCode; readonly reader?: TableReader }
  | {
      readonly by: 'game';
      readonly code: SharedRefusal | (string & {});
      readonly reader: TableReader;
    };

/** Hands of a game with chips, one after another. */
export interface Evening extends Agreement {
  /** The number of the present hand, or between hands of the last one; 0 before the first. */
  readonly hand: number;
  readonly isBetweenHands: boolean;
  /** Whether the hand that runs, or the next one, is the last. */
  readonly isLast: boolean;
  /** How many seats the hand on the table has: the first so many of `players`. */
  readonly seats: number;
  /** Everybody who has brought chips, also those who have left. */
  readonly sitters: readonly Sitter[];
  /** Between hands: what was promised for the next one. */
  readonly nextCommitment?: string;
  /** Between hands: when the next one begins of itself. */
  readonly nextHandAt?: Millis;
  /** How many more, with chips, the next hand needs; 0 where it can begin. */
  readonly missing: number;
}

/** What anybody may know of a table itself. No secret, no state. */
export interface TableInfo {
  readonly id: TableId;
  readonly guild: GuildId;
  readonly channel: ChannelId;
  /** The channel that holds the thread, where the table is in a thread. */
  readonly parent?: ChannelId;
  readonly game: string;
  /** Complete options of the game. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly language: Language;
  readonly pace: Pace;
  readonly host: UserId;
  readonly status: TableStatus;
  /** The level of the computers where the table is for practice: nothing of it counts. */
  readonly practice?: Level;
  readonly players: readonly Player[];
  readonly commitment: string;
  /** There where the game is played for chips. */
  readonly evening?: Evening;
  readonly revision: number;
  /** When it closes, where nobody starts it or nobody comes back to it. */
  readonly closesAt?: Millis;
  /** The time of those who are on turn and there. */
  readonly countdown?: Countdown;
  readonly panel?: PanelPlace;
  readonly ending?: Ending;
  readonly createdAt: Millis;
}

/** What anybody may know of the game on the table. */
export interface PublicSnapshot<T extends GameTypes = GameTypes> {
  readonly public: T['publicView'];
  readonly turn: readonly Seat[];
  readonly result: T['result'] | null;
  /** Events addressed to everybody, oldest first, as far back as the reader was loaded for. */
  readonly events: readonly T['event'][];
  /** For each seat on turn the decision that it is asked for. */
  readonly decisions: readonly (number | null)[];
}

/** What one seat may know besides. */
export interface SeatSnapshot<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly private: T['privateView'];
  /** Empty where the seat is not on turn. */
  readonly choices: Choices<T['move']>;
  /** The decision the seat is asked for; null where it is not on turn. */
  readonly decision: number | null;
  /** Events addressed to everybody or to this seat, oldest first. */
  readonly events: readonly T['event'][];
}

/** A table as loaded at one revision, read without ever giving its state away. */
export interface TableReader {
  readonly info: TableInfo;
  seatOf(user: UserId): Seat | undefined;
  /** Undefined in the lobby and for a table that closed before its start. */
  publicSnapshot(): PublicSnapshot | undefined;
  seatSnapshot(seat: Seat): SeatSnapshot | undefined;
}

/** One deal of a proof. */
export interface ProvenDeal extends Deal {
  /** Chips of each seat and the dealer, as the table brought them; for games with chips. */
  readonly brought?: Brought;
  /** Players' names in seat order, for reading only. */
  readonly names: readonly string[];
}

/** Everything that somebody needs to recompute the deals of a table; given only when it has ended. */
export interface DealProof {
  readonly version: 2;
  readonly table: TableId;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly deals: readonly ProvenDeal[];
}

export type Answer = Promise<Result<TableReader, TableRefusal>>;

export interface Tables {
  open(press: Press, request: OpenRequest): Answer;
  join(press: Press, table: TableId): Answer;
  /**
   * Gives up a seat: in the lobby without consequence; in a running game a stand-in takes it for good,
   * and the person has lost. The last one out closes the table, and nothing counts.
   */
  leave(press: Press, table: TableId): Answer;
  /** The same in the lobby and between hands only; refused where the game has begun meanwhile. */
  leaveLobby(press: Press, table: TableId): Answer;
  start(press: Press, table: TableId): Answer;
  /**
   * The host, before the first deal; the table is for practice from then on. All computers of a table
   * have the level of the first.
   */
  addComputer(press: Press, table: TableId, level: Level): Answer;
  removeComputer(press: Press, table: TableId): Answer;
  /** Between hands: the presser asks for the next one; it begins when all have. */
  ready(press: Press, table: TableId): Answer;
  /** Between hands: the presser has no chips left and brings the buy-in again. */
  buyIn(press: Press, table: TableId): Answer;
  /** The host or a moderator: this hand, or between hands the next one, is the last. */
  callLast(press: Press, table: TableId): Answer;
  /** The host or a moderator closes the lobby; between hands the evening is over. */
  cancel(press: Press, table: TableId): Answer;
  move(press: Press, request: MoveRequest): Answer;
  /**
   * The host or a moderator ends a running game; nothing counts. A hand with chips is played to its end
   * first, unless a moderator who does not sit there aborts it: then everybody has what they had before.
   */
  end(press: Press, table: TableId): Answer;
  /**
   * The host or a moderator removes somebody: the same as if they left. While a hand with chips runs only
   * somebody who misses deadlines. At a table without a clock anybody there removes whoever has kept it
   * waiting for `PATIENCE`.
   */
  remove(press: Press, table: TableId, user: UserId): Answer;
  /** The presser's seat, back from the stand-in. */
  back(press: Press, table: TableId): Answer;
  handOver(press: Press, table: TableId, to: UserId): Answer;
  /** Opens a new lobby with the same game and options in the same channel, with a commitment of its own. */
  rematch(press: Press, table: TableId): Answer;

  /** The table as it stands; with `history: 'all'` every event of the deal, else those of the last log lines. */
  read(table: TableId, history?: 'recent' | 'all'): Promise<TableReader | undefined>;
  /** Whether `read` gives nothing because the table ended long ago, and not because it never was. */
  wasCleared(table: TableId): Promise<boolean>;
  readChannel(channel: ChannelId): Promise<TableReader | undefined>;
  /** Undefined while the table has not ended, or never dealt. */
  proof(table: TableId): Promise<DealProof | undefined>;
  /** Remembers where the public panel stands now. */
  panelPosted(table: TableId, panel: PanelPlace | undefined): Promise<void>;
  /** The person is no longer on the server: the same as if they left. */
  memberGone(table: TableId, user: UserId): Promise<TableReader | undefined>;
  /**
   * Living tables that somebody may have to reach from another channel, since theirs may be gone: where
   * the presser sits, and for a moderator those in threads of this channel. A few, the newest first.
   */
  readElsewhere(press: Press): Promise<readonly TableReader[]>;
  /** The channel, thread or server is gone: a living table there is closed, nothing counts. */
  channelLost(table: TableId): Promise<TableReader | undefined>;
  records(guild: GuildId, user: UserId): Promise<readonly RecordLine[]>;
  /** Calls back whenever a table changed without a press, with what it did. Gives the way to stop. */
  onChange(listener: (reader: TableReader, did: Action['type']) => void): () => void;
}
