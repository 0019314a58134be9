/** Plays one game from a deal, with a player at every seat. */
import type { Applied, Deck, Game, GameTypes, Seat } from '../../src/engine/contract.ts';
import type { Budget, Choose, Sight } from '../../src/computers/contract.ts';
import { pick, type Draw } from '../../src/engine/random.ts';
import type { ScriptedMove } from '../../src/engine/replay.ts';
import { dealOf } from '../../src/engine/shuffle.ts';

/** What chance decided; the same for every game of a pair. */
export interface Deal {
  readonly options: GameTypes['options'];
  readonly setup: GameTypes['setup'];
  readonly decks: readonly Deck[];
}

/** A move that a player has made, with the time that it took to compute. */
export interface Thought {
  readonly sight: Sight;
  readonly move: GameTypes['move'];
  readonly milliseconds: number;
}

export interface Played {
  readonly result: object;
  readonly moves: readonly ScriptedMove[];
}

/** Chips of each seat at the start of a hand. */
export const STACK = 200;
/** Players of a bench think in steps, never by the clock, so that a seed gives the same games again. */
export const UNLIMITED: Budget = { hasTime: () => true };

/** The deal of that number under a seed, with the game's default options. */
export function dealAt(game: Game, seats: number, seed: number, number: number): Deal {
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(options.refusal);
  const stacks = Array.from({ length: seats }, () => STACK);
  const dealt = dealOf(game, {
    seats,
    options: options.value,
    ...(game.chips === undefined ? {} : { brought: { stacks } }),
    secret: seed.toString(16).padStart(64, '0'),
    table: 'strength',
    deal: number,
    interactionIds: [],
  });
  return { options: options.value, ...dealt };
}

/** Plays to the end. `draw` is the players' only chance. Throws on an illegal move. */
export function playGame(
  game: Game,
  { options, setup, decks }: Deal,
  players: readonly Choose[],
  draw: Draw,
  onThought?: (thought: Thought) => void,
  budgetOfMove: () => Budget = () => UNLIMITED,
): Played {
  const table = { game, seats: players.length, options };
  const told = players.map((): GameTypes['event'][] => []);
  const moves: ScriptedMove[] = [];
  let state = tell(game.setup(players.length, options, setup, decks), told);
  for (;;) {
    const turn = game.turn(state);
    if (turn.length === 0) break;
    const automatic = game.automatic(state);
    const by = automatic?.seat ?? pick(turn, draw);
    const choose = players[by];
    if (choose === undefined) throw new Error(`Nobody sits at seat ${by}.`);
    const think = (): GameTypes['move'] => {
      const sight = sightOf(table, state, by, told[by] ?? []);
      const start = computingTime();
      const move = choose(sight, draw, budgetOfMove());
      onThought?.({ sight, move, milliseconds: computingTime() - start });
      return move;
    };
    const move = automatic?.move ?? think();
    const outcome = game.apply(state, by, move);
    if (!outcome.ok) throw new Error(`${JSON.stringify(move)} is refused: ${outcome.refusal}`);
    moves.push({ by, move });
    state = tell(outcome.value, told);
  }
  const result = game.result(state);
  if (result === null) throw new Error('Nobody is on turn, and the game is not over.');
  return { result, moves };
}

/** Adds the events of a step to what each seat has been told; gives its state. */
function tell({ state, events }: Applied<GameTypes>, told: GameTypes['event'][][]) {
  for (const { to, event } of events) {
    for (const [seat, heard] of told.entries()) {
      if (to === 'all' || to.includes(seat)) heard.push(event);
    }
  }
  return state;
}

/** What a seat may know. */
export function sightOf<T extends GameTypes>(
  { game, seats, options }: Pick<Sight<T>, 'seats' | 'options'> & { readonly game: Game<T> },
  state: T['state'],
  seat: Seat,
  events: readonly T['event'][],
): Sight<T> {
  return {
    view: { seat, public: game.publicView(state), private: game.privateView(state, seat) },
    choices: game.choices(state, seat),
    events,
    seats,
    options,
  };
}

/** Milliseconds that this process has computed so far: a machine that is busy with others changes it little. */
function computingTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}
