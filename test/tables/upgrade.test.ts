import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDuel } from '../support/duel.ts';
import { playOn, seededDraw } from '../support/random-table.ts';
import { loaded, stored } from '../support/stored.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import { createBench, gameOf } from '../support/tables-bench.ts';
import { auditTable } from '../../src/tables/audit.ts';

describe('a game whose state has a new shape', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('goes on with tables that the previous version stored, and they stand up to the doctor', async () => {
    const before = createBench({ url: folder.database(), games: [createDuel(1)] });
    const old = await playOn(
      before,
      await gameOf(before, 'duel', ['anna', 'ben']),
      seededDraw(1),
      3,
    );
    const { id } = old.info;
    expect((await loaded(before.storage, id)).state).toMatchObject({ version: 1 });
    await before.storage.close();

    const game = createDuel(2);
    const after = createBench({ url: folder.database(), games: [game] });
    const reader = await after.tables.read(id);
    if (reader === undefined) throw new Error('The table is gone.');
    expect(reader.publicSnapshot()).toEqual(old.publicSnapshot());
    expect(auditTable(await stored(after.storage, id), game)).toEqual([]);
    const over = await playOn(after, reader, seededDraw(2));
    expect(over.info.status).toBe('over');
    expect((await loaded(after.storage, id)).state).toMatchObject({ version: 2 });
    expect(auditTable(await stored(after.storage, id), game)).toEqual([]);
    await after.storage.close();
  });

  it('fails loudly on a state of a version that is not known', async () => {
    const newer = createBench({ url: folder.database(), games: [createDuel(2)] });
    const { info } = await gameOf(newer, 'duel', ['anna', 'ben']);
    await newer.storage.close();
    const older = createBench({ url: folder.database(), games: [createDuel(1)] });
    const reader = await older.tables.read(info.id);
    expect(() => reader?.publicSnapshot()).toThrow('not known');
    await older.storage.close();
  });
});
