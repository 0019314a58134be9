/** What a durable commit costs: our storage, SQLite itself, and the bare disk, on the same folder. */
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { performance } from 'node:perf_hooks';
import { cockroach } from '../../src/games/cockroach/game.ts';
import type { InteractionId, LogEntry, Table } from '../../src/tables/types.ts';
import { openStorage } from '../../src/storage/sqlite/storage.ts';
import { createBench, gameOf, PEOPLE } from '../../test/support/tables-bench.ts';
import type { TemporaryFolder } from '../../test/support/temporary-folder.ts';

/** A way to make something durable, once a call. */
export interface Durable {
  readonly name: string;
  readonly write: (number: number) => unknown;
  readonly close: () => unknown;
}

/** SQLite writes whole pages: that is what the bare disk has to write at least. */
const PAGE = 4_096;
/** A move changes the table's row, the log with its two indexes, and the index of deadlines. */
const PAGES_A_COMMIT = 4;
const FRAME_HEADER = 24;

export async function waysToCommit(folder: TemporaryFolder): Promise<readonly Durable[]> {
  const { table, entry } = await sampleMove(folder);
  return [
    bareDisk(folder),
    await storage(folder, table, entry),
    sqlite(folder, 'FULL', table, entry),
    sqlite(folder, 'NORMAL', table, entry),
  ];
}

/** A running table and the line of a move, to be committed over and over. */
async function sampleMove(folder: TemporaryFolder): Promise<{ table: Table; entry: LogEntry }> {
  const bench = createBench({ url: folder.database('sample.db'), games: [cockroach] });
  const { info } = await gameOf(bench, 'cockroach', PEOPLE.slice(0, 4));
  const table = await bench.storage.load(info.id);
  const [entry] = await bench.storage.log(info.id, 1);
  await bench.storage.close();
  if (table === undefined || entry === undefined) throw new Error('Nothing was stored.');
  return { table, entry };
}

function bareDisk(folder: TemporaryFolder): Durable {
  const file = openSync(folder.file('bare'), 'a');
  const bytes = Buffer.alloc(PAGES_A_COMMIT * (PAGE + FRAME_HEADER), 1);
  return {
    name: 'the bare disk: as many bytes as a commit, fdatasync',
    write() {
      writeSync(file, bytes);
      fdatasyncSync(file);
    },
    close: () => closeSync(file),
  };
}

function pressOf(number: number): InteractionId {
  return String(800_000_000_000_000_000n + BigInt(number)) as InteractionId;
}

async function storage(folder: TemporaryFolder, table: Table, entry: LogEntry): Promise<Durable> {
  const store = openStorage(folder.database('storage.db'));
  const first = { ...table, revision: 1 };
  await store.open({ table: first, entry: { ...entry, revision: 1 }, movements: [] });
  return {
    name: 'our storage: a move',
    async write(number) {
      const revision = number + 2;
      const outcome = await store.commit({
        expected: revision - 1,
        table: { ...table, revision },
        entry: { ...entry, revision, interaction: pressOf(number) },
        records: [],
        movements: [],
      });
      if (outcome !== 'committed') throw new Error(`A commit was ${outcome}.`);
    },
    close: () => store.close(),
  };
}

/** The least that is a move: one row updated, one inserted that nobody may insert twice. */
function sqlite(
  folder: TemporaryFolder,
  synchronous: 'FULL' | 'NORMAL',
  table: Table,
  entry: LogEntry,
): Durable {
  const client = new BetterSqlite3(folder.file(`${synchronous}.db`));
  client.pragma('journal_mode = WAL');
  client.pragma(`synchronous = ${synchronous}`);
  client.exec('create table states (id integer primary key, state text)');
  client.exec('create table lines (press text unique, events text)');
  client.exec(`insert into states values (1, '')`);
  const update = client.prepare('update states set state = ? where id = 1');
  const insert = client.prepare('insert into lines values (?, ?)');
  const state = JSON.stringify(table.state);
  const events = JSON.stringify(entry.events);
  const move = client.transaction((number: number) => {
    update.run(state);
    insert.run(pressOf(number), events);
  });
  return {
    name: `SQLite alone, synchronous=${synchronous}: an update and an insert`,
    write: (number) => move.immediate(number),
    close: () => client.close(),
  };
}

export interface Cost {
  /** Microseconds. */
  readonly wall: number;
  readonly cpu: number;
}

/** The mean of so many in a row. */
export async function costOf({ write }: Durable, first: number, count: number): Promise<Cost> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (let number = first; number < first + count; number += 1) await write(number);
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { wall: (wall * 1e3) / count, cpu: (user + system) / count };
}
