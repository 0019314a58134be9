/** What actions do to a table on which a game runs. Pure: the deal comes from the table's own secret. */
import type {
  Applied,
  Brought,
  Game,
  GameTypes,
  Outcome,
  Seat,
  SharedRefusal,
} from '../engine/contract.ts';
import { ok, refused, type Result } from '../engine/result.ts';
import { dealOf } from '../engine/shuffle.ts';
import { afterHand, nextHand, stackOf } from './evening.ts';
import { asJson, ended, withoutDeadline, type Change } from './step.ts';
import type { Ending, MoveAction, Sealed, SeatMove, Table } from './types.ts';

/** No game makes so many moves by itself after one of a person. */
const MOST_FOLLOWING = 200;

/** Why a game refuses a move: a code of its own or one that all share. */
export type GameRefusal = SharedRefusal | (string & {});

/**
 * Deals: what was mixed in is fixed in seat order, and set-up and decks follow from it and the secret
 * (design decision 8). `revision` is that of the table after the deal.
 */
export function deal(game: Game, before: Table, revision: number): Change {
  const { table, brought } = seatedFor(game, before);
  const seats = table.players.length;
  const mixedWith = table.players.map((player) => player.joinedWith);
  const options = optionsOf(game, table);
  const { setup, decks } = dealOf(game, {
    seats,
    options,
    ...(brought === undefined ? {} : { brought }),
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
  return goOn(game, dealt, game.setup(seats, options, setup, decks), [], { revision });
}

/** Those to whom the cards are dealt, and where the game has chips, what they bring. */
function seatedFor(game: Game, table: Table): { table: Table; brought?: Brought } {
  if (game.chips === undefined) return { table };
  const { table: seated, dealer } = nextHand(table, game.chips);
  const stacks = seated.players.map(({ user }) => stackOf(seated, user));
  return { table: seated, brought: { stacks, ...(dealer === undefined ? {} : { dealer }) } };
}

/** What an action is given besides: the revision after it, and what to promise where it ends a hand. */
interface Moment {
  readonly revision: number;
  readonly next?: Sealed | undefined;
}

/**
 * Plays a move from outside with all that follows from it, or gives the game's refusal. An action from
 * a log lists what followed (an empty list: nothing); else the game is asked.
 */
export function playMove(
  game: Game,
  table: Table,
  action: MoveAction,
  moment: Moment,
): Result<Change, GameRefusal> {
  const { seat, move } = action;
  const parsed = game.parseMove(move);
  if (parsed === undefined) return refused('bad-move');
  const applied = game.apply(stateOf(game, table), seat, parsed);
  if (!applied.ok) return applied;
  const { last, followed } = playFollowing(game, applied.value, action.followed);
  const movers = [seat, ...followed.map((other) => other.seat)];
  return ok({
    ...goOn(game, table, last, movers, moment),
    action: {
      type: 'move',
      seat,
      move,
      ...(followed.length === 0 ? {} : { followed }),
      ...(action.why === undefined ? {} : { why: action.why }),
    },
  });
}

/** Plays the moves that make themselves, from a list or as the game tells them. Throws on one that is refused. */
function playFollowing(
  game: Game,
  first: Applied<GameTypes>,
  listed: readonly SeatMove[] | undefined,
): { readonly last: Applied<GameTypes>; readonly followed: readonly SeatMove[] } {
  let last = first;
  const followed: SeatMove[] = [];
  for (;;) {
    const next = listed === undefined ? game.automatic(last.state) : listed[followed.length];
    if (next === undefined) return { last, followed };
    if (followed.length === MOST_FOLLOWING)
      throw new Error(`${game.id} plays on by itself for ever.`);
    const move = game.parseMove(next.move);
    const applied = move === undefined ? undefined : game.apply(last.state, next.seat, move);
    if (move === undefined || applied?.ok !== true) {
      throw new Error(`A move of ${game.id} that makes itself is refused.`);
    }
    last = { state: applied.value.state, events: [...last.events, ...applied.value.events] };
    followed.push({ seat: next.seat, move: asJson(move) });
  }
}

/**
 * Ends a running game because somebody is no longer there, as version 0.1 did: the one who went has
 * lost, all others have won, and the game counts. Only logs of that version ask for it.
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
  movers: readonly Seat[],
  { revision, next }: Moment,
): Change {
  const result = game.result(state);
  const after: Table = { ...table, state: asJson(state) };
  if (result !== null) {
    return {
      table:
        game.chips === undefined
          ? ended(after, 'over', { how: 'finished' })
          : afterHand(after, game.chips, result, next),
      events: [...events, ...game.disclose(state)],
      outcomes: game
        .outcomes(result, table.players.length)
        .map((outcome, seat) => (table.players[seat]?.presence === 'gone' ? 'lost' : outcome)),
    };
  }
  return {
    table: { ...after, asked: nextAsked(table, game.turn(state), movers, revision) },
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
  movers: readonly Seat[],
  revision: number,
): readonly (number | null)[] {
  return table.players.map((_, seat) => {
    if (!turn.includes(seat)) return null;
    return movers.includes(seat) ? revision : (table.asked[seat] ?? revision);
  });
}
