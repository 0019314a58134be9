/** Whole random games on our engine: `choices`, a move drawn from them, `apply`. */
import { sample } from '../../src/engine/choices.ts';
import type { Applied, Game, GameTypes } from '../../src/engine/contract.ts';
import { shuffle } from '../../src/engine/shuffle.ts';
import { getProbe } from '../../test/conformance/probes.ts';
import { seededDraw } from '../../test/support/random-table.ts';
import type { Playing } from './playing.ts';

/** The deals are drawn beforehand: what is measured is the engine, not the shuffle. */
export function ourGames(game: Game, seats: number, games: number): Playing {
  const probe = getProbe(game.id);
  const deals = Array.from({ length: games }, (_, seed) => {
    const draw = seededDraw(seed);
    const options = game.parseOptions({});
    if (!options.ok) throw new Error(options.refusal);
    const setup = game.drawSetup(seats, options.value, draw, probe.brought?.(seats, draw));
    const decks = game.decks(seats, options.value).map((deck) => shuffle(deck, draw));
    return () => game.setup(seats, options.value, setup, decks);
  });
  return {
    name: `Humbug, ${game.id}`,
    games,
    play: () => deals.reduce((moves, deal, seed) => moves + playOut(game, deal(), seed), 0),
  };
}

/** Plays to the end and gives the number of moves. */
function playOut(game: Game, dealt: Applied<GameTypes>, seed: number): number {
  const draw = seededDraw(seed);
  let { state } = dealt;
  for (let moves = 0; ; moves += 1) {
    const [by] = game.turn(state);
    if (by === undefined) return moves;
    const played = game.apply(state, by, sample(game.choices(state, by), draw));
    if (!played.ok) throw new Error(`A legal move is refused: ${played.refusal}`);
    ({ state } = played.value);
  }
}
