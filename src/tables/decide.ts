/**
 * Whether a press may do what it asks for, and as which action it goes into the log. Pure; the service
 * has checked before that the table is there, that the press comes from its channel and that the table
 * has not ended. Each function checks in this order: the table's status, who presses, what they name,
 * which decision they answer. The game's own rules come last, in `advance`.
 */
import type { Game, Seat } from '../engine/contract.ts';
import { ok, refused, type Result } from '../engine/result.ts';
import type { Press, TableRefusalCode } from './api.ts';
import type { GameRefusal } from './play.ts';
import type { Level } from '../computers/contract.ts';
import { isComputer } from './computers.ts';
import { chipsToBring, isBetweenHands, seatsMissing, stackOf } from './evening.ts';
import { PATIENCE } from './pace.ts';
import { isAwaitable, isGone, seatsAwaited } from './presence.ts';
import { asJson, seatOf } from './step.ts';
import type { Action, Millis, Table, UserId } from './types.ts';

/** Why not: a reason of the table's or of the game's. */
export type Refusal =
  | { readonly by: 'table'; readonly code: TableRefusalCode }
  | { readonly by: 'game'; readonly code: GameRefusal };

export type Decision = Result<Action, Refusal>;

export const byTable = (
  code: TableRefusalCode,
): { readonly ok: false; readonly refusal: Refusal } => refused({ by: 'table', code });
export const byGame = (code: GameRefusal): { readonly ok: false; readonly refusal: Refusal } =>
  refused({ by: 'game', code });

export function decideJoin(game: Game, table: Table, press: Press): Decision {
  if (seatOf(table, press.user) !== undefined) return byTable('already-seated');
  if (table.status !== 'lobby') {
    return byTable(table.chips === undefined ? 'already-started' : 'hand-running');
  }
  const seated = table.players.filter((player) => !isGone(player));
  if (seated.length >= game.seats.max) return byTable('table-full');
  if (table.chips !== undefined && chipsToBring(table.chips, press.user) === undefined) {
    return byTable('no-second-buy-in');
  }
  return ok({ type: 'join', name: press.name });
}

export function decideLeave(_game: Game, table: Table, press: Press): Decision {
  const seat = seatOf(table, press.user);
  if (seat === undefined) return byTable('not-seated');
  return ok(table.status === 'lobby' ? { type: 'leave' } : { type: 'give-up', seat, how: 'left' });
}

/** For a button that promises to cost nothing, should the game have begun meanwhile. */
export function decideLeaveLobby(game: Game, table: Table, press: Press): Decision {
  const decision = decideLeave(game, table, press);
  if (!decision.ok || decision.value.type === 'leave') return decision;
  return byTable(table.chips === undefined ? 'already-started' : 'hand-running');
}

export function decideStart(game: Game, table: Table, press: Press): Decision {
  if (table.status !== 'lobby') return byTable('already-started');
  if (press.user !== table.host) return byTable('not-host');
  if (seatsMissing(game, table) > 0) return byTable('too-few');
  return ok({ type: 'start' });
}

/** Before the first deal only: a table is for practice or it is not. */
export function decideAddComputer(game: Game, table: Table, press: Press, level: Level): Decision {
  if (table.status !== 'lobby' || isBetweenHands(table)) return byTable('already-started');
  if (press.user !== table.host) return byTable('not-host');
  if (table.players.length >= game.seats.max) return byTable('table-full');
  return ok({ type: 'add-computer', level });
}

export function decideRemoveComputer(_game: Game, table: Table, press: Press): Decision {
  if (table.status !== 'lobby' || isBetweenHands(table)) return byTable('already-started');
  if (press.user !== table.host) return byTable('not-host');
  return table.players.some(isComputer) ? ok({ type: 'remove-computer' }) : byTable('no-computer');
}

/** Why what is done between two hands cannot be done now. */
function noPause({ status }: Table): TableRefusalCode {
  return status === 'lobby' ? 'not-started' : 'hand-running';
}

/** Asks for the next hand. */
export function decideReady(_game: Game, table: Table, press: Press): Decision {
  if (!isBetweenHands(table)) return byTable(noPause(table));
  const seat = seatOf(table, press.user);
  const player = seat === undefined ? undefined : table.players[seat];
  if (player === undefined) return byTable('not-seated');
  if (stackOf(table, press.user) === 0) return byTable('no-chips-left');
  return player.ready === true ? byTable('already-ready') : ok({ type: 'ready' });
}

/** Brings the buy-in again. */
export function decideBuyIn(_game: Game, table: Table, press: Press): Decision {
  if (!isBetweenHands(table)) return byTable(noPause(table));
  if (seatOf(table, press.user) === undefined) return byTable('not-seated');
  if (stackOf(table, press.user) > 0) return byTable('chips-left');
  if (table.chips?.rebuy !== true) return byTable('no-second-buy-in');
  return ok({ type: 'buy-in' });
}

/** The hand that runs, or between hands the next one, is to be the last. */
export function decideCallLast(_game: Game, table: Table, press: Press): Decision {
  if (table.chips === undefined || table.state === undefined) return byTable('not-started');
  if (!mayRule(table, press)) return byTable('not-allowed');
  return table.chips.isLast ? byTable('already-last') : ok({ type: 'call-last' });
}

