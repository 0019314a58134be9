/** Whether the one public panel of a table shows the table as it is stored. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { parseCustomId } from '../../src/discord/ids.ts';
import type { TableId } from '../../src/tables/types.ts';
import type { StoredTable } from '../support/stored-table.ts';
import { controlsOf, isPrivate, textOf, type Guest } from '../support/table-driver.ts';

/** Edits follow the answer, and a slow machine takes its time. */
const SHOWN_WITHIN = 10_000;

/** Waits until the channel has one panel of this table, and that shows it as it stands. */
export async function expectCurrentPanel(
  guest: Guest,
  stored: StoredTable,
  name: string,
): Promise<void> {
  const { id } = stored.table;
  await expect
    .poll(() => panelsOf(guest, id).map((panel) => isCurrent(panel, stored)), {
      timeout: SHOWN_WITHIN,
      message: name,
    })
    .toEqual([true]);
}

function panelsOf(guest: Guest, table: TableId): readonly APIMessage[] {
  return guest
    .messages()
    .filter((message) => !isPrivate(message) && idsOf(message).some((id) => id.table === table));
}

function idsOf(message: APIMessage) {
  return controlsOf(message).flatMap(({ custom_id }) => {
    const id = parseCustomId(custom_id);
    return id !== undefined && 'table' in id ? [id] : [];
  });
}

function isCurrent(panel: APIMessage, { table, reader }: StoredTable): boolean {
  const ids = idsOf(panel);
  const has = (action: string) => ids.some((id) => id.kind === 'table' && id.action === action);
  switch (table.status) {
    case 'lobby':
      return has('cancel') && textOf(panel).includes(`At the table: ${table.players.length} of`);
    case 'playing': {
      const open = reader.publicSnapshot()?.decisions.filter((one) => one !== null) ?? [];
      const shown = ids.flatMap((id) => (id.kind === 'game' ? [id.decision] : []));
      return has('hand') && !has('cancel') && shown.every((decision) => open.includes(decision));
    }
    case 'over':
    case 'closed':
      return has('rematch');
  }
}
