import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRegistry } from '../../src/engine/registry.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import type { TableReader } from '../../src/tables/api.ts';
import { examine } from '../../src/tables/examine.ts';
import { startChild } from '../support/child.ts';
import { createDuel } from '../support/duel.ts';
import { clearAll, daysLater } from '../support/clearing.ts';
import { playOn, seededDraw } from '../support/random-table.ts';
import { tamper } from '../support/raw-database.ts';
import { RETENTION } from '../support/retention.ts';
import { loaded, stored } from '../support/stored.ts';
import { sampleCommit, sampleTable } from '../support/storage-samples.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import {
  accepted,
  createBench,
  gameOf,
  GUILD,
  idOf,
  lobbyOf,
  OTHER_CHANNEL,
  press,
  refusalOf,
  type Bench,
} from '../support/tables-bench.ts';

const DAY = 24 * 3_600_000;
const ROWS_OF_A_TABLE = ['tables', 'seats', 'deals', 'log', 'records', 'sitters'] as const;

let folder: TemporaryFolder;
let url: string;
let bench: Bench;
beforeEach(() => {
  folder = temporaryFolder();
  url = folder.database();
  bench = createBench({ url });
});
afterEach(async () => {
  await bench.storage.close();
  folder.remove();
});

const rowsOf = (table: string): readonly unknown[] => tamper(url, `select * from ${table}`);
const clear = (now = daysLater(bench.clock.now(), RETENTION.tableDays)) =>
  clearAll(bench.storage, now);
const finished = async (seed = 1): Promise<TableReader> =>
  playOn(bench, await gameOf(bench, 'duel', ['anna', 'ben', 'cleo']), seededDraw(seed));
const recordsOf = async () => ({
  anna: await bench.storage.records(GUILD, idOf('anna')),
  ben: await bench.storage.records(GUILD, idOf('ben')),
  cleo: await bench.storage.records(GUILD, idOf('cleo')),
});
const findings = async () => {
  const { findings: tables, ledger } = await examine(
    bench.storage,
    createRegistry([cockroach, createDuel()]),
  );
  return [...tables, ...ledger];
};

describe('a table that is over', () => {
  it('is kept whole for as many days as were asked for, and not a millisecond longer', async () => {
    const { info } = await finished();
    const before = await stored(bench.storage, info.id);
    const last = before.table.updatedAt + RETENTION.tableDays * DAY;
    expect(await clear(last)).toEqual([]);
    expect(await stored(bench.storage, info.id)).toEqual(before);
    expect(await clear(last + 1)).toEqual([{ tables: 1, movements: 0, names: 0 }]);
    expect(await bench.storage.load(info.id)).toBeUndefined();
    expect(await bench.storage.wasCleared(info.id)).toBe(true);
  });

  it('leaves no row but its name and the totals of its people', async () => {
    const { info } = await finished();
    await clear();
    for (const table of ROWS_OF_A_TABLE) expect(rowsOf(table), table).toEqual([]);
    expect(rowsOf('past_tables')).toEqual([
      { id: info.id, game: 'duel', ended_at: bench.clock.now() },
    ]);
    expect(rowsOf('record_totals')).toHaveLength(3);
  });

  it('leaves nothing of hands, secrets, presses and names in the files', async () => {
    const { info } = await finished();
    const table = await loaded(bench.storage, info.id);
    const [player] = table.players;
    const gone = [table.deal.secret, player?.joinedWith ?? '', '"dealt"', '"choose"', 'cleo'];
    const inFiles = () =>
      gone.filter((text) =>
        readdirSync(folder.path).some((file) =>
          readFileSync(path.join(folder.path, file)).includes(text),
        ),
      );
    expect(inFiles()).toEqual(gone);
    await clear();
    expect(inFiles()).toEqual([]);
  });

  it('goes also where it was cancelled before a deal', async () => {
    const { info } = await lobbyOf(bench, 'duel', ['anna', 'ben']);
    await accepted(bench.tables.cancel(press('anna'), info.id));
    await clear();
    expect(rowsOf('tables')).toEqual([]);
    expect(rowsOf('record_totals')).toEqual([]);
  });

  it('stays, however old, while it lives', async () => {
    const { info: lobby } = await lobbyOf(bench, 'duel', ['anna', 'ben']);
    const elsewhere = { channel: OTHER_CHANNEL };
    const { info: game } = await gameOf(bench, 'duel', ['anna', 'ben'], elsewhere);
    expect(await clear(daysLater(bench.clock.now(), 1_000))).toEqual([]);
    expect((await bench.storage.load(lobby.id))?.status).toBe('lobby');
    expect((await bench.storage.load(game.id))?.status).toBe('playing');
  });

  it('is answered for as long as its name is known, and then as one that never was', async () => {
    const { info } = await finished();
    await clear();
    expect(await bench.tables.wasCleared(info.id)).toBe(true);
    expect(await bench.tables.read(info.id)).toBeUndefined();
    expect(await bench.tables.proof(info.id)).toBeUndefined();
    const move = { table: info.id, decision: 3, move: { type: 'nod' } };
    expect(await refusalOf(bench.tables.move(press('anna'), move))).toBe('cleared-away');
    expect(await refusalOf(bench.tables.rematch(press('anna'), info.id))).toBe('cleared-away');
    expect(await clear(daysLater(bench.clock.now(), RETENTION.ledgerDays))).toEqual([
      { tables: 0, movements: 0, names: 1 },
    ]);
    expect(await refusalOf(bench.tables.move(press('anna'), move))).toBe('unknown-table');
    expect(rowsOf('past_tables')).toEqual([]);
  });
});