export function decideCancel(_game: Game, table: Table, press: Press): Decision {
  if (table.status !== 'lobby') return byTable('already-started');
  if (!mayRule(table, press)) return byTable('not-allowed');
  return ok({ type: isBetweenHands(table) ? 'finish' : 'cancel' });
}

/**
 * Between hands an evening ends at once. While a hand with chips runs it ends after it, "so that nobody
 * can undo a hand that goes badly"; only a moderator to whom it was not dealt aborts it.
 */
export function decideEnd(game: Game, table: Table, press: Press): Decision {
  if (isBetweenHands(table)) return decideCancel(game, table, press);
  if (table.status !== 'playing') return byTable('not-started');
  if (!mayRule(table, press)) return byTable('not-allowed');
  if (table.chips === undefined || !isDealtTo(table, press.user)) return ok({ type: 'end' });
  return table.chips.isLast ? byTable('already-last') : ok({ type: 'call-last' });
}

export function decideRemove(
  table: Table,
  press: Press,
  { user, now }: { readonly user: UserId; readonly now: Millis },
): Decision {
  const isRuled = mayRule(table, press);
  if (!isRuled && !mayHelpThemself(table, press)) return byTable('not-allowed');
  const seat = seatOf(table, user);
  if (seat === undefined) return byTable('not-seated');
  if (table.status === 'lobby') return ok({ type: 'remove', user });
  const isFree = isRuled && mayBeRemoved(table, seat);
  if (!isFree && !isHoldingUp(table, seat, now)) return byTable('hand-running');
  return ok({ type: 'give-up', seat, how: 'removed' });
}

/** Somebody has left the server; that is noticed in a game, and may be told when a hand is just over. */
export function decideMemberGone(table: Table, user: UserId): Decision {
  const seat = seatOf(table, user);
  if (seat === undefined) return byTable('not-seated');
  if (table.status === 'playing') return ok({ type: 'give-up', seat, how: 'left-server' });
  return isBetweenHands(table) ? ok({ type: 'remove', user }) : byTable('not-started');
}

export function decideHandOver(table: Table, press: Press, to: UserId): Decision {
  if (!mayRule(table, press)) return byTable('not-allowed');
  const seat = seatOf(table, to);
  if (seat === undefined) return byTable('not-seated');
  if (!isAwaitable(table.players[seat])) return byTable('absent');
  return ok({ type: 'hand-over', to });
}

/** Somebody who has missed one deadline may say so too: a press counts as being there. */
export function decideBack(_game: Game, table: Table, press: Press): Decision {
  if (table.status !== 'playing') return byTable('not-started');
  const seat = seatOf(table, press.user);
  if (seat === undefined) return byTable('not-seated');
  return table.players[seat]?.missed === 0 ? byTable('not-away') : ok({ type: 'back' });
}

/**
 * A decision that is open, but for somebody else, is `not-your-turn` and not `stale`: nothing about the
 * press is old.
 */
export function decideMove(
  game: Game,
  table: Table,
  press: Press,
  decision: number,
  move: unknown,
): Decision {
  if (table.status !== 'playing') return byTable('not-started');
  const seat = seatOf(table, press.user);
  if (seat === undefined) return byTable('not-seated');
  if (table.asked[seat] !== decision) return refuseDecision(table, seat, decision);
  const parsed = game.parseMove(move);
  if (parsed === undefined) return byGame('bad-move');
  return ok({ type: 'move', seat, move: asJson(parsed) });
}

function refuseDecision(table: Table, seat: Seat, decision: number): Decision {
  const isOpenForOthers = table.asked[seat] === null && table.asked.includes(decision);
  return isOpenForOthers ? byGame('not-your-turn') : byTable('stale');
}

/** Whether the hand on the table was dealt to the person, who may have left it since. */
function isDealtTo({ players }: Table, person: UserId): boolean {
  return players.some(({ user }) => user === person);
}

/**
 * Whoever is removed folds, and others win what they have paid. So while a hand with chips runs only
 * somebody who misses deadlines is removed.
 */
function mayBeRemoved({ chips, players }: Table, seat: Seat): boolean {
  return chips === undefined || (players[seat]?.missed ?? 0) > 0;
}

/** Without a clock somebody may keep the others waiting, and no deadline helps them. */
function isHoldingUp(table: Table, seat: Seat, now: Millis): boolean {
  const isAwaited = seatsAwaited(table).includes(seat);
  return table.pace === 'none' && isAwaited && now - table.updatedAt >= PATIENCE;
}

/** It may be the host who keeps them waiting. */
function mayHelpThemself(table: Table, { user }: Press): boolean {
  const isWithoutClock = table.status === 'playing' && table.pace === 'none';
  return isWithoutClock && seatOf(table, user) !== undefined;
}

/**
 * The host, or somebody who may manage the channel. From elsewhere a moderator rules only over threads
 * of the channel where the press was made: what else they may manage Discord does not say.
 */
function mayRule(table: Table, press: Press): boolean {
  const isOfHere = press.channel === table.channel || press.channel === table.parent;
  return (press.moderator && isOfHere) || press.user === table.host;
}
