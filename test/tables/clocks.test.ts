import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DESERTED_LIFE, STAND_IN_PAUSE } from '../../src/tables/pace.ts';
import type { TableReader } from '../../src/tables/api.ts';
import type { Action, Pace, TableId } from '../../src/tables/types.ts';
import { auditTable } from '../../src/tables/audit.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import { createDuel } from '../support/duel.ts';
import { awaited, moveFor, reading } from '../support/absent-play.ts';
import { createManualClock, type ManualClock } from '../support/manual-clock.ts';
import { seededDraw } from '../support/random-table.ts';
import { loaded, stored } from '../support/stored.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import { accepted, createBench, gameOf, idOf, press, type Bench } from '../support/tables-bench.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const draw = seededDraw(7);

let folder: TemporaryFolder;
let clock: ManualClock;
let bench: Bench;
/** What tables did without a press since the last look. */
let did: Action['type'][];

async function launch(): Promise<void> {
  bench = createBench({ url: folder.database(), clock });
  bench.tables.onChange((_reader, action) => void did.push(action));
  await bench.tables.clockwork.start();
}

async function halt(): Promise<void> {
  await bench.tables.clockwork.stop();
  await bench.storage.close();
}

/** The program ends, is away for so long, and starts again. */
async function restart(outage = HOUR): Promise<void> {
  await halt();
  clock.leap(outage);
  await launch();
}

beforeEach(async () => {
  folder = temporaryFolder();
  clock = createManualClock();
  did = [];
  await launch();
});

afterEach(async () => {
  await halt();
  folder.remove();
});

async function expectSound(id: TableId): Promise<void> {
  const all = await stored(bench.storage, id);
  const game = all.table.game === 'duel' ? createDuel() : cockroach;
  expect(auditTable(all, game)).toEqual([]);
}

const missedOf = (reader: TableReader) => reader.info.players.map(({ missed }) => missed);
const presenceOf = (reader: TableReader) => reader.info.players.map(({ presence }) => presence);
const left = (reader: TableReader) => (reader.info.countdown?.endsAt ?? 0) - clock.now();

describe('the time for a decision', () => {
  it.each([
    ['live', 'duel', MINUTE],
    ['live', 'cockroach', 2 * MINUTE],
    ['relaxed', 'duel', 12 * HOUR],
    ['relaxed', 'cockroach', 12 * HOUR],
  ] as const)(
    'at pace %s in %s is %i ms, and begins anew with the next',
    async (pace, game, time) => {
      const { info } = await gameOf(bench, game, ['anna', 'ben'], { pace });
      expect(left(await reading(bench, info.id))).toBe(time);
      await clock.advance(time / 6);
      for (const person of await awaited(bench, info.id))
        await moveFor(bench, info.id, person, draw);
      const after = await reading(bench, info.id);
      expect(left(after)).toBeGreaterThan(time / 2 - 1);
      expect(after.info.countdown?.remindAt).toBeGreaterThan(clock.now());
      await expectSound(info.id);
    },
  );

  it('is not limited at pace none', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben']);
    expect(info.countdown).toBeUndefined();
    await clock.advance(HOUR);
    expect(did).toEqual([]);
    expect((await reading(bench, info.id)).info.revision).toBe(info.revision);
  });

  it('is the same for all in a simultaneous step, and does not change as they move', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben', 'cleo'], { pace: 'live' });
    const { countdown } = (await reading(bench, info.id)).info;
    await clock.advance(15 * SECOND);
    await moveFor(bench, info.id, 'ben', draw);
    expect((await reading(bench, info.id)).info.countdown).toEqual(countdown);
    await moveFor(bench, info.id, 'anna', draw);
    await moveFor(bench, info.id, 'cleo', draw);
    expect(left(await reading(bench, info.id))).toBe(MINUTE);
  });

  it('goes on where it stood after a restart, whatever the outage', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben'], { pace: 'live' });
    await clock.advance(10 * SECOND);
    await restart(9 * HOUR);
    expect(left(await reading(bench, info.id))).toBe(50 * SECOND);
    expect(did).toEqual([]);
    await expectSound(info.id);
  });

  it('is as long as it was set after a kill, however long the beat before it was ago', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben'], { pace: 'live' });
    await clock.advance(15 * SECOND);
    await moveFor(bench, info.id, 'anna', draw);
    await moveFor(bench, info.id, 'ben', draw);
    const set = left(await reading(bench, info.id));
    await bench.storage.close();
    clock.leap(9 * HOUR);
    await launch();
    expect(left(await reading(bench, info.id))).toBe(set);
    await expectSound(info.id);
  });

  it('is as long as it was set by a press that came before anybody knew that the machine had slept', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben'], { pace: 'live' });
    await clock.advance(1);
    clock.leap(9 * HOUR);
    await moveFor(bench, info.id, 'anna', draw);
    await moveFor(bench, info.id, 'ben', draw);
    const set = left(await reading(bench, info.id));
    await clock.advance(1);
    expect(left(await reading(bench, info.id))).toBe(set - 1);
    await expectSound(info.id);
  });

  it('goes on where it stood after the machine slept', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben'], { pace: 'live' });
    await clock.advance(1);
    clock.leap(9 * HOUR);
    await clock.advance(1);
    expect(did).toEqual([]);
    expect(left(await reading(bench, info.id))).toBeGreaterThan(30 * SECOND);
    await expectSound(info.id);
  });

  it('does not run while people cannot reach the program', async () => {
    let isReachable = true;
    await bench.tables.clockwork.stop();
    await bench.tables.clockwork.start(() => isReachable);
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben'], { pace: 'live' });
    await clock.advance(1);
    isReachable = false;
    await clock.advance(5 * MINUTE);
    expect(did).toEqual([]);
    isReachable = true;
    await clock.advance(2 * SECOND);
    expect(did).toEqual([]);
    expect(left(await reading(bench, info.id))).toBeGreaterThan(50 * SECOND);
  });
});

