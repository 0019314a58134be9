import type { Game, Seat } from '../engine/contract.ts';
import { assertNever, ok, type Result } from '../engine/result.ts';
import { addComputer, removeComputer } from './computers.ts';
import {
  finish,
  isBetweenHands,
  isEverybodyReady,
  joinBetween,
  leaveBetween,
  sitDown,
  timedBetweenHands,
  withReady,
} from './evening.ts';
import { giveUpSeat, join } from './lobby.ts';
import { abandon, close, deal, playMove, type GameRefusal } from './play.ts';
import { attend, depart, isDeserted, isPlayedOut } from './presence.ts';
import { movementsBetween, withChips } from './stakes.ts';
import { ended, isLiving, seatOf, type Change, type Deed, type Step } from './step.ts';
import { reminded, timed } from './timetable.ts';
import type { Ending, GameRecord, InteractionId, Table, TableStatus, UserId } from './types.ts';

/**
 * What a deed makes of a table, with the line for its log and the results to record: the one place
 * where tables change, for presses and for the doctor's replay alike. Whether somebody may do it was
 * decided before (decide.ts). The only refusal is the game's, of a move.
 * Throws where the deed does not fit the table at all; that is a fault of the caller or of the log.
 */
export function advance(game: Game, table: Table, deed: Deed): Result<Step, GameRefusal> {
  const revision = table.revision + 1;
  const change = changeOf(game, table, deed, revision);
  if (!change.ok) return change;
  const changed: Table = { ...change.value.table, revision, updatedAt: deed.at };
  const after =
    changed.status === 'playing'
      ? goOn(game, table, changed, deed)
      : timedBetweenHands(game, table, changed, deed.at);
  return ok({
    table: after,
    entry: {
      table: table.id,
      revision,
      deal: after.deal.number,
      action: change.value.action ?? deed.action,
      ...(deed.by === undefined ? {} : { by: deed.by }),
      ...(deed.interaction === undefined ? {} : { interaction: deed.interaction }),
      events: change.value.events,
      at: deed.at,
    },
    records: recordsOf(after, change.value, deed),
    movements: movementsBetween(table, after),
  });
}

/** A game that goes on: who is there, who is host, and what it waits for. */
function goOn(game: Game, before: Table, changed: Table, deed: Deed): Table {
  return timed(game, before, attend(changed, deed), deed.at);
}

function changeOf(
  game: Game,
  table: Table,
  deed: Deed,
  revision: number,
): Result<Change, GameRefusal> {
  const { action, by, interaction, at } = deed;
  switch (action.type) {
    case 'open':
      throw new Error(`Table ${table.id} is open already.`);
    case 'join': {
      expectStatus(table, 'lobby');
      if (by === undefined || interaction === undefined) throw new Error('Nobody has joined.');
      const newcomer = { user: by, name: action.name, joinedWith: interaction };
      if (!isBetweenHands(table)) return ok({ table: join(table, newcomer, at), events: [] });
      return ok(asReady(game, joinBetween(table, newcomer), by, interaction, revision));
    }
    case 'leave':
      expectStatus(table, 'lobby');
      return ok(leaveLobby(table, seatFor(table, by), by));
    case 'start':
      expectStatus(table, 'lobby');
      return ok(deal(game, table, revision));
    case 'add-computer':
      expectOpen(table);
      return ok({ table: addComputer(table, table.practice ?? action.level), events: [] });
    case 'remove-computer':
      expectOpen(table);
      return ok({ table: removeComputer(table), events: [] });
    case 'ready':
    case 'buy-in': {
      expectBetweenHands(table);
      if (by === undefined || interaction === undefined) throw new Error('Nobody has pressed.');
      const { name } = table.players[seatFor(table, by)] ?? { name: '' };
      const sitting = action.type === 'ready' ? table : sitDown(table, { user: by, name });
      return ok(asReady(game, sitting, by, interaction, revision));
    }
    case 'finish':
      expectBetweenHands(table);
      return ok({ table: finish(table, by), events: [] });
    case 'call-last':
      expectLiving(table);
      return ok({ table: withChips(table, { isLast: true }), events: [] });
    case 'move':
      expectStatus(table, 'playing');
      return playMove(game, table, action, { revision, next: deed.next });
    case 'abandon':
      expectStatus(table, 'playing');
      return ok(abandon(game, table, action.seat, ending('left', by, action.seat)));
    case 'remove':
      if (table.status === 'lobby') return ok(leaveLobby(table, seatFor(table, action.user), by));
      expectStatus(table, 'playing');
      return ok(removeFromGame(game, table, seatFor(table, action.user), by));
    case 'give-up':
      expectStatus(table, 'playing');
      return ok(giveUp(game, table, action.seat, by));
    case 'back':
      expectStatus(table, 'playing');
      return ok({ table, events: [] });
    case 'remind':
      expectStatus(table, 'playing');
      return ok({ table: reminded(table), events: [] });
    case 'desert':
      expectStatus(table, 'playing');
      return ok(desert(game, table, by));
    case 'hand-over':
      expectLiving(table);
      return ok({ table: { ...table, host: action.to }, events: [] });
    case 'end':
      expectStatus(table, 'playing');
      return ok(close(game, table, ending('ended', by)));
    case 'cancel':
      expectStatus(table, 'lobby');
      return ok({ table: ended(table, 'closed', ending('cancelled', by)), events: [] });
    case 'expire':
      expectStatus(table, 'lobby');
      return ok({ table: expired(table, by), events: [] });
    case 'lose-channel':
      expectLiving(table);
      return ok(close(game, table, ending('lost-channel', by)));
    default:
      return assertNever(action);
  }
}

