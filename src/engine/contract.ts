/**
 * What a game is. A game is one value that fulfils `Game`: pure functions over a readonly state.
 * No clock, no randomness of its own, no I/O and no words for people. Source: rules/README.md and the
 * page of each game; the names of moves, refusals and views are exactly those of the rules.
 */
import type { Draw } from './random.ts';
import type { Json } from './json.ts';
import type { Result } from './result.ts';
import type { Choices } from './space.ts';

/** A place at the table, 0 … n−1 clockwise. */
export type Seat = number;

/** A card as the rules write it, e.g. `toad` or `As`. */
export type Card = string;

/** Cards from the top: index 0 is dealt first. */
export type Deck<C extends Card = Card> = readonly C[];

/** Refusals that every game shares, in the order in which they are checked (rules/README.md). */
export const SHARED_REFUSALS = ['bad-move', 'game-over', 'not-your-turn', 'wrong-phase'] as const;
export type SharedRefusal = (typeof SHARED_REFUSALS)[number];

/** A game's own types, gathered under one name so that its functions can refer to them. */
export interface GameTypes {
  /** What people agree on before the start; complete, defaults filled in. */
  readonly options: object;
  /** What chance or the table decides before the deal, such as who starts. */
  readonly setup: object;
  /** JSON-serialisable, readonly to the bottom; `version` is the version of its shape. */
  readonly state: { readonly version: number };
  readonly move: { readonly type: string };
  readonly refusal: string;
  readonly event: { readonly type: string };
  readonly publicView: object;
  readonly privateView: object;
  readonly result: object;
}

/** Something that happened, with those who may know it. */
export interface Addressed<E> {
  readonly to: 'all' | readonly Seat[];
  readonly event: E;
}

/** The state after a step and what happened on the way, in order. */
export interface Applied<T extends GameTypes> {
  readonly state: T['state'];
  readonly events: readonly Addressed<T['event']>[];
}

/** Everything that one seat may know of the present. What is past comes from its events. */
export interface SeatView<T extends GameTypes> {
  readonly seat: Seat;
  readonly public: T['publicView'];
  readonly private: T['privateView'];
}

/** A move that nobody has to make. */
export interface AutomaticMove<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['move'];
}

/** What a table brings to a hand of a game that is played for chips. */
export interface Brought {
  /** Chips of each seat, integers of at least 1. */
  readonly stacks: readonly number[];
  /** Who deals; absent for the first hand of a table, where chance decides. */
  readonly dealer?: Seat;
}

/**
 * What a game tells besides where it is played for chips: one game is then one hand, and the table
 * strings hands together, keeps the stacks and moves the deal. Chips are conserved by every hand.
 */
export interface ChipPlay<T extends GameTypes> {
  /** The chips of each seat, and who deals, as a hand began. */
  brought(setup: T['setup']): Required<Brought>;
  /** The chips of each seat after the hand. */
  stacksAfter(result: T['result']): readonly number[];
  /**
   * The move of somebody who has left for good: out of the hand. Undefined where the seat is not asked
   * for anything that it could refuse; then the safe move is made.
   */
  leavingMove(choices: Choices<T['move']>): T['move'] | undefined;
}

export interface Game<T extends GameTypes = GameTypes> {
  /** The id in the rules and in the database, e.g. `cockroach`. */
  readonly id: string;
  /** The version of the state that this code writes. */
  readonly stateVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Present for a game that is played for chips, hand after hand. */
  readonly chips?: ChipPlay<T>;
  /** The game's own refusals in the order in which they are checked, after `SHARED_REFUSALS`. */
  readonly refusals: readonly T['refusal'][];

  /** Completes options with their defaults; refuses unknown names and values out of bounds with a sentence for engineers. */
  parseOptions(input: unknown): Result<T['options'], string>;
  /** Checks what a vector or a database gives as set-up for that many seats. */
  parseSetup(input: unknown, seats: number): Result<T['setup'], string>;
  /**
   * Draws the set-up of a new game, e.g. the seat that starts. `brought` is there exactly for games
   * with `chips`.
   */
  drawSetup(
    seats: number,
    options: T['options'],
    draw: Draw,
    brought: Brought | undefined,
  ): T['setup'];
  /** The unshuffled decks that a game uses, in order; the table shuffles each. */
  decks(seats: number, options: T['options']): readonly Deck[];
  /** Deals. Throws on a seat count or a deck that cannot be: those are faults, never a player's doing. */
  setup(
    seats: number,
    options: T['options'],
    setup: T['setup'],
    decks: readonly Deck[],
  ): Applied<T>;

  /** The seats that may move now, ascending; empty when the game is over. */
  turn(state: T['state']): readonly Seat[];
  /** What the seat may do now; empty exactly where it is not on turn. */
  choices(state: T['state'], seat: Seat): Choices<T['move']>;
  /**
   * Whether the seat, which is on turn, has to put its move together from several choices; it then gets
   * more time.
   */
  isComposed(state: T['state'], seat: Seat): boolean;
  /** Reads a move from outside; undefined where it is a `bad-move`. */
  parseMove(input: unknown): T['move'] | undefined;
  /** Plays a move, or tells the first refusal in the order of the rules. Never changes its arguments. */
  apply(
    state: T['state'],
    seat: Seat,
    move: T['move'],
  ): Result<Applied<T>, T['refusal'] | SharedRefusal>;

  /**
   * The move that makes itself now, since its seat has nothing to choose and nobody learns anything
   * from seeing so; undefined nearly always. The table asks after each move, again and again until
   * there is none, and makes them all in one step. The rules do not know of it: without it the seat
   * would make the same move.
   */
  automatic(state: T['state']): AutomaticMove<T> | undefined;

  publicView(state: T['state']): T['publicView'];
  privateView(state: T['state'], seat: Seat): T['privateView'];
  /** Null until the game is over. */
  result(state: T['state']): T['result'] | null;
  /** How each seat fared, for records; only for a result. */
  outcomes(result: T['result'], seats: number): readonly Outcome[];
  /**
   * What everybody may be told once the table ends, also when it ended early: e.g. every hand.
   * The table stores these with the last entry of its log.
   */
  disclose(state: T['state']): readonly Addressed<T['event']>[];

  /** A harmless move for somebody absent, chosen from what that seat may know. `choices` is not empty. */
  safeMove(view: SeatView<T>, choices: Choices<T['move']>, draw: Draw): T['move'];

  /** Reads a stored state, of this version or an earlier one; throws on one that it cannot know. */
  readState(stored: Json): T['state'];
}

export const OUTCOMES = ['won', 'lost', 'shared'] as const;
/** `shared`: first place together with others where the rules let ties share. */
export type Outcome = (typeof OUTCOMES)[number];
