/**
 * `npm run bench:strength -- --game yak`: how strong the computer players are. One player sits among
 * others that are all alike; every deal is played from each of its seats. Chance is what it would make
 * if it played as the others do.
 *
 *   --game cockroach|yak|jabberwocky|anaconda   all of them where absent
 *   --games 500      of each match: so many deals that each is played once from every seat
 *   --seats 5        at the table
 *   --seed 1         the same seed gives the same games
 *   --only uniform   matches whose name holds this text
 *
 * What it prints is Markdown, as it stands in docs/computers.md.
 */
import { parseArgs } from 'node:util';
import { COMPUTER_PLAYERS } from '../../src/computers/index.ts';
import { uniform } from '../../src/computers/uniform.ts';
import type { Game } from '../../src/engine/contract.ts';
import { GAMES } from '../../src/games/index.ts';
import { exactBids } from './bids.ts';
import { EXPLOITERS, type Named } from './exploiters.ts';
import { sideOf, type Interval } from './interval.ts';
import { playMatch } from './match.ts';
import { SCORES } from './scores.ts';

const NAME_WIDTH = 34;
const SCORE_WIDTH = 16;
/** At the table whose bids are counted. */
const FOUR = 4;

const { values: given } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '500' },
    seats: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});

const seats = Number(given.seats);
const deals = Math.max(2, Math.ceil(Number(given.games) / seats));
const seed = Number(given.seed);

for (const game of GAMES) if (given.game === undefined || given.game === game.id) bench(game);

/** `hard` and `easy` among everybody, and everybody among `hard`. */
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
  const chance = score.chance(seats);
  printRow(
    `${game.id}, ${deals * seats} games`,
    score.unit,
    `chance ${chance.toFixed(3)}`,
    'ms a move: median, 99 %, most',
  );
  printRow('---', '---', '---', '---');
  const pairs: readonly (readonly [Named, Named])[] = [
    ...[easy, ...simple].map((others) => [hard, others] as const),
    ...simple.map((others) => [easy, others] as const),
    ...[easy, ...simple].map((hero) => [hero, hard] as const),
  ];
  for (const [hero, others] of pairs) {
    const name = `${hero.name} among ${others.name}`;
    if (!name.includes(given.only)) continue;
    const times: number[] = [];
    const interval = playMatch(
      { game, score, hero, others, seats, deals, seed },
      ({ milliseconds }) => times.push(milliseconds),
    );
    printRow(name, inWords(interval), sideOf(interval, chance), describeTimes(times));
  }
  for (const player of game.id === 'jabberwocky' ? [hard, easy] : []) {
    const name = `exact bids, four ${player.name}, ${deals} games`;
    if (!name.includes(given.only)) continue;
    printRow(name, inWords(exactBids(player, FOUR, deals, seed)), '–', '–');
  }
}

function printRow(name: string, score: string, side: string, times: string): void {
  console.log(`| ${name.padEnd(NAME_WIDTH)} | ${score.padEnd(SCORE_WIDTH)} | ${side} | ${times} |`);
}

function inWords({ mean, margin }: Interval): string {
  return `${mean.toFixed(3)} ± ${margin.toFixed(3)}`;
}

/** How long the one thought over a move. */
function describeTimes(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string =>
    (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `${at(0.5)}, ${at(0.99)}, ${at(1)}`;
}