/** Who leaves before the first deal was never there; later the seat waits for the next deal. */
function leaveLobby(table: Table, seat: Seat, by: UserId | undefined): Change {
  return isBetweenHands(table) ? leaveBetween(table, seat, by) : giveUpSeat(table, seat, by);
}

/** The person asks for the next hand; with the last of them it begins. */
function asReady(
  game: Game,
  table: Table,
  user: UserId,
  interaction: InteractionId,
  revision: number,
): Change {
  const ready = withReady(table, user, interaction);
  return isEverybodyReady(game, ready) ? deal(game, ready, revision) : { table: ready, events: [] };
}

/** Hands that were played count, even where nobody came for another. */
function expired(table: Table, by: UserId | undefined): Table {
  return ended(table, isBetweenHands(table) ? 'over' : 'closed', ending('expired', by));
}

function ending(how: Ending['how'], by: UserId | undefined, seat?: Seat): Ending {
  return {
    how,
    ...(seat === undefined ? {} : { seat }),
    ...(by === undefined ? {} : { by }),
  };
}

function recordsOf(table: Table, change: Change, deed: Deed): readonly GameRecord[] {
  if (table.practice !== undefined) return [];
  return (change.outcomes ?? []).flatMap((outcome, seat) => {
    const player = table.players[seat];
    if (player === undefined) throw new Error(`Table ${table.id} has no seat ${seat}.`);
    return [
      {
        table: table.id,
        deal: table.deal.number,
        guild: table.guild,
        game: table.game,
        user: player.user,
        seat,
        outcome,
        at: deed.at,
      },
    ];
  });
}

/**
 * The game goes on without the person, unless that was the last one who might play or come back. A hand
 * with chips is played out all the same: nobody can undo it by leaving.
 */
function giveUp(game: Game, table: Table, seat: Seat, by: UserId | undefined): Change {
  const left = depart(table, seat);
  return isDeserted(left) && !isPlayedOut(left)
    ? close(game, left, ending('deserted', by))
    : { table: left, events: [] };
}

/**
 * Nobody came back. A hand with chips counts all the same: else somebody who is about to lose to people
 * that are not there would only have to stay away too. So all have left, and stand-ins play it out.
 */
function desert(game: Game, table: Table, by: UserId | undefined): Change {
  const left = table.players.reduce((before, _, seat) => depart(before, seat), table);
  return isPlayedOut(left)
    ? { table: left, events: [] }
    : close(game, table, ending('deserted', by));
}

/** As logs of version 0.1 have it. */
function removeFromGame(game: Game, table: Table, seat: Seat, by: UserId | undefined): Change {
  return abandon(game, table, seat, ending('removed', by, seat));
}

function seatFor(table: Table, user: UserId | undefined): Seat {
  const seat = user === undefined ? undefined : seatOf(table, user);
  if (seat === undefined) throw new Error(`Somebody has no seat at table ${table.id}.`);
  return seat;
}

function expectLiving(table: Table): void {
  if (!isLiving(table)) throw new Error(`Table ${table.id} is ${table.status}.`);
}

/** Before the first deal. */
function expectOpen(table: Table): void {
  expectStatus(table, 'lobby');
  if (isBetweenHands(table)) throw new Error(`Table ${table.id} has been dealt.`);
}

function expectBetweenHands(table: Table): void {
  if (!isBetweenHands(table)) throw new Error(`Table ${table.id} is not between two hands.`);
}

function expectStatus(table: Table, status: TableStatus): void {
  if (table.status !== status) throw new Error(`Table ${table.id} is ${table.status}.`);
}
