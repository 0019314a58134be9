/**
 * The words of the ledger (design decision 9). Chips are integers. They are play chips: given by the
 * house, never bought, sold, cashed out or given away.
 */
import type { GuildId, InteractionId, Millis, TableId, UserId } from '../tables/types.ts';

/** Whose chips they are. Each account belongs to one server. */
export type Account =
  | { readonly kind: 'person'; readonly user: UserId }
  /** What a person has set aside at a table. */
  | { readonly kind: 'stake'; readonly user: UserId; readonly table: TableId }
  /** Its balance is minus what it has issued. */
  | { readonly kind: 'house' };

/** What an account gains, or loses where the amount is negative. Never zero. */
export interface Entry {
  readonly account: Account;
  readonly amount: number;
}

export const MOVEMENT_REASONS = [
  'grant', // the first chips of a person in a server
  'top-up',
  'sit-down', // from the person to a stake: the first time, or coming back
  'buy-in', // the same, again
  'hand', // between stakes, as a hand has settled them
  'take-home', // from the stake to the person
  'close', // to the house, when a person's data is deleted
  'carried', // old movements of a server, added up into one
] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

/** Chips that change hands at one moment; the entries add up to zero. */
export interface Movement {
  readonly guild: GuildId;
  readonly reason: MovementReason;
  readonly entries: readonly Entry[];
  /** The table, and its deal, that caused it. */
  readonly at?: { readonly table: TableId; readonly hand: number; readonly revision: number };
}

/** What somebody has in a server. */
export interface Holdings {
  readonly balance: number;
  /** Set aside at tables. */
  readonly staked: number;
  /** When the last top-up was, or what counts as one. */
  readonly toppedUpAt?: Millis;
}

/** A line of somebody's ledger: what their own chips and their stakes gained or lost. */
export interface LedgerLine {
  readonly reason: MovementReason;
  /** What the person gained; negative for a loss. For `sit-down`, `buy-in` and `take-home` what moved to or from the balance. */
  readonly amount: number;
  readonly table?: TableId;
  readonly game?: string;
  readonly hand?: number;
  readonly at: Millis;
}

/** What somebody has won and lost at tables of a server, hand by hand. */
export interface ChipRecord {
  readonly hands: number;
  readonly won: number;
  readonly lost: number;
}

/** The press that asks for a top-up; one press counts once. */
export interface TopUpRequest {
  readonly guild: GuildId;
  readonly user: UserId;
  readonly interaction: InteractionId;
  readonly at: Millis;
}
