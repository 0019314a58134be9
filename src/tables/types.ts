/** The words of the house: tables, seats, people, and the log that a table is. */
import type { Level } from '../computers/contract.ts';
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

export const PACES = ['live', 'relaxed', 'none'] as const;
/** How long a decision may take: a minute or two, half a day, or as long as it takes (pace.ts). */
export type Pace = (typeof PACES)[number];

export const PRESENCES = ['here', 'away', 'gone'] as const;
/**
 * `away`: two deadlines missed in a row; a stand-in moves until the person is back. `gone`: has left,
 * was removed or left the server; the stand-in has the seat for good, and the person has lost.
 */
export type Presence = (typeof PRESENCES)[number];

export const TABLE_STATUSES = ['lobby', 'playing', 'over', 'closed'] as const;
/**
 * `lobby`: people join, before the first deal or between hands of a game with chips. `playing`: a deal
 * runs. `over`: a game came to its end and counts.
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
  readonly presence: Presence;
  /** Deadlines missed in a row. */
  readonly missed: number;
  /** Between hands: asks for the next one. */
  readonly ready?: true;
  /** No person: the program itself plays, at the table's level (computers.ts). */
  readonly computer?: true;
}

/** Somebody who takes a seat. */
export type Newcomer = Pick<Player, 'user' | 'name' | 'joinedWith'>;

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
  'deserted',
] as const;
export interface Ending {
  readonly how: (typeof ENDINGS)[number];
  /** The seat that left or was removed. */
  readonly seat?: Seat;
  /** Who ended it, where a person did. */
  readonly by?: UserId;
}

/** The time that the people on turn have, all of them the same. */
export interface Countdown {
  /** When safe moves are made for those who have not moved. */
  readonly endsAt: Millis;
  /** When they are reminded; absent once they were. */
  readonly remindAt?: Millis;
}

/** What is promised for a deal before anybody joins it. */
export interface Sealed {
  /** 32 bytes, lower-case hex. Leaves `tables/` only when the table has ended. */
  readonly secret: string;
  /** SHA-256 of the secret's bytes, lower-case hex; shown before anybody joins. */
  readonly commitment: string;
}

/** One deal of a table: what was promised, what it was mixed with, and what came of it. */
export interface Deal extends Sealed {
  /** 1 for the first deal of a table. */
  readonly number: number;
  /** The joining players' interaction ids in seat order; fixed at the start of the deal. */
  readonly mixedWith: readonly InteractionId[];
}

/** What people agree on at a table that is played for chips. */
export interface Agreement {
  /** Chips that everybody brings. */
  readonly buyIn: number;
  /** How many hands are played; absent: until somebody calls the last one. */
  readonly hands?: number;
  /** Whether somebody without chips may bring the buy-in again. */
  readonly rebuy: boolean;
}

/** Somebody who has brought chips to a table, whether or not they still sit there. All are chips ≥ 0. */
export interface Sitter {
  readonly user: UserId;
  /** The name under which they came. */
  readonly name: string;
  /** All buy-ins together. */
  readonly bought: number;
  /** Set aside here; while a hand runs, what they had when it began. */
  readonly stack: number;
  /** Taken home when they left, and not brought back since. */
  readonly home: number;
}

/** The chips of a table, hand after hand (evening.ts). */
export interface ChipTable extends Agreement {
  /** Everybody who has brought chips, in that order. */
  readonly sitters: readonly Sitter[];
  /** Whether the hand that runs, or between hands the next one, is the last. */
  readonly isLast: boolean;
  /** What is promised for the next hand; there exactly between hands. */
  readonly next?: Sealed;
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
  readonly pace: Pace;
  readonly host: UserId;
  readonly status: TableStatus;
  /**
   * The level of the computers of a practice table: its chips are apart, and nothing of it counts. Once
   * a table is for practice it stays so, whoever leaves.
   */
  readonly practice?: Level;
  /**
   * By seat. Between hands those of the last one keep their seats, gone or not, and whoever joins comes
   * behind them; at the next deal they move up.
   */
  readonly players: readonly Player[];
  readonly deal: Deal;
  /** There where the game is played for chips. */
  readonly chips?: ChipTable;
  /** The game's set-up and state; absent before the first deal. */
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
  /**
   * When the table does something of itself next: the lobby closes, a game without people closes, or
   * the earliest of the moments below.
   */
  readonly deadline?: Millis;
  /** Where people are on turn and the pace is not `none`. */
  readonly countdown?: Countdown;
  /** When a stand-in moves, where one is on turn. */
  readonly standInAt?: Millis;
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

/** `deadline`: the person's time was up. `stand-in`: somebody else has the seat. `computer`: its own move. */
export const REASONS = ['deadline', 'stand-in', 'computer'] as const;

/** Somebody's move, and in a log the moves that made themselves after it, where there were any. */
export interface MoveAction extends SeatMove {
  readonly type: 'move';
  readonly followed?: readonly SeatMove[];
  /** Why it was made for an absent person; absent where the person made it. */
  readonly why?: (typeof REASONS)[number];
}

/** The computers with which a table opens. */
export interface Computers {
  /** At least 1. */
  readonly count: number;
  readonly level: Level;
}

/** How somebody goes for good. */
export const DEPARTURES = ['left', 'removed', 'left-server'] as const;

/** What one accepted action was. */
export type Action =
  | { readonly type: 'open'; readonly name: string; readonly computers?: Computers }
  | { readonly type: 'join'; readonly name: string }
  | { readonly type: 'leave' }
  | { readonly type: 'add-computer'; readonly level: Level }
  /** The one that came last. */
  | { readonly type: 'remove-computer' }
  | { readonly type: 'start' }
  /** Between hands: somebody asks for the next one, brings the buy-in again, or ends the evening. */
  | { readonly type: 'ready' }
  | { readonly type: 'buy-in' }
  | { readonly type: 'finish' }
  /** The hand that runs, or the next one, is to be the last. */
  | { readonly type: 'call-last' }
  | MoveAction
  /** Leaving a running game as logs of version 0.1 have it: the game ended. */
  | { readonly type: 'abandon'; readonly seat: Seat }
  /** With a seat: out of a running game, as logs of version 0.1 have it; the game ended. */
  | { readonly type: 'remove'; readonly user: UserId; readonly seat?: Seat }
  /** A person goes for good, and the game goes on. */
  | { readonly type: 'give-up'; readonly seat: Seat; readonly how: (typeof DEPARTURES)[number] }
  /** A person takes the seat back from the stand-in. */
  | { readonly type: 'back' }
  /** Those who are still to move are reminded. */
  | { readonly type: 'remind' }
  /** A game that nobody came back to closes; a hand with chips is played out by stand-ins. */
  | { readonly type: 'desert' }
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

/** How long what is over is kept, in days; each at least 1. */
export interface Retention {
  /** A table with everything that belongs to it, from its end on. */
  readonly tableDays: number;
  /** Lines of the ledger; those of a table at least as long as the table. */
  readonly ledgerDays: number;
}
