/** What actions do to a table on which a game runs. Pure: the deal comes from the table's own secret. */
import type { Applied, Game, GameTypes, Outcome, Seat, SharedRefusal } from '../engine/contract.ts';
import { ok, refused, type Result } from '../engine/result.ts';
import { dealOf } from '../engine/shuffle.ts';
import { asJson, ended, withoutDeadline, type Change } from './step.ts';
import type { Ending, Table } from './types.ts';

/** Why a game refuses a move: a code of its own or one that all share. */
export type GameRefusal = SharedRefusal | (string & {});

/**
 * Deals: what was mixed in is fixed in seat order, and set-up and decks follow from it and the secret
 * (design decision 8). `revision` is that of the table after the deal.
 */
export function deal(game: Game, table: Table, revision: number): Change {
  const seats = table.players.length;
  const mixedWith = table.players.map((player) => player.joinedWith);
  const options = optionsOf(game, table);
  const { setup, decks } = dealOf(game, {
    seats,
    options,
    secret: table.deal.secret,
    table: table.id,
    deal: table.deal.number,
    interactionIds: mixedWith,
  });
  const dealt: Table = {
    ...withoutDeadline(table),
    status: 'playing',
    deal: { ...table.deal, mixedWith },
    setup: asJson(setup),
  };
  return goOn(game, dealt, game.setup(seats, options, setup, decks), undefined, revision);
}

/** Plays a move from outside, or gives the game's refusal. `revision` is that of the table after it. */
export function playMove(
  game: Game,
  table: Table,
  seat: Seat,
  move: unknown,
  revision: number,
): Result<Change, GameRefusal> {
  const parsed = game.parseMove(move);
  if (parsed === undefined) return refused('bad-move');
  const applied = game.apply(stateOf(game, table), seat, parsed);
  return applied.ok ? ok(goOn(game, table, applied.value, seat, revision)) : applied;
}

/**
 * Ends a running game because somebody is no longer there. Until others can stand in, the one who went
 * has lost, all others have won, and the game counts.
 */
export function abandon(game: Game, table: Table, seat: Seat, ending: Ending): Change {
  return {
    table: ended(table, 'over', ending),
    events: game.disclose(stateOf(game, table)),
    outcomes: table.players.map((_, other): Outcome => (other === seat ? 'lost' : 'won')),
  };
}

/** Closes a table before its game is over: nothing counts, and what may be shown is shown. */
export function close(game: Game, table: Table, ending: Ending): Change {
  return {
    table: ended(table, 'closed', ending),
    events: table.state === undefined ? [] : game.disclose(stateOf(game, table)),
  };
}

/** The stored state, read by the game that may have written it in an earlier version. */
export function stateOf(game: Game, table: Table) {
  if (table.state === undefined) throw new Error(`Table ${table.id} has no game yet.`);
  return game.readState(table.state);
}

/** The stored options, as the game knows them. */
export function optionsOf(game: Game, table: Table): object {
  const options = game.parseOptions(table.options);
  if (!options.ok) throw new Error(`The options of table ${table.id} do not fit its game.`);
  return options.value;
}

/** The table after the game has gone on: its next decisions, or its end. */
function goOn(
  game: Game,
  table: Table,
  { state, events }: Applied<GameTypes>,
  actor: Seat | undefined,
  revision: number,
): Change {
  const result = game.result(state);
  const after: Table = { ...table, state: asJson(state) };
  if (result !== null) {
    return {
      table: ended(after, 'over', { how: 'finished' }),
      events: [...events, ...game.disclose(state)],
      outcomes: game.outcomes(result, table.players.length),
    };
  }
  return {
    table: { ...after, asked: nextAsked(table, game.turn(state), actor, revision) },
    events,
  };
}

/**
 * The numbers of the decisions that are now open. A seat that stays on turn while others move in a
 * simultaneous step keeps its number, so that its open panel stays good; a seat that has just moved,
 * or was not on turn, gets a new one.
 */
function nextAsked(
  table: Table,
  turn: readonly Seat[],
  actor: Seat | undefined,
  revision: number,
): readonly (number | null)[] {
  return table.players.map((_, seat) => {
    if (!turn.includes(seat)) return null;
    return seat === actor ? revision : (table.asked[seat] ?? revision);
  });
}
