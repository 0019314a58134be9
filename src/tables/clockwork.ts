import type { Storage } from '../storage/port.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { Millis, TableId } from './types.ts';

/** How often the program notes that it is alive; an outage is known to this precision. */
const BEAT: Millis = 20_000;
/** Without a beat for longer than this the program was stopped, asleep or cut off, and people could not act. */
const OUTAGE: Millis = 2 * BEAT;
/** How soon it looks again whether people can press. */
const RETRY: Millis = 1_000;
/** Tables that are acted on before presses get their turn again. */
const BATCH = 20;

export interface ClockworkDeps {
  readonly storage: Pick<Storage, 'due' | 'nextDeadline' | 'beat' | 'giveBackOutage'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Does what is due at a table; false, and nothing done, where nothing is due any more. */
  readonly act: (table: TableId) => Promise<boolean>;
}

/**
 * Wakes at the next deadline of any table. Deadlines are rows, so a restart picks them up; the time of
 * an outage is given back first (design decision 6).
 */
export interface Clockwork {
  /**
   * Gives back the outage and starts. `isReachable` tells whether people can press at the moment; time in
   * which they cannot is an outage too. Rejects where the storage fails.
   */
  start(isReachable?: () => boolean): Promise<void>;
  /** A deadline was set: wakes by then, if it comes sooner than the next waking. */
  expect(deadline: Millis): void;
  /** Finishes what has begun, and notes the time where the storage lets it. */
  stop(): Promise<void>;
}

export function createClockwork({ storage, clock, log, act }: ClockworkDeps): Clockwork {
  let running = false;
  let canBeReached = (): boolean => true;
  let round: Promise<void> = Promise.resolve();
  let alarm: { readonly at: Millis; readonly off: () => void } | undefined;
  let lastBeat = 0;

  const wakeAt = (at: Millis): void => {
    if (!running || (alarm !== undefined && alarm.at <= at)) return;
    alarm?.off();
    alarm = {
      at,
      off: clock.after(Math.max(0, at - clock.now()), () => {
        alarm = undefined;
        round = round.then(turn);
      }),
    };
  };

  const turn = async (): Promise<void> => {
    if (!running) return;
    let next = clock.now() + BEAT;
    try {
      if (!canBeReached()) {
        wakeAt(clock.now() + RETRY);
        return;
      }
      await beatIfTime();
      const done = await actOn(await storage.due(clock.now(), BATCH));
      const deadline = (await storage.nextDeadline()) ?? next;
      // What stays due though nothing could be done is tried a beat later, and not in a tight circle.
      const isStuck = done === 0 && deadline <= clock.now();
      if (!isStuck) next = Math.min(next, deadline);
    } catch (error) {
      log.error({ err: error }, 'the clock could not do its round');
    }
    wakeAt(next);
  };

  const beatIfTime = async (): Promise<void> => {
    const now = clock.now();
    if (now - lastBeat < BEAT) return;
    if (now - lastBeat > OUTAGE) await giveBack(now);
    else await storage.beat(now);
    lastBeat = now;
  };

  const giveBack = async (now: Millis): Promise<void> => {
    const outage = await storage.giveBackOutage(now);
    if (outage > 0) log.info({ outage }, 'deadlines moved by the time of the outage');
  };

  /** Gives how many of the tables did something. */
  const actOn = async (tables: readonly TableId[]): Promise<number> => {
    // All at once: where one waits for a computer to think, the others do not.
    const did = await Promise.all(
      tables.map(async (table) => {
        try {
          return await act(table);
        } catch (error) {
          log.error({ err: error, table }, 'a table could not act on its deadline');
          return false;
        }
      }),
    );
    return did.filter((isDone) => isDone).length;
  };

  return {
    async start(isReachable) {
      const now = clock.now();
      if (isReachable !== undefined) canBeReached = isReachable;
      await giveBack(now);
      lastBeat = now;
      running = true;
      wakeAt(now);
    },
    expect: wakeAt,
    async stop() {
      running = false;
      alarm?.off();
      alarm = undefined;
      await round;
      if (!canBeReached()) return;
      try {
        await storage.beat(clock.now());
      } catch (error) {
        // The rest of the program still has to end properly; the last beat is at most 20 seconds old.
        log.error({ err: error }, 'the clock could not note the time of its end');
      }
    },
  };
}
