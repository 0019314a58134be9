/** What a table does of itself once its deadline has come. Pure but for the drawing of safe moves. */
import type { Game, Seat } from '../engine/contract.ts';
import type { Draw } from '../engine/random.ts';
import { ok } from '../engine/result.ts';
import { byTable, type Decision } from './decide.ts';
import { stateOf } from './play.ts';
import { hasNextHand } from './evening.ts';
import { isAttended, isPlayedOut, seatsAwaited, seatsRepresented } from './presence.ts';
import { asJson } from './step.ts';
import type { Millis, MoveAction, Table } from './types.ts';

/** One action at a time; the table is looked at again after each. Refuses where nothing is due yet. */
export function decideDue(game: Game, table: Table, now: Millis, draw: Draw): Decision {
  if (!isPast(table.deadline, now)) return byTable('stale');
  if (table.status === 'lobby') {
    return ok({ type: hasNextHand(game, table) ? 'start' : 'expire' });
  }
  if (!isAttended(table) && !isPlayedOut(table)) return ok({ type: 'desert' });
  const [represented] = seatsRepresented(table);
  if (represented !== undefined && isPast(table.standInAt, now)) {
    return ok(safeMove(game, table, represented, draw, 'stand-in'));
  }
  const { countdown } = table;
  const [awaited] = seatsAwaited(table);
  if (awaited !== undefined && isPast(countdown?.endsAt, now)) {
    return ok(safeMove(game, table, awaited, draw, 'deadline'));
  }
  return isPast(countdown?.remindAt, now) ? ok({ type: 'remind' }) : byTable('stale');
}

function isPast(moment: Millis | undefined, now: Millis): boolean {
  return moment !== undefined && moment <= now;
}

/** Chosen from what the seat may know, by the game's own rule for absent people or for those who left. */
function safeMove(
  game: Game,
  table: Table,
  seat: Seat,
  draw: Draw,
  why: MoveAction['why'] & string,
): MoveAction {
  const state = stateOf(game, table);
  const view = {
    seat,
    public: game.publicView(state),
    private: game.privateView(state, seat),
  };
  const choices = game.choices(state, seat);
  const hasLeft = table.players[seat]?.presence === 'gone';
  const leaving = hasLeft ? game.chips?.leavingMove(choices) : undefined;
  const move = leaving ?? game.safeMove(view, choices, draw);
  return { type: 'move', seat, move: asJson(move), why };
}
