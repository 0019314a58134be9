/** What stands in a database, read beside the bot as the doctor reads it. */
import { runDoctor } from '../../src/cli/database/doctor.ts';
import { createRegistry } from '../../src/engine/registry.ts';
import { GAMES } from '../../src/games/index.ts';
import { openForInspection } from '../../src/storage/sqlite/inspect.ts';
import type { TableReader } from '../../src/tables/api.ts';
import { RECENT_LINES } from '../../src/tables/desk.ts';
import { createReader } from '../../src/tables/reader.ts';
import type { ChannelId, LogEntry, Table } from '../../src/tables/types.ts';

export interface StoredTable {
  readonly table: Table;
  readonly log: readonly LogEntry[];
  readonly reader: TableReader;
}

/** The table that lives in the channel, else the one that ended there last; undefined without any. */
export async function storedTable(url: string, channel: string): Promise<StoredTable | undefined> {
  const { storage } = openForInspection(url);
  try {
    let table = await storage.loadByChannel(channel as ChannelId);
    if (table === undefined) {
      for (const id of await storage.tableIds(undefined, 500)) {
        const other = await storage.load(id);
        const isHere = other?.channel === (channel as ChannelId);
        if (isHere && other.updatedAt >= (table?.updatedAt ?? 0)) table = other;
      }
    }
    if (table === undefined) return undefined;
    const log = await storage.log(table.id);
    const game = createRegistry(GAMES).get(table.game);
    if (game === undefined) throw new Error(`Nobody knows ${table.game}.`);
    // A reader as the bot has it, so that panels can be drawn as the bot draws them.
    const recent = table.state === undefined ? [] : log.slice(-RECENT_LINES);
    return { table, log, reader: createReader(game, table, recent) };
  } finally {
    await storage.close();
  }
}

/** What the doctor says of the database; its last line is "All is well." where it found nothing. */
export async function doctorSays(url: string): Promise<readonly string[]> {
  const call = { args: ['--database', url], environment: {} };
  return (await runDoctor(call, GAMES)).lines;
}
