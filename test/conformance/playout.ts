import type { Applied, Game, GameTypes } from '../../src/engine/contract.ts';
import { sample } from '../../src/engine/choices.ts';
import { pick, type Draw } from '../../src/engine/random.ts';
import type { GameScript, ScriptedMove } from '../../src/engine/replay.ts';
import { shuffle } from '../../src/engine/shuffle.ts';
import { deepFreeze } from './freeze.ts';
import type { Probe } from './probe.ts';

/** No game of the house is longer; a playout that reaches it does not end. */
const LONGEST_GAME = 5_000;

export interface Playout {
  readonly script: GameScript;
  /** After the deal (index 0) and after each move. */
  readonly steps: readonly Applied<GameTypes>[];
}

/** Plays a game by random legal moves of random seats on turn. Everything handed to the game is frozen. */
export function playOut(game: Game, probe: Probe, seats: number, draw: Draw): Playout {
  const parsed = game.parseOptions(probe.options(draw));
  if (!parsed.ok) throw new Error(parsed.refusal);
  const options = deepFreeze(parsed.value);
  const setup = deepFreeze(game.drawSetup(seats, options, draw, probe.brought?.(seats, draw)));
  const decks = deepFreeze(game.decks(seats, options).map((deck) => shuffle(deck, draw)));
  let present = deepFreeze(game.setup(seats, options, setup, decks));
  const steps = [present];
  const moves: ScriptedMove[] = [];
  while (game.turn(present.state).length > 0) {
    if (moves.length === LONGEST_GAME) throw new Error('The game does not end.');
    const by = pick(game.turn(present.state), draw);
    const move = deepFreeze(sample(game.choices(present.state, by), draw));
    const outcome = game.apply(present.state, by, move);
    if (!outcome.ok) throw new Error(`${JSON.stringify(move)} is refused: ${outcome.refusal}`);
    present = deepFreeze(outcome.value);
    steps.push(present);
    moves.push({ by, move });
  }
  return { script: { seats, options, setup, decks, moves }, steps };
}
