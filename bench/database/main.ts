/**
 * `npm run bench:database`: rows and bytes that a game leaves, and what a durable commit costs against
 * the bare disk and against SQLite alone, in turns on one disk.
 *
 *   --games 20   whole random games of four of each kind
 */
import { parseArgs } from 'node:util';
import { GAMES } from '../../src/games/index.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { printTable, ratio } from '../report.ts';
import { median } from '../statistics.ts';
import { costOf, waysToCommit, type Cost } from './commits.ts';
import { sizesOf } from './sizes.ts';

const { values: given } = parseArgs({ options: { games: { type: 'string', default: '20' } } });
const ROUNDS = 15;
const COMMITS_A_ROUND = 300;

const folder = temporaryFolder();
try {
  const rows: (string | number)[][] = [];
  for (const game of GAMES) {
    const { moves, rows: count, bytes } = await sizesOf(game, Number(given.games), folder);
    rows.push([game.id, moves, count, bytes / 1024, bytes / moves]);
  }
  printTable(
    'What a game of four leaves in the database (Anaconda: a hand)',
    ['game', 'moves', 'rows', 'kB', 'bytes a move'],
    rows,
  );

  const ways = await waysToCommit(folder);
  const costs = ways.map((): Cost[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, way] of ways.entries()) {
      const cost = await costOf(way, round * COMMITS_A_ROUND, COMMITS_A_ROUND);
      // The first round is for the compiler.
      if (round > 0) costs[at]?.push(cost);
    }
  }
  for (const { close } of ways) await close();
  const of = (at: number, what: keyof Cost) => median((costs[at] ?? []).map((cost) => cost[what]));
  printTable(
    `A durable commit (medians of ${ROUNDS} rounds of ${COMMITS_A_ROUND})`,
    ['what', 'commits a second', 'µs', 'µs of processor', 'against the bare disk'],
    ways.map(({ name }, at) => [
      name,
      1e6 / of(at, 'wall'),
      of(at, 'wall'),
      of(at, 'cpu'),
      ratio(of(at, 'wall') / of(0, 'wall')),
    ]),
  );
} finally {
  folder.remove();
}
