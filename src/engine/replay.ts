import type { Applied, Deck, Game, GameTypes, Seat } from './contract.ts';

/** A game as it can be written down: what it was dealt from, and every move in order. */
export interface GameScript<T extends GameTypes = GameTypes> {
  readonly seats: number;
  readonly options: T['options'];
  readonly setup: T['setup'];
  readonly decks: readonly Deck[];
  readonly moves: readonly ScriptedMove[];
}

export interface ScriptedMove {
  readonly by: Seat;
  /** As stored or written; read by the game's own `parseMove`. */
  readonly move: unknown;
}

/**
 * Plays a script from its deal. Gives the state and events after the deal (index 0) and after each
 * move (index = number of the move, from 1). Throws on a refused move, naming it by that number.
 */
export function replay<T extends GameTypes>(
  game: Game<T>,
  script: GameScript<T>,
): readonly Applied<T>[] {
  let present = game.setup(script.seats, script.options, script.setup, script.decks);
  const steps = [present];
  for (const { by, move } of script.moves) {
    const parsed = game.parseMove(move);
    const outcome = parsed === undefined ? undefined : game.apply(present.state, by, parsed);
    if (outcome?.ok !== true) {
      throw new Error(
        `Move ${steps.length} of the script, by seat ${by}, is refused: ${outcome?.refusal ?? 'bad-move'}`,
      );
    }
    present = outcome.value;
    steps.push(present);
  }
  return steps;
}
