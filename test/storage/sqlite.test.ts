import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Storage } from '../../src/storage/port.ts';
import { openStorage } from '../../src/storage/sqlite/storage.ts';
import type {
  GameRecord,
  GuildId,
  InteractionId,
  Table,
  TableId,
  UserId,
} from '../../src/tables/types.ts';
import { sampleCommit, sampleTable } from '../support/storage-samples.ts';
import { loaded, stored } from '../support/stored.ts';

let storage: Storage;
beforeEach(() => {
  storage = openStorage(':memory:');
});
afterEach(() => storage.close());

async function opened(id: string, overrides = {}): Promise<Table> {
  const { table, entry } = sampleTable(id, overrides);
  expect(await storage.open({ table, entry, movements: [] })).toBe('opened');
  return table;
}
const player = (user: string) => ({
  user: user as UserId,
  name: user,
  joinedWith: `press-of-${user}` as InteractionId,
  presence: 'away' as const,
  missed: 2,
});

describe('a table', () => {
  it('comes back as it was stored, absent fields absent', async () => {
    const { table, entry } = sampleTable('t1');
    await storage.open({ table, entry, movements: [] });
    expect(await storage.load(table.id)).toStrictEqual(table);
    expect(await storage.log(table.id)).toStrictEqual([entry]);
  });

  it('comes back with every field that it can have', async () => {
    const table = await opened('t1');
    const full: Partial<Table> = {
      host: 'ben' as UserId,
      status: 'over',
      players: [player('ben'), player('anna')],
      deal: { ...table.deal, mixedWith: ['p1', 'p2'] as InteractionId[] },
      setup: { start: 1 },
      state: { version: 1, deep: [{ hand: ['a', null, true, 1.5, 'é😀"'] }] },
      asked: [null, 7],
      deadline: 99,
      countdown: { endsAt: 101, remindAt: 99 },
      standInAt: 100,
      ending: { how: 'left', seat: 1, by: 'ben' as UserId },
    };
    const commit = sampleCommit(table, 'p9', full);
    expect(await storage.commit(commit)).toBe('committed');
    expect(await storage.load(table.id)).toStrictEqual(commit.table);
    expect((await storage.log(table.id)).at(-1)).toStrictEqual(commit.entry);
  });

  it('is not there where it never was', async () => {
    expect(await storage.load('none' as TableId)).toBeUndefined();
    expect(await storage.log('none' as TableId)).toEqual([]);
    expect(await storage.loadByChannel('none' as never)).toBeUndefined();
  });

  it('keeps its panel over a commit that was prepared before the panel stood', async () => {
    const table = await opened('t1');
    const panel = { channel: table.channel, message: 'm' as never, postedAt: 5 };
    await storage.setPanel(table.id, panel);
    await storage.commit(sampleCommit(table, 'p2'));
    expect((await loaded(storage, table.id)).panel).toEqual(panel);
    await storage.setPanel(table.id, undefined);
    expect((await loaded(storage, table.id)).panel).toBeUndefined();
  });
});

describe('one living table a channel', () => {
  it('refuses a second one, and allows it once the first has ended', async () => {
    const first = await opened('t1', { channel: 'c' });
    const second = sampleTable('t2', { channel: 'c' });
    expect(await storage.open(second)).toBe('channel-taken');
    expect(await storage.load(second.table.id)).toBeUndefined();
    await storage.commit(sampleCommit(first, 'p2', { status: 'closed' }));
    expect(await storage.open(second)).toBe('opened');
    expect((await storage.loadByChannel(second.table.channel))?.id).toBe('t2');
  });
});

describe('a commit', () => {
  it('is refused as a whole where the revision has moved on', async () => {
    const table = await opened('t1');
    await storage.commit(sampleCommit(table, 'p2', { host: 'ben' as UserId }));
    const before = await stored(storage, table.id);
    const late = sampleCommit(table, 'p3', { host: 'cleo' as UserId, players: [] });
    expect(await storage.commit(late)).toBe('conflict');
    expect(await stored(storage, table.id)).toEqual(before);
    expect(await storage.findByInteraction('p3' as InteractionId)).toBeUndefined();
  });

  it('is a conflict where the table is not there', async () => {
    const { table } = sampleTable('ghost');
    expect(await storage.commit(sampleCommit(table, 'p2'))).toBe('conflict');
  });

  it('counts a press once, on whatever table and as whatever it comes again', async () => {
    const one = await opened('t1');
    const other = await opened('t2');
    await storage.commit(sampleCommit(one, 'p2'));
    const before = [await stored(storage, one.id), await stored(storage, other.id)];
    const again = await loaded(storage, one.id);
    expect(await storage.commit(sampleCommit(again, 'p2'))).toBe('duplicate');
    expect(await storage.commit(sampleCommit(other, 'p2'))).toBe('duplicate');
    const third = sampleTable('t3', { press: 'p2' });
    expect(await storage.open(third)).toBe('duplicate');
    expect([await stored(storage, one.id), await stored(storage, other.id)]).toEqual(before);
    expect(await storage.findByInteraction('p2' as InteractionId)).toBe('t1');
  });

  it('takes lines without a press, as many as there are', async () => {
    let table = await opened('t1');
    for (let line = 0; line < 3; line += 1) {
      const { entry, ...commit } = sampleCommit(table, 'unused');
      const { interaction: _, by: __, ...ownDoing } = entry;
      expect(await storage.commit({ ...commit, entry: ownDoing })).toBe('committed');
      table = commit.table;
    }
    expect(await storage.log(table.id)).toHaveLength(4);
  });

  it('leaves nothing behind where one of its steps fails', async () => {
    const table = await opened('t1');
    const before = await stored(storage, table.id);
    const twice: GameRecord = {
      table: table.id,
      deal: 1,
      guild: table.guild,
      game: 'duel',
      user: 'anna' as UserId,
      seat: 0,
      outcome: 'won',
      at: 1,
    };
    const commit = { ...sampleCommit(table, 'p2'), records: [twice, twice] };
    await expect(storage.commit(commit)).rejects.toMatchObject({ name: 'StorageFault' });
    expect(await stored(storage, table.id)).toEqual(before);
  });
});