describe('the reminder', () => {
  it.each([
    ['live', 20 * SECOND],
    ['relaxed', 4 * HOUR],
  ] as const)('comes once after a third of the time at pace %s', async (pace, third) => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben'], { pace });
    await clock.advance(third - 1);
    expect(did).toEqual([]);
    await clock.advance(1);
    expect(did).toEqual(['remind']);
    const reader = await reading(bench, info.id);
    expect(reader.info.countdown).toEqual({ endsAt: clock.now() + 2 * third });
    await restart();
    await clock.advance(third);
    expect(did).toEqual(['remind']);
    await expectSound(info.id);
  });

  it('comes again for the next decision', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben'], { pace: 'live' });
    await clock.advance(20 * SECOND);
    await moveFor(bench, info.id, 'anna', draw);
    await moveFor(bench, info.id, 'ben', draw);
    await clock.advance(20 * SECOND);
    expect(did).toEqual(['remind', 'remind']);
  });

  it('is left out where the deadline has passed already', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben'], { pace: 'live' });
    await bench.tables.clockwork.stop();
    await clock.advance(MINUTE);
    await bench.storage.beat(clock.now());
    await bench.tables.clockwork.start();
    await clock.advance(0);
    expect(did).toEqual(['move', 'move']);
    await expectSound(info.id);
  });

  it('does not change which decision a press answers', async () => {
    const before = await gameOf(bench, 'duel', ['anna', 'ben'], { pace: 'live' });
    await clock.advance(20 * SECOND);
    const after = await reading(bench, before.info.id);
    expect(after.publicSnapshot()?.decisions).toEqual(before.publicSnapshot()?.decisions);
  });
});

describe('a missed deadline', () => {
  it('has a safe move made, which the log tells from a move of the person', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben'], { pace: 'live' });
    await moveFor(bench, info.id, 'anna', draw);
    await clock.advance(MINUTE);
    const { log } = await stored(bench.storage, info.id);
    expect(log.at(-1)).toMatchObject({ action: { type: 'move', seat: 1, why: 'deadline' } });
    expect(log.at(-1)?.by).toBeUndefined();
    const reader = await reading(bench, info.id);
    expect(missedOf(reader)).toEqual([0, 1]);
    expect(presenceOf(reader)).toEqual(['here', 'here']);
    await expectSound(info.id);
  });

  it('is forgotten with the next move of the person, or any other press that counts', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben'], { pace: 'live' });
    await clock.advance(MINUTE);
    expect(missedOf(await reading(bench, info.id))).toEqual([1, 1]);
    await moveFor(bench, info.id, 'ben', draw);
    await accepted(bench.tables.handOver(press('anna'), info.id, idOf('ben')));
    expect(missedOf(await reading(bench, info.id))).toEqual([0, 0]);
    await expectSound(info.id);
  });

  it('twice in a row brings a stand-in, across a restart too, and the host changes', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben', 'cleo'], { pace: 'live' });
    for (let round = 0; round < 2; round += 1) {
      await moveFor(bench, info.id, 'cleo', draw);
      await moveFor(bench, info.id, 'ben', draw);
      await restart();
      await clock.advance(MINUTE);
    }
    const reader = await reading(bench, info.id);
    expect(presenceOf(reader)).toEqual(['away', 'here', 'here']);
    expect(reader.info.host).toBe(idOf('ben'));
    await expectSound(info.id);
  });
});

