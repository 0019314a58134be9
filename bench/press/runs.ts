/** One run of a bot in front of the crowd. */
import { performance } from 'node:perf_hooks';
import type { Script } from '../rig/recording.ts';
import type { Scene } from '../rig/scene.ts';
import { quantile } from '../statistics.ts';
import { shares, type PressStep } from './where.ts';

/** Tables that press at once: more than a bot can be kept waiting by. */
export const IN_FLIGHT = 16;
export const RATES = [50, 200] as const;
/** Seconds at each rate. */
const STEADY = 6;

export interface Rush {
  /** Microseconds of processor time a press. */
  readonly cpu: number;
  readonly perSecond: number;
  /** The part of one core that the bot was busy. */
  readonly busy: number;
  /** Requests to Discord a press. */
  readonly requests: number;
}

export async function rush(scene: Scene, scripts: readonly Script[]): Promise<Rush> {
  const before = { cpu: await scene.bot.cpu(), requests: scene.requests(), at: performance.now() };
  const { presses } = await scene.crowd.rush(scripts, IN_FLIGHT);
  const wall = performance.now() - before.at;
  const cpu = (await scene.bot.cpu()) - before.cpu;
  return {
    cpu: cpu / presses,
    perSecond: (presses / wall) * 1e3,
    busy: cpu / 1e3 / wall,
    requests: (scene.requests() - before.requests) / presses,
  };
}

export interface Steady {
  /** Presses a second that were wanted, and those that were answered. */
  readonly rate: number;
  readonly answered: number;
  /** Milliseconds from a press to its answer. */
  readonly p50: number;
  readonly p99: number;
}

/** At each rate in turn, on scripts of their own. */
export async function steady(scene: Scene, scripts: readonly Script[]): Promise<readonly Steady[]> {
  const results: Steady[] = [];
  let used = 0;
  for (const rate of RATES) {
    const enough = tablesFor(scripts.slice(used), rate * STEADY);
    const { times } = await scene.crowd.steady(scripts.slice(used, used + enough), rate, STEADY);
    used += enough;
    results.push({
      rate,
      answered: times.length / STEADY,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
    });
  }
  return results;
}

/** So many that there are twice the presses that are wanted: a table that waits for its answer has none. */
function tablesFor(scripts: readonly Script[], presses: number): number {
  let sum = 0;
  const at = scripts.findIndex(({ actions }) => (sum += actions.length) >= presses * 2);
  if (at < 0) throw new Error('The tables are too few for this rate.');
  return at + 1;
}

export async function profile(
  scene: Scene,
  scripts: readonly Script[],
): Promise<ReadonlyMap<PressStep, number>> {
  await scene.bot.startProfile();
  await scene.crowd.rush(scripts, IN_FLIGHT);
  return shares(await scene.bot.stopProfile());
}
