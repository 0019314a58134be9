/** The words of the house: tables, seats, people, and the log that a table is. */
import type { Addressed, Outcome, Seat } from '../engine/contract.ts';
import type { Json, JsonObject } from '../engine/json.ts';

declare const brand: unique symbol;
type Branded<B extends string> = string & { readonly [brand]: B };

/** Identifies a table for ever, in custom ids too: 10 characters of `0-9A-Za-z`, random. */
export type TableId = Branded<'TableId'>;
/** A Discord server (snowflake). */
export type GuildId = Branded<'GuildId'>;
/** A Discord text channel or thread (snowflake). */
export type ChannelId = Branded<'ChannelId'>;
/** A Discord message (snowflake). */
export type MessageId = Branded<'MessageId'>;
/** A person's Discord account (snowflake). */
export type UserId = Branded<'UserId'>;
/** One press or command of a person (snowflake); unique for ever, so that nothing counts twice. */
export type InteractionId = Branded<'InteractionId'>;

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Milliseconds since 1970-01-01 UTC. */
export type Millis = number;

export const TABLE_STATUSES = ['lobby', 'playing', 'over', 'closed'] as const;
/**
 * `lobby`: people join. `playing`: a deal runs. `over`: a game came to its end and counts.
 * `closed`: cancelled, expired or aborted; nothing counts.
 */
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** Somebody with a place at the table; the index in `Table.players` is the seat. */
export interface Player {
  readonly user: UserId;
  /** The name shown in this server when the person last acted, unescaped. */
  readonly name: string;
  /** The press with which the person joined; mixed into the shuffle. */
  readonly joinedWith: InteractionId;
}

/** Where the public panel stands. */
export interface PanelPlace {
  readonly channel: ChannelId;
  readonly message: MessageId;
  readonly postedAt: Millis;
}

/** Why a table ended; `finished` is a game played to its result. */
export const ENDINGS = [
  'finished',
  'left',
  'removed',
  'ended',
  'cancelled',
  'expired',
  'lost-channel',
] as const;
export interface Ending {
  readonly how: (typeof ENDINGS)[number];
  /** The seat that left or was removed. */
  readonly seat?: Seat;
  /** Who ended it, where a person did. */
  readonly by?: UserId;
}

/** One deal of a table: what was promised, what it was mixed with, and what came of it. */
export interface Deal {
  /** 1 for the first deal of a table. */
  readonly number: number;
  /** 32 bytes, lower-case hex. Leaves `tables/` only when the table has ended. */
  readonly secret: string;
  /** SHA-256 of the secret's bytes, lower-case hex; shown before anybody joins. */
  readonly commitment: string;
  /** The joining players' interaction ids in seat order; fixed at the start of the deal. */
  readonly mixedWith: readonly InteractionId[];
}

/** A game in a channel as it stands now. The whole row, secrets included: only `tables/` and `storage/` see it. */
export interface Table {
  readonly id: TableId;
  readonly guild: GuildId;
  readonly channel: ChannelId;
  /** The channel that holds the thread, where the table is in a thread. */
  readonly parent?: ChannelId;
  readonly game: string;
  readonly options: JsonObject;
  /** The language of the public panel. */
  readonly language: Language;
  readonly host: UserId;
  readonly status: TableStatus;
  readonly players: readonly Player[];
  readonly deal: Deal;
  /** The game's set-up and state; absent in the lobby. */
  readonly setup?: Json;
  readonly state?: Json;
  /**
   * For each seat the revision at which it was last asked for a move, or null while it is not on
   * turn. A press names this number: it stays the same while others move in a simultaneous step, and
   * changes with every decision of the seat itself.
   */
  readonly asked: readonly (number | null)[];
  /** Counts accepted actions; 1 after opening. */
  readonly revision: number;
  /** When the table does something of itself: in the lobby, its expiry. */
  readonly deadline?: Millis;
  readonly panel?: PanelPlace;
  readonly ending?: Ending;
  readonly createdAt: Millis;
  readonly updatedAt: Millis;
}

/** A move as the game's `parseMove` reads it, with the seat that made it. */
export interface SeatMove {
  readonly seat: Seat;
  readonly move: Json;
}

/** Somebody's move, and in a log the moves that made themselves after it, where there were any. */
export interface MoveAction extends SeatMove {
  readonly type: 'move';
  readonly followed?: readonly SeatMove[];
}

/** What one accepted action was. */
export type Action =
  | { readonly type: 'open'; readonly name: string }
  | { readonly type: 'join'; readonly name: string }
  | { readonly type: 'leave' }
  | { readonly type: 'start' }
  | MoveAction
  | { readonly type: 'abandon'; readonly seat: Seat }
  | { readonly type: 'remove'; readonly user: UserId; readonly seat?: Seat }
  | { readonly type: 'hand-over'; readonly to: UserId }
  | { readonly type: 'end' }
  | { readonly type: 'cancel' }
  | { readonly type: 'expire' }
  | { readonly type: 'lose-channel' };

/** An event as stored: the game's own event with its address. */
export type StoredEvent = Addressed<{ readonly type: string }>;

/** One line of a table's log. Replaying the lines from the deal's seed gives the same state. */
export interface LogEntry {
  readonly table: TableId;
  readonly revision: number;
  readonly deal: number;
  readonly action: Action;
  /** Who acted; absent where the table acted of itself. */
  readonly by?: UserId;
  /** The press that caused it; absent where the table acted of itself. */
  readonly interaction?: InteractionId;
  readonly events: readonly StoredEvent[];
  readonly at: Millis;
}

/** How one person fared in one game that counts. */
export interface GameRecord {
  readonly table: TableId;
  readonly deal: number;
  readonly guild: GuildId;
  readonly game: string;
  readonly user: UserId;
  readonly seat: Seat;
  readonly outcome: Outcome;
  readonly at: Millis;
}

/** A person's record in one game on one server. */
export interface RecordLine {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
}
