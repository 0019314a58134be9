/** The tables of a program that runs for a year by an injected clock, on a real database. */
import { createRegistry } from '../../src/engine/registry.ts';
import { GAMES } from '../../src/games/index.ts';
import type { Storage } from '../../src/storage/port.ts';
import { connect } from '../../src/storage/sqlite/connect.ts';
import { createSqliteStorage } from '../../src/storage/sqlite/storage.ts';
import { createHousekeeping } from '../../src/tables/housekeeping.ts';
import { createTables, type TablesService } from '../../src/tables/service.ts';
import type { Millis } from '../../src/tables/types.ts';
import { createManualClock } from '../support/manual-clock.ts';
import { seededBytes } from '../support/random-table.ts';
import { RETENTION } from '../support/retention.ts';

/** In which everything that is due gets done, and the housekeeping takes many steps. */
const BUSY: Millis = 40_000;

export interface House {
  readonly tables: TablesService;
  readonly storage: Storage;
  readonly now: () => Millis;
  /** Time in which tables and housekeeping do what they do of themselves. */
  readonly pass: (by: Millis) => Promise<void>;
  /** The same at every moment, as computers and stand-ins need it. */
  readonly wait: (by: Millis) => Promise<void>;
  /** How long the steps of clearing away took, in milliseconds of real time. */
  readonly steps: readonly number[];
  /** Errors in the log. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** The same seed plays the same year. */
export async function openHouse(url: string, seed: number): Promise<House> {
  const connection = connect(url);
  // What a year adds up to is looked at here, not what a power cut leaves; the disk would take an hour.
  connection.client.pragma('synchronous = OFF');
  const storage = createSqliteStorage(connection);
  const clock = createManualClock();
  const errors: string[] = [];
  const log = {
    info: () => undefined,
    error: (fields: object, sentence: string) =>
      void errors.push(`${sentence} ${JSON.stringify(fields)}`),
  };
  const tables = createTables({
    storage,
    registry: createRegistry(GAMES),
    clock,
    random: seededBytes(seed),
    log,
  });
  const steps: number[] = [];
  const timed: Pick<Storage, 'clearAway'> = {
    async clearAway(...step) {
      const began = performance.now();
      const cleared = await storage.clearAway(...step);
      steps.push(performance.now() - began);
      return cleared;
    },
  };
  const housekeeping = createHousekeeping({ storage: timed, clock, log, retention: RETENTION });
  await tables.clockwork.start();
  housekeeping.start();
  return {
    tables,
    storage,
    now: () => clock.now(),
    steps,
    errors,
    wait: (by) => clock.advance(by),
    async pass(by) {
      // The beats of a whole year would take longer than its games: only the last one is noted, so
      // that no outage is given back.
      await tables.clockwork.stop();
      clock.leap(Math.max(0, by - BUSY));
      await storage.beat(clock.now());
      await tables.clockwork.start();
      await clock.advance(BUSY);
    },
    async close() {
      await housekeeping.stop();
      await tables.clockwork.stop();
      await storage.close();
    },
  };
}
