/**
 * `npm run bench:strength -- --game yak`: how strong the computer players are. One player sits among
 * others that are all alike; every deal is played from each of its seats. Chance is what it would make
 * if it played as the others do.
 *
 *   --game cockroach|yak|jabberwocky|anaconda   all of them where absent
 *   --deals 100   how many deals, each played once from every seat
 *   --seats 5     at the table
 *   --seed 1      the same seed gives the same games
 *   --only uniform   matches whose name holds this text
 */
import { parseArgs } from 'node:util';
import { COMPUTER_PLAYERS } from '../../src/computers/index.ts';
import { uniform } from '../../src/computers/uniform.ts';
import type { Game } from '../../src/engine/contract.ts';
import { GAMES } from '../../src/games/index.ts';
import { EXPLOITERS, type Named } from './exploiters.ts';
import { sideOf } from './interval.ts';
import { playMatch } from './match.ts';
import { SCORES } from './scores.ts';

const NAME_WIDTH = 34;

const { values: given } = parseArgs({
  options: {
    game: { type: 'string' },
    deals: { type: 'string', default: '100' },
    seats: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});

for (const game of GAMES) if (given.game === undefined || given.game === game.id) bench(game);

/** `hard` and `easy` against everybody, and every exploiter against four `hard`. */
function bench(game: Game): void {
  const levels = COMPUTER_PLAYERS.find((players) => players.game === game.id)?.levels;
  const score = SCORES[game.id];
  if (levels === undefined || score === undefined) throw new Error(`Nobody plays ${game.id}.`);
  const hard: Named = { name: 'hard', choose: levels.hard.bind(levels) };
  const easy: Named = { name: 'easy', choose: levels.easy.bind(levels) };
  const simple: readonly Named[] = [
    { name: 'uniform', choose: uniform },
    ...(EXPLOITERS[game.id] ?? []),
  ];
  const seats = Number(given.seats);
  console.log(
    `\n${game.id}: ${score.unit}, ${seats} seats, chance ${score.chance(seats).toFixed(3)}`,
  );
  const pairs: readonly (readonly [Named, Named])[] = [
    ...[easy, ...simple].map((others) => [hard, others] as const),
    ...simple.map((others) => [easy, others] as const),
    ...[easy, ...simple].map((hero) => [hero, hard] as const),
  ];
  for (const [hero, others] of pairs) {
    const name = `${hero.name} among ${others.name}`;
    if (!name.includes(given.only)) continue;
    const times: number[] = [];
    const match = {
      game,
      score,
      hero,
      others,
      seats,
      deals: Number(given.deals),
      seed: Number(given.seed),
    };
    const interval = playMatch(match, ({ milliseconds }) => times.push(milliseconds));
    const { mean, margin } = interval;
    const side = sideOf(interval, score.chance(seats));
    console.log(
      `${name.padEnd(NAME_WIDTH)} ${mean.toFixed(3).padStart(8)} ± ${margin.toFixed(3).padEnd(7)} ${side.padEnd(6)} ${describeTimes(times)}`,
    );
  }
}

/** How long the one thought over a move. */
function describeTimes(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string =>
    (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `ms a move: median ${at(0.5)}, 99 % ${at(0.99)}, most ${at(1)}`;
}
