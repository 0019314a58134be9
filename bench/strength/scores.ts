/** What a seat made of a game, as one number, and what it would be if all players were alike. */
import type { Seat } from '../../src/engine/contract.ts';
import type { GameResult as AnacondaResult } from '../../src/games/anaconda/types.ts';
import type { GameResult as CockroachResult } from '../../src/games/cockroach/types.ts';
import { STACK } from './table.ts';

export interface Score {
  readonly unit: string;
  /** Of one seat. */
  readonly of: (result: object, seat: Seat) => number;
  /** The mean of all seats of any game. */
  readonly chance: (seats: number) => number;
}

/** The results of Yak and Jabberwocky. */
interface WithWinners {
  readonly winners: readonly Seat[];
}

/** The first place, shared where it is shared. */
const place: Score = {
  unit: 'share of first places',
  of: (result, seat) => {
    const { winners } = result as WithWinners;
    return winners.includes(seat) ? 1 / winners.length : 0;
  },
  chance: (seats) => 1 / seats,
};

/** By the id of the game. The game's own result type stands behind each. */
export const SCORES: Readonly<Record<string, Score>> = {
  cockroach: {
    unit: 'games not lost',
    of: (result, seat) => ((result as CockroachResult).loser === seat ? 0 : 1),
    chance: (seats) => 1 - 1 / seats,
  },
  yak: place,
  jabberwocky: place,
  anaconda: {
    unit: 'chips won a hand',
    of: (result, seat) => ((result as AnacondaResult).stacks[seat] ?? 0) - STACK,
    chance: () => 0,
  },
};
