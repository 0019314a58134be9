/** Presses at a few of many tables. */
import { performance } from 'node:perf_hooks';
import type { Script } from '../rig/recording.ts';
import type { Scene } from '../rig/scene.ts';

export interface Visited {
  /** Microseconds of processor time a press. */
  readonly cpu: number;
  /** Milliseconds from each press to its answer. */
  readonly times: readonly number[];
}

/** One press at a time, the tables in turns, so that none is still at hand from the press before. */
export async function visit(scene: Scene, visited: readonly Script[]): Promise<Visited> {
  const before = await scene.bot.cpu();
  const { times } = await scene.crowd.rush(visited, 1);
  return { cpu: ((await scene.bot.cpu()) - before) / times.length, times };
}

/** Milliseconds from the start of the bot's process until it has answered a press at this table. */
export async function firstAnswer(scene: Scene, script: Script): Promise<number> {
  const [action] = script.actions;
  if (action === undefined) throw new Error('Nothing to press.');
  const { presses } = await scene.crowd.rush([{ ...script, actions: [action] }], 1);
  if (presses === 0) throw new Error('The first press was not answered.');
  return performance.now() - scene.startedAt;
}
