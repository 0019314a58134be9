import type { Brought, Card, Deck, GameTypes, Seat } from '../../src/engine/contract.ts';
import type { Draw } from '../../src/engine/random.ts';
import type { GameScript, ScriptedMove } from '../../src/engine/replay.ts';

/** Who looks at a table. */
export type Reader = Seat | 'public';

/** What the conformance suite has to know of a game beyond its contract: `test/games/<game>/redeal.ts`. */
export interface Probe<T extends GameTypes = GameTypes> {
  /** Options as somebody might give them, so that the playouts meet all of them. */
  options(draw: Draw): unknown;
  /** For a game with chips: stacks as a table might bring them, so that the playouts meet all of them. */
  brought?(seats: number, draw: Draw): Brought;
  /**
   * Every card of the game, wherever it is now, in any order. `told` are all events so far: they know
   * the cards that were shown to everybody and have left the state since.
   */
  cards(state: T['state'], told: readonly T['event'][]): readonly Card[];
  /** The cards that a game takes from its decks, where that is not all of them. */
  dealt?(script: GameScript<T>): readonly Card[];
  /**
   * Another deal of the game so far that the reader cannot tell from the script: every card that the
   * reader does not know at its end is dealt anew, and moves that handle such cards say the new ones.
   */
  redeal(script: GameScript<T>, reader: Reader, draw: Draw): Redealt;
}

export interface Redealt {
  readonly decks: readonly Deck[];
  readonly moves: readonly ScriptedMove[];
}
