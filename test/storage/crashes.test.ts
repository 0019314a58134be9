import { copyFileSync, existsSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRegistry } from '../../src/engine/registry.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import { openStorage } from '../../src/storage/sqlite/storage.ts';
import { examine } from '../../src/tables/examine.ts';
import type { TableId } from '../../src/tables/types.ts';
import { seededDraw } from '../conformance/seeded.ts';
import { startChild } from '../support/child.ts';
import { otherMigrations, released } from '../support/other-migrations.ts';
import { playOn } from '../support/random-table.ts';
import { createBench, gameOf } from '../support/tables-bench.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** The table as it is, once the doctor has found everything in order. */
async function revisionOf(url: string, id: TableId): Promise<number | undefined> {
  const storage = openStorage(url);
  const examined = await examine(storage, createRegistry([cockroach]));
  expect(examined).toMatchObject({ findings: [], ledger: [] });
  const table = await storage.load(id);
  await storage.close();
  return table?.revision;
}

describe('a write-ahead log that was cut off', () => {
  /** A frame is a page and 24 bytes about it; the log begins with 32 bytes of its own. */
  const CUTS = 40;

  it('gives every action up to the cut and none by halves', async () => {
    const bench = createBench({ url: folder.database(), games: [cockroach] });
    const { info } = await gameOf(bench, 'cockroach', ['anna', 'ben', 'cleo']);
    const { info: after } = await playOn(
      bench,
      await bench.tables.read(info.id).then((reader) => {
        if (reader === undefined) throw new Error('The table is gone.');
        return reader;
      }),
      seededDraw('cut'),
      25,
    );
    // As a power cut would leave them, since the bot still has them open.
    const file = path.join(folder.path, 'humbug.db');
    const whole = path.join(folder.path, 'whole.db');
    copyFileSync(file, whole);
    copyFileSync(`${file}-wal`, `${whole}-wal`);
    await bench.storage.close();

    const draw = seededDraw('cuts');
    const size = statSync(`${whole}-wal`).size;
    const cuts = [0, size - 1, ...Array.from({ length: CUTS }, () => draw(size))];
    const found: number[] = [];
    for (const [number, cut] of cuts.toSorted((one, other) => one - other).entries()) {
      const broken = path.join(folder.path, `cut-${number}.db`);
      copyFileSync(whole, broken);
      copyFileSync(`${whole}-wal`, `${broken}-wal`);
      truncateSync(`${broken}-wal`, cut);
      found.push((await revisionOf(folder.database(path.basename(broken)), info.id)) ?? 0);
    }
    // The more of the log is left, the more of the game; all but the last action where one byte is missing.
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found.at(-1)).toBe(after.revision - 1);
    expect(new Set(found).size).toBeGreaterThan(10);
  });
});

describe('a kill in the middle of a migration', () => {
  const LONG = 60_000;
  /** Changes every table, and then works on for a minute. */
  const ENDLESS = [
    "ALTER TABLE `tables` ADD `mood` text DEFAULT 'merry' NOT NULL;",
    'DELETE FROM `log`;',
    `CREATE TABLE ballast AS WITH RECURSIVE n(i) AS (
       SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000
     ) SELECT i, hex(randomblob(100)) FROM n;`,
  ];

  it(
    'leaves the database as it was, for the old version and for the new one',
    async () => {
      const url = folder.database();
      const bench = createBench({ url, games: [cockroach] });
      const { info } = await gameOf(bench, 'cockroach', ['anna', 'ben']);
      await bench.storage.close();

      const endless = otherMigrations(folder.path, released.length, ENDLESS);
      const child = startChild('./hold-database.child.ts', url, endless);
      const log = path.join(folder.path, 'humbug.db-wal');
      // By now the changes are being written.
      await expect
        .poll(() => existsSync(log) && statSync(log).size, { timeout: LONG, interval: 20 })
        .toBeGreaterThan(1_000_000);
      await child.kill();
      expect(child.lines).toEqual([]);

      expect(await revisionOf(url, info.id)).toBe(info.revision);
      const [added = ''] = ENDLESS;
      const newer = otherMigrations(folder.path, released.length, [added]);
      const storage = openStorage(url, { migrationsFolder: newer });
      expect((await storage.load(info.id))?.revision).toBe(info.revision);
      await storage.close();
    },
    LONG,
  );

  it(
    'leaves a new database that the next start makes',
    async () => {
      const url = folder.database();
      const child = startChild(
        './hold-database.child.ts',
        url,
        otherMigrations(folder.path, released.length, ENDLESS),
      );
      const log = path.join(folder.path, 'humbug.db-wal');
      await expect
        .poll(() => existsSync(log) && statSync(log).size, { timeout: LONG, interval: 20 })
        .toBeGreaterThan(1_000_000);
      await child.kill();
      const storage = openStorage(url);
      expect(await storage.tableIds(undefined, 10)).toEqual([]);
      await storage.close();
    },
    LONG,
  );
});
