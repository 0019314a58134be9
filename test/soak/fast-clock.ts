/** A clock that runs faster than real time, so that minutes of a soak hold hours of a table. */
import { systemClock, type Clock } from '../../src/tables/clock.ts';

/** Both processes of a soak know the time by the same `since`, in milliseconds since 1970. */
export function fastClock(since: number, factor: number): Clock {
  return {
    now: () => Math.round(since + (Date.now() - since) * factor),
    after: (delay, call) => systemClock.after(delay / factor, call),
  };
}
