/** Clearing away in tests: as the housekeeping does it, without waiting between the steps. */
import type { Cleared, Storage } from '../../src/storage/port.ts';
import type { Millis, Retention } from '../../src/tables/types.ts';
import { RETENTION } from './retention.ts';

/** A day later than everything of that moment has to go. */
export function daysLater(at: Millis, days: number): Millis {
  return at + (days + 1) * 24 * 3_600_000;
}

/** Step by step until nothing is left to do; gives what each step has done. */
export async function clearAll(
  storage: Pick<Storage, 'clearAway'>,
  now: Millis,
  retention: Retention = RETENTION,
  afterEach: () => Promise<void> = () => Promise.resolve(),
): Promise<readonly Cleared[]> {
  const steps: Cleared[] = [];
  for (;;) {
    const step = await storage.clearAway(now, retention);
    if (step.tables + step.movements + step.names === 0) return steps;
    steps.push(step);
    await afterEach();
  }
}
