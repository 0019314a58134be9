import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../src/storage/sqlite/connect.ts';
import { openForInspection } from '../../src/storage/sqlite/inspect.ts';
import { createSqliteStorage, openStorage } from '../../src/storage/sqlite/storage.ts';
import { otherMigrations, released } from '../support/other-migrations.ts';
import { sampleTable } from '../support/storage-samples.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import { tamper } from '../support/raw-database.ts';

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

describe('migrations', () => {
  it('have names that say what they do', () => {
    for (const { tag } of released) expect(tag).toMatch(/^\d{4}_[a-z]+(-[a-z]+)+$/);
  });

  it('add what is missing to a database with tables', async () => {
    const url = folder.database();
    const old = openStorage(url);
    const { table, entry } = sampleTable('t1');
    await old.open({ table, entry, movements: [] });
    await old.close();
    const statement = "ALTER TABLE `tables` ADD `mood` text DEFAULT 'merry' NOT NULL;";
    const newer = { migrationsFolder: otherMigrations(folder.path, released.length, [statement]) };
    await createSqliteStorage(connect(url, newer)).close();
    expect(tamper(url, 'select id, mood from tables')).toEqual([{ id: 't1', mood: 'merry' }]);
  });

  it('are all undone where one fails', () => {
    const url = folder.database();
    const broken = {
      migrationsFolder: otherMigrations(folder.path, released.length, ['CREATE TABLE x (y', '']),
    };
    expect(() => connect(url, broken)).toThrow();
    expect(tamper(url, `select name from sqlite_master where name = 'tables'`)).toEqual([]);
    connect(url).close();
  });

  it('are refused where they break references', () => {
    const url = folder.database();
    const orphan = `INSERT INTO seats (table_id, seat, user, name, joined_with) VALUES ('nobody', 0, 'u', 'n', 'j');`;
    const breaking = { migrationsFolder: otherMigrations(folder.path, released.length, [orphan]) };
    expect(() => connect(url, breaking)).toThrow('rows point to others that are missing');
  });
});

describe('a database of a newer program', () => {
  it('is refused with what to do, untouched, and is fine for the newer program', async () => {
    const url = folder.database();
    const newer = {
      migrationsFolder: otherMigrations(folder.path, released.length, ['CREATE TABLE x (y text);']),
    };
    connect(url, newer).close();
    const file = path.join(folder.path, 'humbug.db');
    const before = readFileSync(file);
    expect(() => openStorage(url)).toThrow(/newer version of Humbug.*Nothing was changed/);
    expect(() => openForInspection(url)).toThrow('newer version of Humbug');
    expect(readFileSync(file).equals(before)).toBe(true);
    await createSqliteStorage(connect(url, newer)).close();
  });
});

describe('a file that is not ours', () => {
  it('is refused where it holds other tables, and left as it is', () => {
    const url = folder.database();
    tamper(url, 'create table other (x)');
    expect(() => openStorage(url)).toThrow('not those of Humbug');
    expect(tamper(url, 'select name from sqlite_master')).toEqual([{ name: 'other' }]);
  });

  it('is refused where it is no database', () => {
    writeFileSync(path.join(folder.path, 'humbug.db'), 'Dear diary, '.repeat(1_000));
    expect(() => openStorage(folder.database())).toThrow('damaged or is not a database of Humbug');
  });
});

describe('the doctor', () => {
  it('does not look at a database that has yet to be brought up', () => {
    const url = folder.database();
    const newer = otherMigrations(folder.path, released.length, ['CREATE TABLE x (y text);']);
    connect(url).close();
    expect(() => openForInspection(url, newer)).toThrow('older than this program');
  });
});
