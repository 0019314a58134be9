import BetterSqlite3 from 'better-sqlite3';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createReads } from '../../src/storage/sqlite/reads.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const opened: BetterSqlite3.Database[] = [];
afterEach(() => {
  for (const client of opened.splice(0)) client.close();
});

afterAll(() => folder.remove());

function open(name: string): BetterSqlite3.Database {
  const client = new BetterSqlite3(folder.file(name));
  opened.push(client);
  client.pragma('journal_mode = WAL');
  client.exec('create table if not exists numbers (number integer)');
  return client;
}

/** A way to read the sum of all numbers, and how often it was really read. */
function sums(client: BetterSqlite3.Database) {
  const reads = createReads(client);
  const statement = client.prepare<[], number>('select coalesce(sum(number), 0) from numbers');
  let count = 0;
  const sum = () =>
    reads.read('sum', () => {
      count += 1;
      return statement.pluck().get();
    });
  return { sum, count: () => count };
}

describe('what was read', () => {
  it('holds while nothing is written', () => {
    const { sum, count } = sums(open('quiet.db'));
    expect([sum(), sum(), sum()]).toEqual([0, 0, 0]);
    expect(count()).toBe(1);
  });

  it('is read anew after a write of this connection, and after one of another', () => {
    const client = open('busy.db');
    const { sum } = sums(client);
    expect(sum()).toBe(0);
    client.exec('insert into numbers values (1)');
    expect(sum()).toBe(1);
    open('busy.db').exec('insert into numbers values (10)');
    expect(sum()).toBe(11);
    client.exec('delete from numbers');
    expect(sum()).toBe(0);
  });

  it('is not what a transaction saw that was undone', () => {
    const client = open('undone.db');
    const { sum } = sums(client);
    const undone = client.transaction(() => {
      client.exec('insert into numbers values (1)');
      expect(sum()).toBe(1);
      throw new Error('Undone.');
    });
    expect(undone).toThrow('Undone.');
    expect(sum()).toBe(0);
  });
});
