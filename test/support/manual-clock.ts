import type { Clock } from '../../src/tables/clock.ts';

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /** Moves on, calling what falls due on the way in order, and lets promises settle in between. */
  advance(by: number): Promise<void>;
  /** Moves the time without calling anything, as an outage does. */
  leap(by: number): void;
}

interface Alarm {
  readonly at: number;
  readonly call: () => void;
}

/** Enough turns of the event loop for a round of the clockwork on an embedded database. */
const SETTLING_TURNS = 20;

export async function settle(): Promise<void> {
  for (let turn = 0; turn < SETTLING_TURNS; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export function createManualClock(start = Date.UTC(2026, 0, 1)): ManualClock {
  let now = start;
  const alarms = new Set<Alarm>();
  return {
    now: () => now,
    after(delay, call) {
      const alarm = { at: now + delay, call };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    async advance(by) {
      const end = now + by;
      for (;;) {
        const [next] = [...alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        alarms.delete(next);
        now = Math.max(now, next.at);
        next.call();
        await settle();
      }
      now = end;
      await settle();
    },
    leap(by) {
      now += by;
    },
  };
}