describe('a stand-in', () => {
  /** Anna has missed two deadlines; ben has not. */
  async function withoutAnna(pace: Pace = 'live'): Promise<TableId> {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben'], { pace });
    for (let round = 0; round < 2; round += 1) {
      await moveFor(bench, info.id, 'ben', draw);
      await clock.advance(MINUTE);
    }
    expect(presenceOf(await reading(bench, info.id))).toEqual(['away', 'here']);
    did = [];
    return info.id;
  }

  it('moves after a short pause, and the others keep their time', async () => {
    const id = await withoutAnna();
    expect((await awaited(bench, id)).length).toBe(1);
    await clock.advance(STAND_IN_PAUSE - 1);
    expect(did).toEqual([]);
    await clock.advance(1);
    const { log } = await stored(bench.storage, id);
    expect(log.at(-1)).toMatchObject({ action: { type: 'move', seat: 0, why: 'stand-in' } });
    expect(left(await reading(bench, id))).toBe(MINUTE - STAND_IN_PAUSE);
    await expectSound(id);
  });

  it('gives the seat back at once to whoever says so, and only where there is one', async () => {
    const id = await withoutAnna();
    const reader = await accepted(bench.tables.back(press('anna'), id));
    expect(presenceOf(reader)).toEqual(['here', 'here']);
    expect(missedOf(reader)).toEqual([0, 0]);
    expect(left(reader)).toBe(MINUTE);
    await clock.advance(2 * STAND_IN_PAUSE);
    expect(did).toEqual([]);
    const again = await bench.tables.back(press('anna'), id);
    expect(again).toMatchObject({ ok: false, refusal: { code: 'not-away' } });
    await expectSound(id);
  });

  it('gives the seat back for a move of the person', async () => {
    const id = await withoutAnna();
    expect(presenceOf(await moveFor(bench, id, 'anna', draw))).toEqual(['here', 'here']);
    await expectSound(id);
  });

  it('moves on after a restart', async () => {
    const id = await withoutAnna();
    await restart();
    await clock.advance(STAND_IN_PAUSE);
    expect(did).toEqual(['move']);
    await expectSound(id);
  });

  it('cannot be host', async () => {
    const id = await withoutAnna();
    const answer = await bench.tables.handOver(press('ben'), id, idOf('anna'));
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'absent' } });
  });
});

describe('a table that nobody is at', () => {
  async function deserted(): Promise<TableId> {
    const { info } = await gameOf(bench, 'cockroach', ['anna', 'ben'], { pace: 'live' });
    for (let step = 0; step < 20; step += 1) {
      if (presenceOf(await reading(bench, info.id)).every((one) => one === 'away')) break;
      await clock.advance(2 * MINUTE);
    }
    did = [];
    return info.id;
  }

  it('rests: stand-ins alone do not play, and a day later it closes and nothing counts', async () => {
    const id = await deserted();
    const before = await loaded(bench.storage, id);
    expect(before.deadline).toBe(before.updatedAt + DESERTED_LIFE);
    const reader = await reading(bench, id);
    expect(reader.info.closesAt).toBe(before.deadline);
    expect(reader.info.countdown).toBeUndefined();
    await clock.advance((before.deadline ?? 0) - clock.now() - 1);
    expect(did).toEqual([]);
    await clock.advance(1);
    expect(did).toEqual(['desert']);
    const { table, records } = await stored(bench.storage, id);
    expect(table).toMatchObject({ status: 'closed', ending: { how: 'deserted' } });
    expect(records).toEqual([]);
    await expectSound(id);
  }, 120_000);

  it('goes on for whoever comes back, who becomes host', async () => {
    const id = await deserted();
    await clock.advance(HOUR);
    const reader = await accepted(bench.tables.back(press('ben'), id));
    expect(reader.info.closesAt).toBeUndefined();
    expect(reader.info.host).toBe(idOf('ben'));
    await clock.advance(2 * MINUTE);
    expect(did.length).toBeGreaterThan(0);
    await expectSound(id);
  });
});
