/** What a table does of itself once its deadline has come. Pure but for the drawing of safe moves. */
import type { Game, Seat } from '../engine/contract.ts';
import type { Draw } from '../engine/random.ts';
import { ok } from '../engine/result.ts';
import { byTable, type Decision } from './decide.ts';
import { stateOf } from './play.ts';
import { includes } from '../engine/choices.ts';
import { isComputer } from './computers.ts';
import { hasNextHand } from './evening.ts';
import type { Thought } from './thinking.ts';
import { isAttended, isPlayedOut, seatsAwaited, seatsRepresented } from './presence.ts';
import { asJson } from './step.ts';
import type { Millis, MoveAction, Table } from './types.ts';

/** What there is to choose moves with. */
export interface Means {
  readonly draw: Draw;
  /** What a computer has thought of beforehand; left out where the table has moved on since. */
  readonly thought?: Thought | undefined;
}

/** One action at a time; the table is looked at again after each. Refuses where nothing is due yet. */
export function decideDue(
  game: Game,
  table: Table,
  now: Millis,
  { draw, thought }: Means,
): Decision {
  if (!isPast(table.deadline, now)) return byTable('stale');
  if (table.status === 'lobby') {
    return ok({ type: hasNextHand(game, table) ? 'start' : 'expire' });
  }
  if (!isAttended(table) && !isPlayedOut(table)) return ok({ type: 'desert' });
  const [represented] = seatsRepresented(table);
  if (represented !== undefined && isPast(table.standInAt, now)) {
    return ok(represent(game, table, represented, { draw, thought }));
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

/** The move of a computer or a stand-in. */
function represent(game: Game, table: Table, seat: Seat, { draw, thought }: Means): MoveAction {
  const player = table.players[seat];
  const why = player !== undefined && isComputer(player) ? 'computer' : 'stand-in';
  const isToThePoint = thought?.seat === seat && thought.decision === table.asked[seat];
  const move = isToThePoint ? game.parseMove(thought.move) : undefined;
  if (move !== undefined && includes(game.choices(stateOf(game, table), seat), move)) {
    return { type: 'move', seat, move: asJson(move), why };
  }
  return safeMove(game, table, seat, draw, why);
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
