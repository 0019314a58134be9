import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRegistry } from '../../src/engine/registry.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import { connect } from '../../src/storage/sqlite/connect.ts';
import { examine } from '../../src/tables/examine.ts';
import type { ChannelId } from '../../src/tables/types.ts';
import { playWithStandIns } from '../support/absent-play.ts';
import { clearAll } from '../support/clearing.ts';
import { createDuel } from '../support/duel.ts';
import { otherMigrations, released } from '../support/other-migrations.ts';
import { playOn, seededDraw } from '../support/random-table.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import { CHANNEL, createBench, GUILD, idOf, numberPressesFrom } from '../support/tables-bench.ts';

const FIXTURES = fileURLToPath(new URL('./fixtures', import.meta.url));
const HOUR = 60 * 60_000;

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
  // The fixture has presses of its own, from 1.
  numberPressesFrom(1_000);
});
afterEach(() => folder.remove());

/** A database as the version after that migration has left it. */
function databaseOf(tag: string): string {
  const url = folder.database();
  const count = released.findIndex((entry) => entry.tag === tag) + 1;
  const migrations = otherMigrations(folder.path, count);
  const connection = connect(url, { migrationsFolder: migrations });
  connection.client.exec(readFileSync(path.join(FIXTURES, `${tag}.sql`), 'utf8'));
  connection.close();
  return url;
}

describe('a database of version 0.1', () => {
  it('comes up with all its tables, and the doctor finds them in order', async () => {
    const bench = createBench({ url: databaseOf('0000_first-tables') });
    const registry = createRegistry([cockroach, createDuel()]);
    expect(await examine(bench.storage, registry)).toEqual({
      tables: 4,
      findings: [],
      ledger: [],
    });
    await bench.storage.close();
  });

  it('goes on with a running table that has no pace: without a clock, to its end', async () => {
    const bench = createBench({ url: databaseOf('0000_first-tables') });
    await bench.tables.clockwork.start();
    const reader = await bench.tables.readChannel(CHANNEL);
    if (reader === undefined) throw new Error('The table is gone.');
    expect(reader.info).toMatchObject({ status: 'playing', pace: 'none' });
    expect(reader.info.countdown).toBeUndefined();
    await bench.clock.advance(HOUR);
    expect((await bench.tables.read(reader.info.id))?.info.revision).toBe(reader.info.revision);
    const over = await playOn(bench, reader, seededDraw(1));
    expect(over.info).toMatchObject({ status: 'over', ending: { how: 'finished' } });
    const registry = createRegistry([cockroach, createDuel()]);
    expect((await examine(bench.storage, registry)).findings).toEqual([]);
    await bench.tables.clockwork.stop();
    await bench.storage.close();
  });

  it('keeps the results of games that ended when somebody left or was removed', async () => {
    const bench = createBench({ url: databaseOf('0000_first-tables') });
    const results = async (person: 'anna' | 'ben' | 'cleo') =>
      (await bench.tables.records(GUILD, idOf(person)))[0];
    expect(await results('anna')).toMatchObject({ played: 2, won: 2 });
    expect(await results('ben')).toMatchObject({ played: 2, lost: 2 });
    expect(await results('cleo')).toMatchObject({ played: 1, won: 1 });
    await bench.storage.close();
  });

  it('clears away what ended there long ago, and keeps what people had won', async () => {
    const bench = createBench({ url: databaseOf('0000_first-tables') });
    const people = ['anna', 'ben', 'cleo'] as const;
    const results = () =>
      Promise.all(people.map((person) => bench.tables.records(GUILD, idOf(person))));
    const before = await results();
    const steps = await clearAll(bench.storage, bench.clock.now() + 1_000 * 24 * HOUR);
    expect(steps).toMatchObject([{ tables: 2 }, { names: 2 }]);
    expect(await results()).toEqual(before);
    const registry = createRegistry([cockroach, createDuel()]);
    expect(await examine(bench.storage, registry)).toEqual({ tables: 2, findings: [], ledger: [] });
    await bench.storage.close();
  });

  it('still closes its lobby when the time that it was given is over', async () => {
    const bench = createBench({ url: databaseOf('0000_first-tables') });
    await bench.tables.clockwork.start();
    const lobby = await bench.tables.readChannel('200000000000000011' as ChannelId);
    if (lobby === undefined) throw new Error('The lobby is gone.');
    expect(lobby.info.status).toBe('lobby');
    await bench.clock.advance(HOUR);
    expect((await bench.tables.read(lobby.info.id))?.info.ending?.how).toBe('expired');
    await bench.tables.clockwork.stop();
    await bench.storage.close();
  });
});

describe('a database from before chips', () => {
  const BEFORE = '0001_add-pace-and-presence';
  const registry = createRegistry([cockroach, createDuel()]);

  it('comes up with all its tables and settings, and the doctor finds them in order', async () => {
    const bench = createBench({ url: databaseOf(BEFORE) });
    expect(await examine(bench.storage, registry)).toEqual({
      tables: 4,
      findings: [],
      ledger: [],
    });
    expect(await bench.storage.settings(idOf('ben'))).toEqual({ mentions: false, ranked: true });
    await bench.storage.close();
  });

  it('goes on with its running tables, stand-ins included, to their end', async () => {
    const bench = createBench({ url: databaseOf(BEFORE) });
    await bench.tables.clockwork.start();
    for (const channel of [CHANNEL, '200000000000000012' as ChannelId]) {
      const reader = await bench.tables.readChannel(channel);
      if (reader === undefined) throw new Error('The table is gone.');
      expect(reader.info.status).toBe('playing');
      const over = await playWithStandIns(bench, reader.info.id, seededDraw(1));
      expect(over.info).toMatchObject({ status: 'over', ending: { how: 'finished' } });
    }
    expect((await examine(bench.storage, registry)).findings).toEqual([]);
    await bench.tables.clockwork.stop();
    await bench.storage.close();
  });
});
