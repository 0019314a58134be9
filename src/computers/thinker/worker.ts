/** The thread in which computers think; presses are answered in another. See pool.ts. */
import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { createStream } from '../../engine/shuffle.ts';
import { COMPUTER_PLAYERS } from '../index.ts';
import { answer } from './answer.ts';
import type { Asked, Answered } from './messages.ts';

const SEED_BYTES = 32;

parentPort?.on('message', ({ id, question, milliseconds }: Asked) => {
  const end = performance.now() + milliseconds;
  const move = answer(COMPUTER_PLAYERS, question, {
    draw: createStream(randomBytes(SEED_BYTES), 'computer'),
    budget: { hasTime: () => performance.now() < end },
  });
  parentPort?.postMessage({ id, move } satisfies Answered);
});
