/** Moves of computers, chosen from what their seat may know, before the table acts on its deadline. */
import type { Level, Question } from '../computers/contract.ts';
import type { Game, Seat } from '../engine/contract.ts';
import type { TableReader } from './api.ts';
import { isComputer } from './computers.ts';
import { seatsRepresented } from './presence.ts';
import type { Millis, Table } from './types.ts';

/**
 * Chooses a move off the path of presses. Undefined where it could not in time: the safe move is made
 * then. Never rejects.
 */
export type Thinker = (question: Question) => Promise<unknown>;

/** A move that was thought of, and the decision that it answers. */
export interface Thought {
  readonly seat: Seat;
  readonly decision: number;
  readonly move: unknown;
}

/** Nobody thinks: every move made for a seat is the safe one. */
export const thoughtless: Thinker = () => Promise.resolve(undefined);

/**
 * The seat whose move is made next, and how well: a computer at the table's level, a stand-in as an easy
 * one. With chips a stand-in risks nothing of somebody else's and makes the safe move. Undefined where
 * nobody has to think.
 */
export function nextToThink(
  game: Game,
  table: Table,
  now: Millis,
): { readonly seat: Seat; readonly level: Level } | undefined {
  if (table.status !== 'playing' || (table.standInAt ?? Infinity) > now) return undefined;
  const [seat] = seatsRepresented(table);
  const player = seat === undefined ? undefined : table.players[seat];
  if (seat === undefined || player === undefined) return undefined;
  if (isComputer(player)) return { seat, level: table.practice ?? 'easy' };
  return game.chips === undefined ? { seat, level: 'easy' } : undefined;
}

/** Asks the thinker, of a reader that holds every event of the deal. */
export async function think(
  thinker: Thinker,
  reader: TableReader,
  { seat, level }: { readonly seat: Seat; readonly level: Level },
): Promise<Thought | undefined> {
  const snapshot = reader.publicSnapshot();
  const mine = reader.seatSnapshot(seat);
  if (snapshot === undefined || mine?.decision == null) return undefined;
  const move = await thinker({
    game: reader.info.game,
    level,
    sight: {
      view: { seat, public: snapshot.public, private: mine.private },
      choices: mine.choices,
      events: mine.events,
      seats: snapshot.decisions.length,
      options: reader.info.options,
    },
  });
  return move === undefined ? undefined : { seat, decision: mine.decision, move };
}
