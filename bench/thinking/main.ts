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

console.log('milliseconds                 median     p99     max   without an answer');
print('late, nobody thinks', await lateWhile(() => pause(QUIET_MS)));
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
  print(`late, ${id} thinks`, late);
  print(`thinking, ${id}`, times, String(unanswered));
}
await pool.stop();

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

function print(name: string, values: readonly number[], rest = ''): void {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  const numbers = [at(0.5), at(0.99), at(1)].map((value) => (value ?? 0).toFixed(1).padStart(8));
  console.log(`${name.padEnd(26)}${numbers.join('')}   ${rest}`.trimEnd());
}