describe('the records of people', () => {
  it('stay what they are, table after table', async () => {
    for (const seed of [1, 2, 3]) {
      await finished(seed);
      const before = await recordsOf();
      expect(before.anna).toMatchObject([{ game: 'duel', played: seed }]);
      // The newest is still there, and counted beside those that are not.
      if (seed < 3) await clear();
      expect(await recordsOf()).toEqual(before);
      expect(await findings()).toEqual([]);
    }
    expect(rowsOf('records')).toHaveLength(3);
  });

  it('are in the export, and go with the deletion', async () => {
    await finished();
    const [line] = await bench.storage.records(GUILD, idOf('anna'));
    await clear();
    const { totals, seats, actions } = (await bench.storage.exportPerson(idOf('anna'))) as Record<
      string,
      { readonly outcome: string }[]
    >;
    expect({ seats, actions }).toEqual({ seats: [], actions: [] });
    expect(totals).toMatchObject([{ guild: GUILD, game: 'duel', count: 1 }]);
    const outcome = totals?.[0]?.outcome ?? '';
    expect(line).toMatchObject({ played: 1, [outcome]: 1 });
    await bench.storage.forgetPerson(idOf('anna'), bench.clock.now());
    expect(await bench.storage.records(GUILD, idOf('anna'))).toEqual([]);
    expect(JSON.stringify(rowsOf('record_totals'))).not.toContain(idOf('anna'));
    expect(await bench.storage.records(GUILD, idOf('ben'))).toMatchObject([{ played: 1 }]);
  });

  it('are not kept for somebody who had deleted their data before', async () => {
    await finished();
    await bench.storage.forgetPerson(idOf('anna'), bench.clock.now());
    await clear();
    expect(rowsOf('record_totals')).toHaveLength(2);
    expect(JSON.stringify(rowsOf('record_totals'))).not.toContain('gone-');
  });
});

describe('a step', () => {
  /** Tables that were closed at once, of two lines each; their clock began in 1970. */
  async function closedTables(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const opened = sampleTable(`t${number}`);
      await bench.storage.open(opened);
      const close = { status: 'closed', ending: { how: 'expired' } } as const;
      await bench.storage.commit(sampleCommit(opened.table, `close-${number}`, close));
    }
  }
  const tablesAStep = async () => {
    const steps = await clear(daysLater(0, RETENTION.tableDays));
    return steps.map(({ tables }) => tables);
  };

  it('takes a few tables at a time, so that presses get their turn', async () => {
    await closedTables(130);
    expect(await tablesAStep()).toEqual([100, 30]);
  });

  it('takes fewer of those with long logs, but always one', async () => {
    await closedTables(4);
    tamper(url, `update tables set revision = case id when 't0' then 9000 else 200 end`);
    expect(await tablesAStep()).toEqual([1, 2, 1]);
  });

  it('that fails changes nothing, and is taken again', async () => {
    const { info } = await finished();
    const before = { table: await stored(bench.storage, info.id), records: await recordsOf() };
    tamper(
      url,
      `create trigger hurdle before delete on tables
       when exists (select 1 from facts where name = 'hurdle' and value = 'up')
       begin select raise(abort, 'no'); end`,
    );
    await bench.storage.setFact('hurdle', 'up');
    await expect(clear()).rejects.toThrow('clearing away');
    const after = { table: await stored(bench.storage, info.id), records: await recordsOf() };
    expect(after).toEqual(before);
    expect(rowsOf('past_tables')).toEqual([]);
    await bench.storage.setFact('hurdle', 'down');
    expect(await clear()).toHaveLength(1);
    expect(await recordsOf()).toEqual(before.records);
  });

  it.each(['records', 'tables'])(
    'during which the process is killed, while it deletes %s, is taken again',
    async (table) => {
      const { info } = await finished();
      const before = { table: await stored(bench.storage, info.id), records: await recordsOf() };
      await bench.storage.close();
      const now = daysLater(bench.clock.now(), RETENTION.tableDays);
      const child = startChild('./clear-and-die.child.ts', url, String(now), table);
      expect(await child.ended).toBeNull();
      bench = createBench({ url });
      const after = { table: await stored(bench.storage, info.id), records: await recordsOf() };
      expect(after).toEqual(before);
      expect(await findings()).toEqual([]);
      expect(await clear(now)).toHaveLength(1);
      expect(await recordsOf()).toEqual(before.records);
      expect(await findings()).toEqual([]);
    },
  );
});
