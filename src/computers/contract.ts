/**
 * Computer players. They see what their seat may know and nothing else: its views, what it may do now,
 * and the events addressed to it. A state, a deck or another seat's cards has no way in.
 */
import type { GameTypes, SeatView } from '../engine/contract.ts';
import type { Draw } from '../engine/random.ts';
import type { Choices } from '../engine/space.ts';

export const LEVELS = ['easy', 'hard'] as const;
/** `easy`: the game's known simple heuristic. `hard`: what is known in the field. */
export type Level = (typeof LEVELS)[number];

/** Everything that a seat may know when it has to move. */
export interface Sight<T extends GameTypes = GameTypes> {
  readonly view: SeatView<T>;
  /** What it may do; never empty. */
  readonly choices: Choices<T['move']>;
  /** Everything of this game or hand that the seat was told, oldest first. */
  readonly events: readonly T['event'][];
  /** Number of seats. */
  readonly seats: number;
  readonly options: T['options'];
}

/** What a computer is asked. */
export interface Question {
  /** The game's id in the registry. */
  readonly game: string;
  readonly level: Level;
  readonly sight: Sight;
}

/** How long a player may think, checked between two steps of a search. */
export interface Budget {
  /** Whether there is time for another step. */
  hasTime(): boolean;
}

/**
 * Chooses one of the moves in `sight.choices`. Pure but for `draw`, its only source of chance, and the
 * budget; it never reads a clock itself.
 */
export type Choose<T extends GameTypes = GameTypes> = (
  sight: Sight<T>,
  draw: Draw,
  budget: Budget,
) => T['move'];

/** A `Choose` for every level; written as methods, so that one list holds those of all games. */
export interface Levels<T extends GameTypes = GameTypes> {
  easy(sight: Sight<T>, draw: Draw, budget: Budget): T['move'];
  hard(sight: Sight<T>, draw: Draw, budget: Budget): T['move'];
}

/** The computer players of one game. */
export interface ComputerPlayers<T extends GameTypes = GameTypes> {
  /** The game's id in the registry. */
  readonly game: string;
  readonly levels: Levels<T>;
}
