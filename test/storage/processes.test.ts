import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runDoctor } from '../../src/cli/database/doctor.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import { openStorage } from '../../src/storage/sqlite/storage.ts';
import type { TableId } from '../../src/tables/types.ts';
import { startChild } from '../support/child.ts';
import { seededDraw } from '../support/random-table.ts';
import { createBench, lobbyOf } from '../support/tables-bench.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

const LONG = 60_000;

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

describe('the lock', () => {
  it(
    'keeps a second process off, says why, and ends with a process that is killed',
    async () => {
      const url = folder.database();
      const holder = startChild('./hold-database.child.ts', url);
      await holder.sees(/^open$/);

      const second = startChild('./hold-database.child.ts', url);
      expect(await second.sees(/./)).toMatch(
        /^refused: The database is already in use by another process of Humbug\./,
      );
      expect(await second.ended).toBe(0);
      expect(() => openStorage(url)).toThrow('already in use');

      await holder.kill();
      const storage = openStorage(url);
      expect(() => openStorage(url)).toThrow('already in use');
      await storage.close();
      await openStorage(url).close();
    },
    LONG,
  );

  it(
    'lets the doctor look while another process plays',
    async () => {
      const url = folder.database();
      const player = startChild('./press-on.child.ts', url, '1');
      await player.sees(/^answered/);
      const outcome = await runDoctor({ args: ['--database', url], environment: {} }, [cockroach]);
      expect(outcome.lines).toEqual(['1 table was replayed from the log.', 'All is well.']);
      await player.kill();
    },
    LONG,
  );
});

describe('a process that is killed while it plays', () => {
  /** Each round starts the program anew on the same database and kills it a moment later. */
  const ROUNDS = 4;
  const LONGEST_LIFE_MS = 700;

  it(
    'loses no answered press, and the next one goes on with every table',
    async () => {
      const url = folder.database();
      const draw = seededDraw(2026);
      const answered = new Map<TableId, number>();
      for (let round = 1; round <= ROUNDS; round += 1) {
        const player = startChild('./press-on.child.ts', url, String(round));
        await player.sees(/^answered/);
        await new Promise((resolve) => setTimeout(resolve, draw(LONGEST_LIFE_MS)));
        await player.kill();
        for (const line of player.lines) {
          const [, table = '', revision = ''] = line.split(' ');
          answered.set(table as TableId, Number(revision));
        }
        const storage = openStorage(url);
        for (const [table, revision] of answered) {
          expect((await storage.load(table))?.revision).toBeGreaterThanOrEqual(revision);
        }
        await storage.close();
        const outcome = await runDoctor({ args: ['--database', url], environment: {} }, [
          cockroach,
        ]);
        expect(outcome.lines.at(-1)).toBe('All is well.');
      }
      expect(answered.size).toBeGreaterThan(0);
    },
    LONG,
  );

  it(
    'leaves a lobby that the next one goes on with',
    async () => {
      const url = folder.database();
      const bench = createBench({ url });
      const { info } = await lobbyOf(bench, 'cockroach', ['anna', 'ben']);
      await bench.storage.close();
      const player = startChild('./press-on.child.ts', url, '1');
      expect(await player.sees(/^answered/)).toContain(info.id);
      await player.kill();
    },
    LONG,
  );
});

describe('the files', () => {
  it('are made with their folder and may be read by their owner alone', async () => {
    const storage = openStorage(folder.database('deep/er/humbug.db'));
    await storage.setFact('a', 'b');
    const made = path.join(folder.path, 'deep', 'er');
    expect(readdirSync(made).sort()).toEqual([
      'humbug.db',
      'humbug.db-shm',
      'humbug.db-wal',
      'humbug.db.lock',
    ]);
    for (const file of readdirSync(made)) {
      expect(statSync(path.join(made, file)).mode & 0o777, file).toBe(0o600);
    }
    await storage.close();
  });
});
