/** What passes between the pool and its worker; plain data, since threads share nothing. */
import type { Question } from '../contract.ts';

export interface Asked {
  readonly id: number;
  readonly question: Question;
  /** How long it may think. */
  readonly milliseconds: number;
}

export interface Answered {
  readonly id: number;
  /** Undefined where nobody plays this game. */
  readonly move: unknown;
}
