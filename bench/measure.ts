/**
 * Measures several ways to do the same work, side by side in one process. Time is that which the
 * process spends computing, so a machine that is busy with other things disturbs it little.
 */
import { median } from './statistics.ts';

export interface Contender {
  readonly name: string;
  /** Does the work once and gives a sum of what it found, so that nothing of it can be left out. */
  readonly run: () => number;
  /** What one `run` of this contender does, where they do not all do equally much. */
  readonly units?: number;
}

export interface Timing {
  readonly name: string;
  /** Nanoseconds for one unit of the work: the median over all rounds, and the fastest. */
  readonly median: number;
  readonly fastest: number;
}

/** Long enough for the clock, short enough that a disturbance spoils few rounds. */
const RUN_MS = 40;
const WARM_UP_MS = 300;

/**
 * Times every contender once a round, in turn, so that a slow moment of the machine meets all alike.
 *
 * @param units what one `run` does, e.g. hands ranked
 */
export function measure(
  contenders: readonly Contender[],
  units: number,
  rounds: number,
): readonly Timing[] {
  const prepared = contenders.map((contender) => ({
    contender,
    repeats: warmUp(contender),
    times: [] as number[],
  }));
  for (let round = 0; round < rounds; round++) {
    for (const { contender, repeats, times } of prepared) {
      times.push((timeRuns(contender, repeats) * 1e6) / (repeats * (contender.units ?? units)));
    }
  }
  return prepared.map(({ contender: { name }, times }) => ({
    name,
    median: median(times),
    fastest: Math.min(...times),
  }));
}

/** Lets the compiler settle, and finds how many runs fill the time of a round. */
function warmUp(contender: Contender): number {
  let runs = 0;
  const start = computingTime();
  while (computingTime() - start < WARM_UP_MS) {
    timeRuns(contender, 1);
    runs += 1;
  }
  return Math.max(1, Math.round((runs * RUN_MS) / WARM_UP_MS));
}

/** Milliseconds. Throws where a run finds anything else than the one before. */
function timeRuns({ name, run }: Contender, repeats: number): number {
  const start = computingTime();
  const first = run();
  for (let done = 1; done < repeats; done++) {
    if (run() !== first) throw new Error(`${name} does not find the same twice.`);
  }
  return computingTime() - start;
}

/** Milliseconds of this process so far. */
function computingTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}
