/** One player against a table of others, on the same deals from every seat. */
import type { Game } from '../../src/engine/contract.ts';
import { createStream } from '../../src/engine/shuffle.ts';
import type { Named } from './exploiters.ts';
import { intervalOf, type Interval } from './interval.ts';
import type { Score } from './scores.ts';
import { dealAt, playGame, type Thought } from './table.ts';

export interface Match {
  readonly game: Game;
  readonly score: Score;
  readonly hero: Named;
  readonly others: Named;
  readonly seats: number;
  /** Deals; each is played once from every seat. */
  readonly deals: number;
  readonly seed: number;
}

/**
 * The score of the one. All games of a deal make one measurement, their mean: the luck of the cards
 * goes round the table and takes itself out. `onThought` hears of every move of the one.
 */
export function playMatch(match: Match, onThought?: (thought: Thought) => void): Interval {
  const means = Array.from({ length: match.deals }, (_, number) => {
    const scores = Array.from({ length: match.seats }, (_, seat) =>
      scoreFrom(match, number, seat, onThought),
    );
    return scores.reduce((sum, score) => sum + score, 0) / match.seats;
  });
  return intervalOf(means);
}

function scoreFrom(
  { game, score, hero, others, seats, seed }: Match,
  number: number,
  heroSeat: number,
  onThought: ((thought: Thought) => void) | undefined,
): number {
  const players = Array.from({ length: seats }, (_, seat) => {
    const player = seat === heroSeat ? hero : others;
    return player.choose.bind(player);
  });
  const source = Buffer.from(JSON.stringify([seed, number, heroSeat]));
  const { result } = playGame(
    game,
    dealAt(game, seats, seed, number),
    players,
    createStream(source, 'players'),
    (thought) => {
      if (thought.sight.view.seat === heroSeat) onThought?.(thought);
    },
  );
  return score.of(result, heroSeat);
}
