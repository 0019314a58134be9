import { openTable } from '../../src/tables/lobby.ts';
import type { Commit } from '../../src/storage/port.ts';
import type {
  ChannelId,
  GuildId,
  InteractionId,
  LogEntry,
  Table,
  TableId,
  UserId,
} from '../../src/tables/types.ts';

/** A fresh lobby with the first line of its log, for tests of the storage alone. */
export function sampleTable(
  id: string,
  overrides: { channel?: string; at?: number; press?: string } = {},
) {
  const { channel = `channel-${id}`, at = 1_000, press = `press-${id}` } = overrides;
  return openTable({
    id: id as TableId,
    guild: 'guild' as GuildId,
    channel: channel as ChannelId,
    game: 'duel',
    options: { bonus: 1 },
    language: 'fr',
    pace: 'relaxed',
    secret: 'ab'.repeat(32),
    commitment: 'cd'.repeat(32),
    host: { user: 'anna' as UserId, name: 'Anna', joinedWith: press as InteractionId },
    at,
  });
}

/** The next action on a table: `changes` to the row, one line, no results. */
export function sampleCommit(
  table: Table,
  press: string,
  changes: Partial<Table> = {},
  line: Partial<LogEntry> = {},
): Commit {
  const revision = table.revision + 1;
  return {
    expected: table.revision,
    table: { ...table, updatedAt: 2_000, ...changes, revision },
    entry: {
      table: table.id,
      revision,
      deal: 1,
      action: { type: 'hand-over', to: 'ben' as UserId },
      by: 'anna' as UserId,
      interaction: press as InteractionId,
      events: [{ to: 'all', event: { type: 'something', number: 1 } as { type: string } }],
      at: 2_000,
      ...line,
    },
    records: [],
    movements: [],
  };
}
