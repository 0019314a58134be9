import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableReader } from '../../src/tables/api.ts';
import { createClockwork } from '../../src/tables/clockwork.ts';
import { LOBBY_LIFE } from '../../src/tables/pace.ts';
import type { ChannelId, TableId } from '../../src/tables/types.ts';
import { createManualClock, settle } from '../support/manual-clock.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import {
  accepted,
  createBench,
  gameOf,
  lobbyOf,
  press,
  type Bench,
} from '../support/tables-bench.ts';

const MINUTE = 60_000;

describe('a lobby without a start', () => {
  let bench: Bench;
  let changed: TableReader[];
  beforeEach(async () => {
    bench = createBench();
    changed = [];
    bench.tables.onChange((reader) => void changed.push(reader));
    await bench.tables.clockwork.start();
    await settle();
  });
  afterEach(() => bench.tables.clockwork.stop());

  it('closes half an hour after the last person joined, and says so', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna']);
    await bench.clock.advance(20 * MINUTE);
    await accepted(bench.tables.join(press('ben'), info.id));
    await bench.clock.advance(LOBBY_LIFE - 1);
    expect((await bench.tables.read(info.id))?.info.status).toBe('lobby');
    expect(changed).toEqual([]);
    await bench.clock.advance(1);
    expect(changed.map((reader) => reader.info)).toMatchObject([
      { id: info.id, status: 'closed', ending: { how: 'expired' } },
    ]);
  });

  it('stays when it was started in time', async () => {
    const { info } = await gameOf(bench, 'cockroach', ['anna', 'ben']);
    await bench.clock.advance(2 * LOBBY_LIFE);
    expect((await bench.tables.read(info.id))?.info.status).toBe('playing');
    expect(changed).toEqual([]);
  });

  it('is forgotten by those who no longer listen', async () => {
    const heard: TableReader[] = [];
    const stop = bench.tables.onChange((reader) => void heard.push(reader));
    stop();
    await lobbyOf(bench, 'cockroach', ['anna']);
    await bench.clock.advance(LOBBY_LIFE);
    expect(changed).toHaveLength(1);
    expect(heard).toEqual([]);
  });

  it('closes also among more than one batch at the same moment', async () => {
    for (let channel = 1; channel <= 45; channel += 1) {
      await lobbyOf(bench, 'duel', ['anna'], { channel: String(channel) as ChannelId });
    }
    await bench.clock.advance(LOBBY_LIFE);
    expect(changed).toHaveLength(45);
  });
});

describe('an outage', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('costs a lobby no time', async () => {
    const clock = createManualClock();
    const before = createBench({ url: folder.database(), clock });
    await before.tables.clockwork.start();
    const { info } = await lobbyOf(before, 'cockroach', ['anna']);
    await clock.advance(10 * MINUTE);
    await before.tables.clockwork.stop();
    await before.storage.close();

    clock.leap(24 * 60 * MINUTE);
    const after = createBench({ url: folder.database(), clock });
    await after.tables.clockwork.start();
    await clock.advance(20 * MINUTE - 1);
    expect((await after.tables.read(info.id))?.info.status).toBe('lobby');
    await clock.advance(1);
    expect((await after.tables.read(info.id))?.info.ending?.how).toBe('expired');
    await after.tables.clockwork.stop();
    await after.storage.close();
  });

  it('is known to the last beat when the process was killed', async () => {
    const clock = createManualClock();
    const before = createBench({ url: folder.database(), clock });
    await before.tables.clockwork.start();
    const { info } = await lobbyOf(before, 'cockroach', ['anna']);
    await clock.advance(10 * MINUTE);
    await before.storage.close();

    clock.leap(60 * MINUTE);
    const after = createBench({ url: folder.database(), clock });
    await after.tables.clockwork.start();
    const deadline = (await after.tables.read(info.id))?.info.closesAt ?? 0;
    const left = deadline - clock.now();
    expect(left).toBeGreaterThanOrEqual(20 * MINUTE);
    expect(left).toBeLessThanOrEqual(20 * MINUTE + 20_000);
    await after.tables.clockwork.stop();
    await after.storage.close();
  });
});

describe('the clockwork', () => {
  it('goes on past a table that fails, tries it again later, and does not spin', async () => {
    const clock = createManualClock();
    const acted: TableId[] = [];
    const errors: string[] = [];
    let due = ['bad', 'good'] as TableId[];
    const clockwork = createClockwork({
      clock,
      log: { info: () => undefined, error: (_fields, sentence) => void errors.push(sentence) },
      storage: {
        due: () => Promise.resolve(due),
        nextDeadline: () => Promise.resolve(due.length > 0 ? clock.now() : undefined),
        beat: () => Promise.resolve(),
        giveBackOutage: () => Promise.resolve(0),
      },
      act: (table) => {
        acted.push(table);
        if (table === 'bad') return Promise.reject(new Error('broken'));
        due = due.filter((each) => each !== table);
        return Promise.resolve(true);
      },
    });
    await clockwork.start();
    await clock.advance(0);
    expect(acted).toEqual(['bad', 'good', 'bad']);
    await clock.advance(60_000);
    expect(acted.length).toBeLessThan(10);
    expect(errors.length).toBe(acted.length - 1);
    await clockwork.stop();
  });

  it('goes on after a round in which the storage failed', async () => {
    const clock = createManualClock();
    let failing = true;
    let rounds = 0;
    const clockwork = createClockwork({
      clock,
      log: { info: () => undefined, error: () => undefined },
      storage: {
        due: () => {
          rounds += 1;
          return failing ? Promise.reject(new Error('locked')) : Promise.resolve([]);
        },
        nextDeadline: () => Promise.resolve(undefined),
        beat: () => Promise.resolve(),
        giveBackOutage: () => Promise.resolve(0),
      },
      act: () => Promise.resolve(true),
    });
    await clockwork.start();
    await clock.advance(0);
    failing = false;
    await clock.advance(60_000);
    expect(rounds).toBeGreaterThanOrEqual(3);
    await clockwork.stop();
    const stopped = rounds;
    await clock.advance(60_000);
    expect(rounds).toBe(stopped);
  });

  it('ends also where the storage does not note the time any more, and says so', async () => {
    const clock = createManualClock();
    const errors: string[] = [];
    const clockwork = createClockwork({
      clock,
      log: { info: () => undefined, error: (_fields, sentence) => void errors.push(sentence) },
      storage: {
        due: () => Promise.resolve([]),
        nextDeadline: () => Promise.resolve(undefined),
        beat: () => Promise.reject(new Error('full')),
        giveBackOutage: () => Promise.resolve(0),
      },
      act: () => Promise.resolve(true),
    });
    await clockwork.start();
    await clockwork.stop();
    expect(errors).toEqual(['the clock could not note the time of its end']);
  });
});
