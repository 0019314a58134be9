/**
 * Lets computers think in a thread of its own, so that no press waits for them. A thread that fails or
 * does not answer in time is replaced, and its questions are answered with nothing: the safe move is
 * made then.
 */
import { Worker } from 'node:worker_threads';
import type { Question } from '../contract.ts';
import type { Answered, Asked } from './messages.ts';

/** "Thinking takes at most 250 ms"; a little is left for the way there and back. */
const THINKING_MS = 200;
/** A thread that takes longer than this for the questions before and this one is stuck. */
const ANSWER_MS = 2_000;
/** More questions than this would not be answered in time. */
const QUESTIONS_MAX = 200;

/** The parts of a log that the pool needs. */
interface Log {
  error(fields: object, sentence: string): void;
}

export interface ThinkerPool {
  /** The move of a computer, or undefined where there is none in time. Never rejects. */
  think(question: Question): Promise<unknown>;
  stop(): Promise<void>;
}

interface Waiting {
  readonly resolve: (move: unknown) => void;
  readonly alarm: NodeJS.Timeout;
}

/** As compiled; as source only where tests and tools run without a build, with their loader. */
function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./worker.js', import.meta.url));
  const source = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  return new Worker(
    `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`,
    { eval: true },
  );
}

export function createThinkerPool(log: Log, start: () => Worker = startWorker): ThinkerPool {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;

  const settle = (id: number, move: unknown): void => {
    const one = waiting.get(id);
    waiting.delete(id);
    clearTimeout(one?.alarm);
    one?.resolve(move);
    // Nothing holds the program up that only waits for questions.
    if (waiting.size === 0) worker?.unref();
  };
  const replace = (failed: Worker, why: object): void => {
    if (worker !== failed) return;
    log.error(why, 'a thread in which computers think was replaced');
    worker = undefined;
    void failed.terminate();
    for (const id of [...waiting.keys()]) settle(id, undefined);
  };
  const ready = (): Worker => {
    if (worker !== undefined) return worker;
    const started = start();
    started.on('message', ({ id, move }: Answered) => settle(id, move));
    started.on('error', (error) => replace(started, { err: error }));
    started.on('exit', (code) => replace(started, { code }));
    worker = started;
    return started;
  };

  return {
    think(question) {
      if (waiting.size >= QUESTIONS_MAX) return Promise.resolve(undefined);
      const present = ready();
      const id = (asked += 1);
      return new Promise((resolve) => {
        const alarm = setTimeout(() => replace(present, { game: question.game }), ANSWER_MS);
        waiting.set(id, { resolve, alarm });
        present.ref();
        present.postMessage({ id, question, milliseconds: THINKING_MS } satisfies Asked);
      });
    },
    async stop() {
      const last = worker;
      worker = undefined;
      for (const id of [...waiting.keys()]) settle(id, undefined);
      await last?.terminate();
    },
  };
}
