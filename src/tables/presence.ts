/** Who is at the table and for whom a stand-in moves. Pure. */
import type { Seat } from '../engine/contract.ts';
import { isComputer } from './computers.ts';
import { MISSED_AT_MOST } from './pace.ts';
import { seatOf, type Deed } from './step.ts';
import type { Player, Table, UserId } from './types.ts';

export const isHere = (player: Player | undefined): boolean => player?.presence === 'here';

/** Whether the table waits for the person of a seat: somebody who is there, and no computer. */
export const isAwaitable = (player: Player | undefined): boolean =>
  player !== undefined && isHere(player) && !isComputer(player);

/** Whether any person plays who is not represented; without them nobody else moves. */
export function isAttended({ players }: Pick<Table, 'players'>): boolean {
  return players.some(isAwaitable);
}

export const isGone = (player: Player): boolean => player.presence === 'gone';

/** Whether every person has left for good. */
export function isDeserted({ players }: Pick<Table, 'players'>): boolean {
  return players.every((player) => isGone(player) || isComputer(player));
}

/** Whether stand-ins play a hand for chips to its end though everybody has left for good. */
export function isPlayedOut(table: Pick<Table, 'chips' | 'practice' | 'players'>): boolean {
  return table.chips !== undefined && table.practice === undefined && isDeserted(table);
}

/** The seats on turn, ascending, with or without a person. */
export function seatsAsked({ asked }: Pick<Table, 'asked'>): readonly Seat[] {
  return asked.flatMap((decision, seat) => (decision === null ? [] : [seat]));
}

/** The seats on turn whose people the table waits for. */
export function seatsAwaited(table: Pick<Table, 'asked' | 'players'>): readonly Seat[] {
  return seatsAsked(table).filter((seat) => isAwaitable(table.players[seat]));
}

/** The seats on turn for which a stand-in or a computer moves. */
export function seatsRepresented(table: Pick<Table, 'asked' | 'players'>): readonly Seat[] {
  return seatsAsked(table).filter((seat) => !isAwaitable(table.players[seat]));
}

/** The person of the seat goes for good. */
export function depart(table: Table, seat: Seat): Table {
  return withPlayer(table, seat, { presence: 'gone' });
}

/**
 * What an action on a running game says about who is there: whoever acted is, and whoever had a move
 * made at the deadline has missed it. The host's rights go on where the host is not there.
 */
export function attend(table: Table, { action, by }: Pick<Deed, 'action' | 'by'>): Table {
  const seen = by === undefined ? table : acted(table, by);
  if (action.type !== 'move' || action.why !== 'deadline') return withHost(seen);
  const missed = (seen.players[action.seat]?.missed ?? 0) + 1;
  const presence = missed < MISSED_AT_MOST ? 'here' : 'away';
  return withHost(withPlayer(seen, action.seat, { missed, presence }));
}

function acted(table: Table, user: UserId): Table {
  const seat = seatOf(table, user);
  return seat === undefined ? table : withPlayer(table, seat, { missed: 0, presence: 'here' });
}

/** To whoever sits next and is there; without any, to whoever may come back. */
function withHost(table: Table): Table {
  const { players } = table;
  const at = players.findIndex((player) => player.user === table.host);
  const inOrder = [...players.slice(at), ...players.slice(0, at)];
  const next = inOrder.find(isAwaitable) ?? inOrder.find(({ presence }) => presence === 'away');
  return next === undefined || next.user === table.host ? table : { ...table, host: next.user };
}

function withPlayer(
  table: Table,
  seat: Seat,
  change: Partial<Pick<Player, 'presence' | 'missed'>>,
): Table {
  return {
    ...table,
    players: table.players.map((player, other) =>
      other === seat ? { ...player, ...change } : player,
    ),
  };
}
