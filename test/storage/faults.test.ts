import BetterSqlite3 from 'better-sqlite3';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageFault } from '../../src/storage/fault.ts';
import { classify } from '../../src/storage/sqlite/classify.ts';
import { connect } from '../../src/storage/sqlite/connect.ts';
import { createSqliteStorage, openStorage } from '../../src/storage/sqlite/storage.ts';
import type { Table } from '../../src/tables/types.ts';
import { sampleCommit, sampleTable } from '../support/storage-samples.ts';
import { stored } from '../support/stored.ts';
import { tamper } from '../support/raw-database.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const sqliteError = (code: string) => Object.assign(new Error('it failed'), { code });

describe('what SQLite says', () => {
  it.each([
    ['SQLITE_FULL', 'full'],
    ['SQLITE_READONLY_DBMOVED', 'read-only'],
    ['SQLITE_BUSY_SNAPSHOT', 'locked'],
    ['SQLITE_LOCKED', 'locked'],
    ['SQLITE_CORRUPT_INDEX', 'damaged'],
    ['SQLITE_NOTADB', 'damaged'],
    ['SQLITE_CANTOPEN', 'unreachable'],
    ['SQLITE_PERM', 'unreachable'],
    ['SQLITE_IOERR_FSYNC', 'io'],
    ['SQLITE_MISUSE', 'unknown'],
  ])('of %s becomes a fault of kind %s', (code, kind) => {
    const fault = classify(sqliteError(code), 'testing');
    expect(fault).toBeInstanceOf(StorageFault);
    expect(fault).toMatchObject({ kind, cause: { code } });
    expect(String(fault)).toContain(`(testing: ${code})`);
  });

  it('is found below what drizzle wraps around it, without the values of the statement', () => {
    const wrapped = new Error("Failed query: insert into deals; params: 'the secret'", {
      cause: sqliteError('SQLITE_FULL'),
    });
    const fault = classify(wrapped, 'testing');
    expect(fault).toMatchObject({ kind: 'full' });
    expect(String(fault)).not.toContain('the secret');
    expect(fault).toHaveProperty('cause.message', 'it failed');
  });

  it('leaves other errors as they are', () => {
    const mistake = new TypeError('a mistake');
    expect(classify(mistake, 'testing')).toBe(mistake);
  });
});

describe('a storage that fails', () => {
  let opened: Table;
  async function withTable(url: string) {
    const connection = connect(url);
    const storage = createSqliteStorage(connection);
    const { table, entry } = sampleTable('t1');
    await storage.open({ table, entry, movements: [] });
    opened = table;
    return { client: connection.client, storage };
  }

  it('says that the disk is full, and has stored nothing of the action', async () => {
    const { client, storage } = await withTable(folder.database());
    const before = await stored(storage, opened.id);
    const pages: unknown = client.pragma('page_count', { simple: true });
    client.pragma(`max_page_count = ${String(pages)}`);
    const state = { version: 1, ballast: 'x'.repeat(100_000) };
    await expect(storage.commit(sampleCommit(opened, 'p2', { state }))).rejects.toMatchObject({
      name: 'StorageFault',
      kind: 'full',
    });
    expect(await stored(storage, opened.id)).toEqual(before);
    client.pragma('max_page_count = 1000000');
    expect(await storage.commit(sampleCommit(opened, 'p2', { state }))).toBe('committed');
    await storage.close();
  });

  it('says that it cannot write', async () => {
    const { client, storage } = await withTable(folder.database());
    client.pragma('query_only = ON');
    await expect(storage.setFact('a', 'b')).rejects.toMatchObject({ kind: 'read-only' });
    await expect(storage.commit(sampleCommit(opened, 'p2'))).rejects.toMatchObject({
      kind: 'read-only',
    });
    await storage.close();
  });

  it('waits for a writer no longer than a quarter of a second, and says that it is locked', async () => {
    const { storage } = await withTable(folder.database());
    const other = new BetterSqlite3(path.join(folder.path, 'humbug.db'));
    other.exec('BEGIN IMMEDIATE');
    const began = performance.now();
    await expect(storage.commit(sampleCommit(opened, 'p2'))).rejects.toMatchObject({
      kind: 'locked',
    });
    expect(performance.now() - began).toBeGreaterThan(200);
    other.exec('ROLLBACK');
    other.close();
    expect(await storage.commit(sampleCommit(opened, 'p2'))).toBe('committed');
    await storage.close();
  });

  it('names the row and the column that are damaged, and not what stands there', async () => {
    const url = folder.database();
    const { storage } = await withTable(url);
    tamper(url, `update tables set asked = '["ace of spades"]'`);
    const load = storage.load(opened.id);
    await expect(load).rejects.toMatchObject({ kind: 'damaged' });
    await expect(load).rejects.toThrow('table t1, column asked');
    await expect(load).rejects.not.toThrow('spades');
    tamper(url, `update tables set asked = '[ace of spades'`);
    const again = storage.load(opened.id);
    await expect(again).rejects.toThrow('table t1, column asked');
    await expect(again).rejects.not.toHaveProperty('cause');
    await storage.close();
  });

  it('cannot be opened where there is a folder in its place, or a file in the place of its folder', () => {
    mkdirSync(path.join(folder.path, 'humbug.db'));
    expect(() => openStorage(folder.database())).toThrow('cannot be opened');
    writeFileSync(path.join(folder.path, 'file'), '');
    expect(() => openStorage(folder.database('file/humbug.db'))).toThrow('cannot be opened');
  });

  it('rejects once it is closed', async () => {
    const { storage } = await withTable(':memory:');
    await storage.close();
    await expect(storage.load(opened.id)).rejects.toThrow();
  });
});
