import type { Cleared, Storage } from '../storage/port.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { Millis, Retention } from './types.ts';

/** After a start, when many press at once. */
const FIRST: Millis = 60_000;
/** Between two looks for what has been over for long enough. */
const BETWEEN_ROUNDS: Millis = 3_600_000;
/** Between two steps of a round: a step takes a few milliseconds, and presses go first. */
const BETWEEN_STEPS: Millis = 200;

export interface HousekeepingDeps {
  readonly storage: Pick<Storage, 'clearAway'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly retention: Retention;
}

/**
 * Clears away what has been over for long enough, step by step while the program runs. Nothing is
 * remembered between two steps, so a restart goes on where the last one has ended.
 */
export interface Housekeeping {
  start(): void;
  /** Finishes the step that has begun. */
  stop(): Promise<void>;
}

export function createHousekeeping(deps: HousekeepingDeps): Housekeeping {
  const { storage, clock, log, retention } = deps;
  let off: (() => void) | undefined;
  let step: Promise<void> = Promise.resolve();
  let cleared: Cleared = NOTHING;

  const after = (delay: Millis): void => {
    off = clock.after(delay, () => {
      step = takeStep().then((next) => {
        if (off !== undefined) after(next);
      });
    });
  };

  /** Gives the time until the next one. */
  const takeStep = async (): Promise<Millis> => {
    try {
      const done = await storage.clearAway(clock.now(), retention);
      if (!isNothing(done)) {
        cleared = sum(cleared, done);
        return BETWEEN_STEPS;
      }
      if (!isNothing(cleared)) log.info({ ...cleared }, 'what was over long ago has been cleared');
      cleared = NOTHING;
    } catch (error) {
      log.error({ err: error }, 'what was over long ago could not be cleared');
    }
    return BETWEEN_ROUNDS;
  };

  return {
    start() {
      after(FIRST);
    },
    async stop() {
      off?.();
      off = undefined;
      await step;
    },
  };
}

const NOTHING: Cleared = { tables: 0, movements: 0, names: 0 };

const isNothing = ({ tables, movements, names }: Cleared): boolean =>
  tables + movements + names === 0;

const sum = (one: Cleared, other: Cleared): Cleared => ({
  tables: one.tables + other.tables,
  movements: one.movements + other.movements,
  names: one.names + other.names,
});
