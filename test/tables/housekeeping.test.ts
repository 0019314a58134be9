import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Cleared } from '../../src/storage/port.ts';
import { createHousekeeping, type Housekeeping } from '../../src/tables/housekeeping.ts';
import type { Millis } from '../../src/tables/types.ts';
import { createManualClock, type ManualClock } from '../support/manual-clock.ts';
import { RETENTION } from '../support/retention.ts';
import { createBench, gameOf, press } from '../support/tables-bench.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOTHING: Cleared = { tables: 0, movements: 0, names: 0 };

let clock: ManualClock;
let calls: Millis[];
let logged: string[];
let work: (Cleared | Error)[];
let housekeeping: Housekeeping;
beforeEach(() => {
  clock = createManualClock();
  calls = [];
  logged = [];
  work = [];
  const note = (fields: object, sentence: string) =>
    void logged.push(`${sentence} ${JSON.stringify(fields)}`);
  housekeeping = createHousekeeping({
    clock,
    log: { info: note, error: note },
    retention: RETENTION,
    storage: {
      clearAway(now, retention) {
        expect(retention).toBe(RETENTION);
        calls.push(now);
        const next = work.shift() ?? NOTHING;
        return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
      },
    },
  });
});
afterEach(() => housekeeping.stop());

describe('the housekeeping', () => {
  it('looks a minute after the start, and every hour', async () => {
    const start = clock.now();
    housekeeping.start();
    await clock.advance(MINUTE - 1);
    expect(calls).toEqual([]);
    await clock.advance(1 + 2 * HOUR);
    expect(calls).toEqual([start + MINUTE, start + MINUTE + HOUR, start + MINUTE + 2 * HOUR]);
    expect(logged).toEqual([]);
  });

  it('takes step after step with pauses while there is something to do, and tells all of it once', async () => {
    work = [
      { ...NOTHING, tables: 3 },
      { ...NOTHING, tables: 2 },
      { ...NOTHING, movements: 70 },
    ];
    housekeeping.start();
    await clock.advance(2 * MINUTE);
    expect(calls.map((at) => at - (calls[0] ?? 0))).toEqual([0, 200, 400, 600]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('{"tables":5,"movements":70,"names":0}');
    work = [{ ...NOTHING, names: 1 }];
    await clock.advance(HOUR);
    expect(logged[1]).toContain('{"tables":0,"movements":0,"names":1}');
  });

  it('goes on an hour after a fault', async () => {
    work = [new Error('disk full'), { ...NOTHING, tables: 1 }];
    housekeeping.start();
    await clock.advance(MINUTE);
    expect(logged).toHaveLength(1);
    await clock.advance(HOUR + MINUTE);
    expect(calls).toHaveLength(3);
    expect(logged[1]).toContain('"tables":1');
  });

  it('does nothing any more once it is stopped', async () => {
    work = [{ ...NOTHING, tables: 1 }];
    housekeeping.start();
    await clock.advance(MINUTE);
    await housekeeping.stop();
    const before = calls.length;
    await clock.advance(5 * HOUR);
    expect(calls).toHaveLength(before);
  });

  it('clears a real table away when its time has come, while the clockwork goes on', async () => {
    const bench = createBench({ clock });
    const real = createHousekeeping({
      storage: bench.storage,
      clock,
      log: { info: () => undefined, error: () => undefined },
      retention: { tableDays: 1, ledgerDays: 1 },
    });
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben']);
    await bench.tables.end(press('anna'), info.id);
    await bench.tables.clockwork.start();
    real.start();
    await clock.advance(24 * HOUR);
    expect(await bench.tables.read(info.id)).toBeDefined();
    await clock.advance(HOUR);
    expect(await bench.tables.read(info.id)).toBeUndefined();
    await real.stop();
    await bench.tables.clockwork.stop();
    await bench.storage.close();
  });
});
