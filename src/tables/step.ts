/** The vocabulary of what an action does to a table. Pure; advance.ts puts it together. */
import type { Outcome, Seat } from '../engine/contract.ts';
import type { Movement } from '../chips/types.ts';
import type { JsonObject } from '../engine/json.ts';
import { everybodyTakesHome } from './stakes.ts';
import type {
  Action,
  Ending,
  GameRecord,
  InteractionId,
  LogEntry,
  Millis,
  Sealed,
  StoredEvent,
  Table,
  UserId,
} from './types.ts';

/** An action with who did it and when: a line of the log without its consequences. */
export interface Deed {
  readonly action: Action;
  readonly by?: UserId;
  readonly interaction?: InteractionId;
  /** For a game with chips: what is promised for the next hand, should this action end one. */
  readonly next?: Sealed;
  readonly at: Millis;
}

/** An accepted action with all its consequences, ready to be stored. */
export interface Step {
  readonly table: Table;
  readonly entry: LogEntry;
  readonly records: readonly GameRecord[];
  /** What moves in the ledger; nothing at tables without chips. */
  readonly movements: readonly Movement[];
}

/** What an action changes; `advance` adds revision, times and the line of the log. */
export interface Change {
  readonly table: Table;
  /** The action as the log keeps it, where that is more than what was asked for. */
  readonly action?: Action;
  readonly events: readonly StoredEvent[];
  /** How each seat fared, where the action ended a game that counts. */
  readonly outcomes?: readonly Outcome[];
}

export const isLiving = (table: Table): boolean =>
  table.status === 'lobby' || table.status === 'playing';

/** The person's seat; undefined where there is none, or where they have left the game that goes on. */
export function seatOf(table: Table, user: UserId): Seat | undefined {
  const seat = table.players.findIndex(
    (player) => player.user === user && !(isLiving(table) && player.presence === 'gone'),
  );
  return seat === -1 ? undefined : seat;
}

/**
 * The table at its end: nobody is on turn, nothing is due, every stack goes home. `over` counts,
 * `closed` does not. Its last state stays, for the final panel.
 */
export function ended(table: Table, status: 'over' | 'closed', ending: Ending): Table {
  return {
    ...withoutDeadline(everybodyTakesHome(table)),
    status,
    asked: nobodyAsked(table.players.length),
    ending,
  };
}

export function withoutDeadline(table: Table): Table {
  const { deadline: _d, countdown: _c, standInAt: _s, ...rest } = table;
  return rest;
}

export function nobodyAsked(seats: number): readonly null[] {
  return Array.from({ length: seats }, () => null);
}

/** Options, set-ups and states are JSON by the contract of games, which the conformance suite proves. */
export function asJson(value: object): JsonObject {
  return value as JsonObject;
}