describe('a log', () => {
  it('gives its last lines, oldest first', async () => {
    let table = await opened('t1');
    for (let line = 2; line <= 6; line += 1) {
      const commit = sampleCommit(table, `p${line}`);
      await storage.commit(commit);
      table = commit.table;
    }
    expect((await storage.log(table.id, 2)).map(({ revision }) => revision)).toEqual([5, 6]);
    expect((await storage.log(table.id)).map(({ revision }) => revision)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });
});

describe('deadlines', () => {
  it('are due for living tables only, the earliest first, and at most as many as asked for', async () => {
    await opened('late', { at: 300 });
    await opened('early', { at: 100 });
    const ended = await opened('ended', { at: 50 });
    await storage.commit(sampleCommit(ended, 'p2', { status: 'closed' }));
    const life = 30 * 60_000;
    expect(await storage.nextDeadline()).toBe(100 + life);
    expect(await storage.due(99 + life, 10)).toEqual([]);
    expect(await storage.due(300 + life, 10)).toEqual(['early', 'late']);
    expect(await storage.due(300 + life, 1)).toEqual(['early']);
  });

  it('move by the time since the last beat, once', async () => {
    const table = await opened('t1', { at: 100 });
    expect(await storage.giveBackOutage(1_000)).toBe(0);
    await storage.beat(2_000);
    expect(await storage.giveBackOutage(5_000)).toBe(3_000);
    expect((await loaded(storage, table.id)).deadline).toBe((table.deadline ?? 0) + 3_000);
    expect(await storage.giveBackOutage(5_000)).toBe(0);
    expect(await storage.giveBackOutage(4_000)).toBe(0);
  });

  it('move by the time since the last action of the table, where no beat came after it', async () => {
    await storage.beat(2_000);
    const table = await opened('t1', { at: 2_700 });
    const other = await opened('t2', { at: 100 });
    expect(await storage.giveBackOutage(5_000)).toBe(3_000);
    expect((await loaded(storage, table.id)).deadline).toBe((table.deadline ?? 0) + 2_300);
    expect((await loaded(storage, other.id)).deadline).toBe((other.deadline ?? 0) + 3_000);
  });

  it('are none without living tables', async () => {
    expect(await storage.nextDeadline()).toBeUndefined();
  });
});

describe('records', () => {
  it('are counted by game, in one server', async () => {
    const table = await opened('t1');
    const record = (
      seat: number,
      game: string,
      outcome: GameRecord['outcome'],
      guild = 'guild',
    ) => ({
      table: table.id,
      deal: 1,
      guild: guild as GuildId,
      game,
      user: 'anna' as UserId,
      seat,
      outcome,
      at: 5,
    });
    const records = [
      record(0, 'yak', 'shared'),
      record(1, 'cockroach', 'won'),
      record(2, 'cockroach', 'lost'),
      record(3, 'cockroach', 'won'),
      record(4, 'cockroach', 'won', 'elsewhere'),
    ];
    await storage.commit({ ...sampleCommit(table, 'p2'), records });
    expect(await storage.records('guild' as GuildId, 'anna' as UserId)).toEqual([
      { game: 'cockroach', played: 3, won: 2, shared: 0, lost: 1 },
      { game: 'yak', played: 1, won: 0, shared: 1, lost: 0 },
    ]);
    expect(await storage.records('guild' as GuildId, 'ben' as UserId)).toEqual([]);
    expect(await storage.tableRecords(table.id)).toEqual(records);
  });
});

describe('lists and facts', () => {
  it('pages through all tables', async () => {
    for (const id of ['c', 'a', 'b']) await opened(id);
    expect(await storage.tableIds(undefined, 2)).toEqual(['a', 'b']);
    expect(await storage.tableIds('b' as TableId, 2)).toEqual(['c']);
    expect(await storage.tableIds('c' as TableId, 2)).toEqual([]);
  });

  it('remembers the latest value of a fact', async () => {
    expect(await storage.getFact('hash')).toBeUndefined();
    await storage.setFact('hash', 'a');
    await storage.setFact('hash', 'b');
    expect(await storage.getFact('hash')).toBe('b');
  });
});
