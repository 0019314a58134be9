/**
 * `npm run bench:thinking`: whether presses wait while computers think. For each game positions of random
 * games go to the pool of the program, one after another without a pause; meanwhile a timer that stands
 * for a press measures by how much the program's own thread is late, once with nobody thinking and once
 * with the pool at work.
 *
 *   --questions 200   of each game
 *   --seed 1          the same seed gives the same questions
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Question } from '../../src/computers/contract.ts';
import { createThinkerPool } from '../../src/computers/thinker/pool.ts';
import { GAMES } from '../../src/games/index.ts';
import { printTable, type Cell } from '../report.ts';
import { quantile } from '../statistics.ts';
import { questionsOf } from './questions.ts';

/** Between two of the presses that the timer stands for. */
const PRESS_MS = 5;
const QUIET_MS = 3_000;

const { values: given } = parseArgs({
  options: {
    questions: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});

const pool = createThinkerPool({
  error: (fields, sentence) => console.error(sentence, fields),
});
// The first question pays for the start of the thread.
for (const question of questionsOf('cockroach', 1, 'warm-up')) await pool.think(question);

const rows: Cell[][] = [];
note('late, nobody thinks', await lateWhile(() => pause(QUIET_MS)));
for (const { id } of GAMES) {
  const questions = questionsOf(id, Number(given.questions), given.seed);
  const times: number[] = [];
  let unanswered = 0;
  const late = await lateWhile(async () => {
    for (const question of questions) {
      const { milliseconds, move } = await ask(question);
      times.push(milliseconds);
      if (move === undefined) unanswered += 1;
    }
  });
  note(`late, ${id} thinks`, late);
  note(`thinking, ${id}`, times, String(unanswered));
}
await pool.stop();
printTable(
  'Computers that think beside the presses, in milliseconds',
  ['what', 'median', 'p99', 'max', 'without an answer'],
  rows,
);

async function ask(question: Question): Promise<{ milliseconds: number; move: unknown }> {
  const start = performance.now();
  const move = await pool.think(question);
  return { milliseconds: performance.now() - start, move };
}

/** By how much each tick of a timer came late while something else went on. */
async function lateWhile(work: () => Promise<unknown>): Promise<readonly number[]> {
  const late: number[] = [];
  const over = new AbortController();
  const ticking = (async () => {
    for (;;) {
      const start = performance.now();
      await pause(PRESS_MS);
      if (over.signal.aborted) return;
      late.push(Math.max(0, performance.now() - start - PRESS_MS));
    }
  })();
  await work();
  over.abort();
  await ticking;
  return late;
}

function note(name: string, values: readonly number[], rest = ''): void {
  rows.push([name, quantile(values, 0.5), quantile(values, 0.99), quantile(values, 1), rest]);
}
