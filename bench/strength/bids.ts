/** How many bids of Jabberwocky come out exactly at a table of players that are all alike. */
import { createStream } from '../../src/engine/shuffle.ts';
import { jabberwocky } from '../../src/games/jabberwocky/game.ts';
import type { GameResult } from '../../src/games/jabberwocky/types.ts';
import type { Game } from '../../src/engine/contract.ts';
import { ROUNDS } from '../../src/games/jabberwocky/show.ts';
import type { Named } from './exploiters.ts';
import { intervalOf, type Interval } from './interval.ts';
import { dealAt, playGame } from './table.ts';

/** The share of exact bids; one measurement a game. */
export function exactBids(player: Named, seats: number, games: number, seed: number): Interval {
  const game: Game = jabberwocky;
  const players = Array.from({ length: seats }, () => player.choose.bind(player));
  const shares = Array.from({ length: games }, (_, number) => {
    const draw = createStream(Buffer.from(JSON.stringify([seed, number])), 'players');
    const { scores } = playGame(game, dealAt(game, seats, seed, number), players, draw)
      .result as GameResult;
    return scores.reduce((sum, points) => sum + points, 0) / (ROUNDS * seats);
  });
  return intervalOf(shares);
}
