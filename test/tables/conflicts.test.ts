import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRegistry } from '../../src/engine/registry.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import type { Storage } from '../../src/storage/port.ts';
import { createTables } from '../../src/tables/service.ts';
import { createDuel } from '../support/duel.ts';
import { playOn, randomMove, seededDraw } from '../support/random-table.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import {
  accepted,
  createBench,
  gameOf,
  lobbyOf,
  press,
  refusalOf,
  type Bench,
} from '../support/tables-bench.ts';

/** The same tables as `bench`, on a storage that does something before each commit. */
function withStorage(bench: Bench, storage: Storage): Bench {
  const tables = createTables({
    storage,
    registry: createRegistry([cockroach, createDuel()]),
    clock: bench.clock,
    random: randomBytes,
    log: { info: () => undefined, error: () => undefined },
  });
  return { ...bench, tables, storage };
}

describe('two services on one file', () => {
  let folder: TemporaryFolder;
  let one: Bench;
  let other: Bench;
  beforeEach(() => {
    folder = temporaryFolder();
    one = createBench({ url: folder.database(), exclusive: false });
    other = createBench({ url: folder.database(), exclusive: false });
  });
  afterEach(async () => {
    await one.storage.close();
    await other.storage.close();
    folder.remove();
  });

  it('play one game in turns', async () => {
    const game = await gameOf(one, 'cockroach', ['anna', 'ben', 'cleo']);
    const draw = seededDraw(7);
    let reader = game;
    for (let turn = 0; reader.info.status === 'playing'; turn += 1) {
      const answer = randomMove(turn % 2 === 0 ? one : other, reader, draw);
      if (answer === undefined) throw new Error('Nobody is on turn.');
      reader = await accepted(answer);
    }
    expect(reader.info.status).toBe('over');
    expect((await one.tables.read(reader.info.id))?.info).toEqual(reader.info);
  });

  it('seat everybody who joins through either at the same time', async () => {
    const { info } = await lobbyOf(one, 'cockroach', ['anna']);
    const codes = await Promise.all([
      refusalOf(one.tables.join(press('ben'), info.id)),
      refusalOf(other.tables.join(press('cleo'), info.id)),
      refusalOf(one.tables.join(press('dora'), info.id)),
      refusalOf(other.tables.join(press('emil'), info.id)),
    ]);
    expect(codes).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    expect((await one.tables.read(info.id))?.info.players).toHaveLength(5);
  });

  it('count one press that both receive once', async () => {
    const { info } = await lobbyOf(one, 'cockroach', ['anna']);
    const twice = press('ben');
    const codes = await Promise.all([
      refusalOf(one.tables.join(twice, info.id)),
      refusalOf(other.tables.join(twice, info.id)),
    ]);
    expect([...codes].sort()).toEqual(['accepted', 'duplicate']);
  });

  it('open one table when both are asked for one in the same channel', async () => {
    const open = (bench: Bench, who: 'anna' | 'ben') =>
      refusalOf(
        bench.tables.open(press(who), { game: 'duel', options: {}, language: 'en', pace: 'none' }),
      );
    const codes = await Promise.all([open(one, 'anna'), open(other, 'ben')]);
    expect([...codes].sort()).toEqual(['accepted', 'channel-taken']);
  });
});

describe('a conflict', () => {
  it('is tried again with the newer table, and the rules are asked anew', async () => {
    const bench = createBench();
    const { info } = await lobbyOf(bench, 'duel', ['anna', 'ben', 'cleo']);
    let overtaken = false;
    const slow = withStorage(bench, {
      ...bench.storage,
      async commit(commit) {
        if (!overtaken) {
          overtaken = true;
          await accepted(bench.tables.join(press('emil'), info.id));
        }
        return bench.storage.commit(commit);
      },
    });
    expect(await refusalOf(slow.tables.join(press('dora'), info.id))).toBe('table-full');
  });

  it('is given up after some attempts, with a word to press again', async () => {
    const bench = createBench();
    const { info } = await lobbyOf(bench, 'duel', ['anna', 'ben']);
    let attempts = 0;
    const unlucky = withStorage(bench, {
      ...bench.storage,
      commit() {
        attempts += 1;
        return Promise.resolve('conflict');
      },
    });
    expect(await refusalOf(unlucky.tables.join(press('dora'), info.id))).toBe('busy');
    expect(attempts).toBe(5);
    expect((await bench.tables.read(info.id))?.info.players).toHaveLength(2);
  });

  it('leaves the line of a table free after a fault', async () => {
    const bench = createBench();
    const { info } = await lobbyOf(bench, 'duel', ['anna', 'ben']);
    let failing = true;
    const broken = withStorage(bench, {
      ...bench.storage,
      commit: (commit) =>
        failing ? Promise.reject(new Error('disk full')) : bench.storage.commit(commit),
    });
    await expect(broken.tables.join(press('dora'), info.id)).rejects.toThrow('disk full');
    failing = false;
    expect(await refusalOf(broken.tables.join(press('dora'), info.id))).toBe('accepted');
  });
});

describe('a restart', () => {
  it.each([1, 2, 3, 4])(
    'between any two moves of game %i goes on with the same state',
    async (seed) => {
      const folder = temporaryFolder();
      const url = folder.database();
      const draw = seededDraw(seed);
      let bench = createBench({ url });
      let reader = await gameOf(bench, seed % 2 === 0 ? 'cockroach' : 'duel', [
        'anna',
        'ben',
        'cleo',
      ]);
      const id = reader.info.id;
      while (reader.info.status === 'playing') {
        const before = everything(reader);
        await bench.storage.close();
        bench = createBench({ url });
        const again = await bench.tables.read(id);
        if (again === undefined) throw new Error('The table is gone.');
        expect(everything(again)).toEqual(before);
        reader = await playOn(bench, again, draw, 1 + draw(5));
      }
      await bench.storage.close();
      folder.remove();
    },
  );
});

/** All that anybody can be shown of a table. */
function everything(reader: Awaited<ReturnType<typeof gameOf>>) {
  return {
    info: reader.info,
    public: reader.publicSnapshot(),
    seats: reader.info.players.map((_, seat) => reader.seatSnapshot(seat)),
  };
}
