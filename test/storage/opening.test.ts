import BetterSqlite3 from 'better-sqlite3';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isNewDatabase } from '../../src/storage/sqlite/connect.ts';
import { openStorage } from '../../src/storage/sqlite/storage.ts';
import { sampleTable } from '../support/storage-samples.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

let folder: TemporaryFolder;
let file: string;
let url: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = path.join(folder.path, 'humbug.db');
  url = folder.database();
});
afterEach(() => folder.remove());

/** A database with one table, closed. */
async function playedDatabase(): Promise<void> {
  const storage = openStorage(url);
  const { table, entry } = sampleTable('t1');
  await storage.open({ table, entry, movements: [] });
  await storage.close();
}

async function expectWhole(): Promise<void> {
  const storage = openStorage(url);
  expect(await storage.tableIds(undefined, 10)).toEqual(['t1']);
  await storage.close();
}

describe('a database that is opened for the first time', () => {
  it('is new until it is made, and also where only an empty file was made of it', async () => {
    expect(isNewDatabase(url)).toBe(true);
    writeFileSync(file, '');
    expect(isNewDatabase(url)).toBe(true);
    await playedDatabase();
    expect(isNewDatabase(url)).toBe(false);
    expect(isNewDatabase(':memory:')).toBe(false);
  });
});

describe('a database that is gone', () => {
  it('is not made anew where its process has left a lock, and comes back with the file', async () => {
    await playedDatabase();
    copyFileSync(file, `${file}.kept`);
    rmSync(file);
    expect(() => openStorage(url)).toThrow(
      /gone, though there was one here.*humbug\.db\.lock is left/,
    );
    expect(existsSync(file)).toBe(false);
    copyFileSync(`${file}.kept`, file);
    await expectWhole();
  });

  it.each(['is not there', 'is empty'])(
    'is not made anew where moves wait in its log and the file itself %s',
    async (state) => {
      const storage = openStorage(url);
      const { table, entry } = sampleTable('t1');
      await storage.open({ table, entry, movements: [] });
      // As a kill leaves them: the log has moves that the file does not have yet.
      copyFileSync(file, `${file}.kept`);
      copyFileSync(`${file}-wal`, `${file}.moves`);
      await storage.close();
      copyFileSync(`${file}.moves`, `${file}-wal`);
      if (state === 'is empty') truncateSync(file);
      else rmSync(file);
      rmSync(`${file}.lock`);

      const before = readFileSync(`${file}-wal`);
      expect(() => openStorage(url)).toThrow(
        /Put it back or restore a backup.*humbug\.db-wal is left/,
      );
      expect(readFileSync(`${file}-wal`).equals(before)).toBe(true);
      copyFileSync(`${file}.kept`, file);
      await expectWhole();
    },
  );

  it('is made anew once nothing is left of it', async () => {
    await playedDatabase();
    for (const name of readdirSync(folder.path)) rmSync(path.join(folder.path, name));
    const storage = openStorage(url);
    expect(await storage.tableIds(undefined, 10)).toEqual([]);
    await storage.close();
  });
});

describe('a database that cannot be written', () => {
  /** As somebody whom no permission is waived for. */
  function asNobody<T>(work: () => T): T {
    if (process.geteuid?.() !== 0) return work();
    process.seteuid?.(65_534);
    try {
      return work();
    } finally {
      process.seteuid?.(0);
    }
  }

  it('is refused in a folder that may not be written, with whom to ask, and nothing is made', () => {
    chmodSync(folder.path, 0o555);
    try {
      expect(() => asNobody(() => openStorage(url))).toThrow(
        /cannot be written.*who owns the file/,
      );
      expect(readdirSync(folder.path)).toEqual([]);
    } finally {
      chmodSync(folder.path, 0o755);
    }
  });

  it('is refused without a lock beside it, and works once there may be one', async () => {
    await playedDatabase();
    rmSync(`${file}.lock`);
    chmodSync(folder.path, 0o555);
    try {
      expect(() => asNobody(() => openStorage(url))).toThrow(
        /cannot be written.*who owns the file/,
      );
    } finally {
      chmodSync(folder.path, 0o755);
    }
    await expectWhole();
  });
});

describe('a database that another program has locked', () => {
  it('is refused with what to do, and works once the other has done', async () => {
    await playedDatabase();
    const other = new BetterSqlite3(file);
    other.pragma('locking_mode = EXCLUSIVE');
    other.exec('BEGIN EXCLUSIVE');
    expect(() => openStorage(url)).toThrow('locked by another program');
    other.close();
    await expectWhole();
  });
});
