/**
 * The stage for recorded presses: the tables of a recording as often as they are wanted, each copy with
 * ids of its own, in a database for the bot and in a world for the local Discord.
 */
import { copyFileSync, rmSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import type { SavedWorld } from '../../src/local/world/saved.ts';
import type { Channel } from '../../src/local/world/types.ts';
import type { TableId } from '../../src/tables/types.ts';
import type { Recording, Script } from './recording.ts';

/** Rows that belong to a table, by the column with its id. */
const ROWS = {
  tables: 'id',
  seats: 'table_id',
  sitters: 'table_id',
  deals: 'table_id',
  log: 'table_id',
  accounts: 'table_id',
} as const;

/** Until the tables act of themselves: longer than a bench. */
const TIME_LEFT_MS = 6 * 60 * 60_000;

/** The script of a recorded table for its copy number `copy`. */
function copyOf(script: Script, copy: number): Script {
  const ids: readonly (readonly [string, string])[] = [
    [script.table, `B${String(copy).padStart(9, '0')}`],
    [script.channel, String(1_300_000_000_000_000_000n + BigInt(copy))],
    [script.panel.message.id, String(1_310_000_000_000_000_000n + BigInt(copy))],
  ];
  const text = ids.reduce(
    (before, [old, fresh]) => before.replaceAll(old, fresh),
    JSON.stringify(script),
  );
  return JSON.parse(text) as Script;
}

/** `count` tables at play, the scripts in turn. */
export function copies({ scripts }: Recording, count: number, first = 0): readonly Script[] {
  return Array.from({ length: count }, (_, number) => {
    const script = scripts[number % scripts.length];
    if (script === undefined) throw new Error('Nothing was recorded.');
    return copyOf(script, first + number);
  });
}

/** A database with these copies and no other living table, at `file`. */
export function fillDatabase(recording: Recording, scripts: readonly Script[], file: string): void {
  for (const beside of ['-wal', '-shm']) rmSync(file + beside, { force: true });
  copyFileSync(recording.databaseFile, file);
  const client = new BetterSqlite3(file);
  client.pragma('journal_mode = WAL');
  try {
    addTables(client, recording, scripts);
    for (const { table } of recording.scripts) closeTable(client, table);
  } finally {
    client.close();
  }
}

/** Whoever looks for what is due or living does not find it any more. */
export function closeTable(client: BetterSqlite3.Database, table: TableId): void {
  client
    .prepare(
      `update tables set status = 'closed', deadline = null, ended_how = 'ended' where id = ?`,
    )
    .run(table);
}

/**
 * The copies' rows, taken from the recorded tables in turn, beginning with that of the copy number `first`.
 * A copied line of a log is no press of its own. Every copy has a deadline, as tables with a clock have.
 */
export function addTables(
  client: BetterSqlite3.Database,
  recording: Recording,
  scripts: readonly Script[],
  first = 0,
): void {
  const kinds = Object.entries(ROWS).map(([name, column]) => ({
    name,
    column,
    ofTable: recording.scripts.map(
      ({ table }) =>
        client.prepare(`select * from ${name} where ${column} = ?`).all(table) as Row[],
    ),
  }));
  const insert = client.transaction(() => {
    for (const { name, column, ofTable } of kinds) {
      const columns = Object.keys(ofTable.flat()[0] ?? {}).filter((one) => !isNumbered(name, one));
      if (columns.length === 0) continue;
      const holes = columns.map((one) => `@${one}`).join();
      const statement = client.prepare(
        `insert into ${name} (${columns.map((one) => `"${one}"`).join()}) values (${holes})`,
      );
      for (const [number, script] of scripts.entries()) {
        for (const row of ofTable[(first + number) % ofTable.length] ?? []) {
          statement.run({ ...row, ...changedIn(name, script), [column]: script.table });
        }
      }
    }
  });
  insert();
}

type Row = Readonly<Record<string, unknown>>;

/** Accounts are numbered by the database. */
function isNumbered(name: string, column: string): boolean {
  return name === 'accounts' && column === 'id';
}

function changedIn(name: string, { channel, panel }: Script): Row {
  if (name === 'log') return { interaction: null };
  if (name !== 'tables') return {};
  const decideBy = Date.now() + TIME_LEFT_MS;
  return {
    channel,
    panel_channel: channel,
    panel_message: panel.message.id,
    pace: 'relaxed',
    deadline: decideBy,
    decide_by: decideBy,
  };
}

/** The world of a recording with the copies' channels and panels in place of its own. */
export function worldOf({ world }: Recording, scripts: readonly Script[]): SavedWorld {
  const [pattern] = world.channels;
  if (pattern === undefined) throw new Error('The world has no channel.');
  const channels: readonly Channel[] = scripts.map(({ channel }, number) => ({
    ...pattern,
    id: channel,
    name: `table-${number}`,
  }));
  return {
    ...world,
    channels: [pattern, ...channels],
    messages: scripts.map(({ channel, panel }) => ({ channelId: channel, entries: [panel] })),
  };
}
