/** boardgame.io's reducer, as its own client and server use it, on a game that is handed in. */
import { seededDraw } from '../../test/support/random-table.ts';
import type { Draw } from '../../src/engine/random.ts';
import { load } from '../load.ts';
import type { Playing } from './playing.ts';

/** What a move of boardgame.io is called with. */
export interface MoveContext<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly numPlayers: number };
  readonly events: {
    readonly endTurn: (to?: { readonly next: string }) => void;
    readonly endGame: (how: unknown) => void;
  };
}

export interface BoardGame<G> {
  readonly name: string;
  readonly setup: () => G;
  readonly moves: Readonly<Record<string, (context: MoveContext<G>, ...args: never[]) => unknown>>;
}

/** One of the legal moves with its arguments; boardgame.io itself does not know what is legal. */
export type Pick<G> = (G: G, player: number, draw: Draw) => readonly [string, ...unknown[]];

interface State<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}
interface Internal {
  readonly InitializeGame: <G>(given: { game: object; numPlayers: number }) => State<G>;
  readonly CreateGameReducer: (given: {
    game: object;
  }) => <G>(state: State<G>, action: object) => State<G>;
}

/** `game` makes the game of one deal. Undo and the checks for developers are off, which is fastest. */
export function boardGames<G>(
  name: string,
  seats: number,
  games: number,
  game: (draw: Draw) => BoardGame<G>,
  pick: Pick<G>,
): Playing {
  process.env['NODE_ENV'] = 'production';
  const { InitializeGame, CreateGameReducer } = load('boardgame.io/internal') as Internal;
  const prepared = Array.from({ length: games }, (_, seed) => {
    const dealt = { ...game(seededDraw(seed)), disableUndo: true, seed };
    return {
      reduce: CreateGameReducer({ game: dealt }),
      deal: () => InitializeGame<G>({ game: dealt, numPlayers: seats }),
    };
  });
  return {
    name,
    games,
    play: () =>
      prepared.reduce((sum, { reduce, deal }, seed) => {
        const draw = seededDraw(seed);
        let state = deal();
        for (let moves = 0; ; moves += 1) {
          if (state.ctx.gameover !== undefined) return sum + moves;
          const playerID = state.ctx.currentPlayer;
          const [type, ...args] = pick(state.G, Number(playerID), draw);
          const before = state._stateID;
          state = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
          if (state._stateID === before) throw new Error(`${name} refuses a legal ${type}.`);
        }
      }, 0),
  };
}
