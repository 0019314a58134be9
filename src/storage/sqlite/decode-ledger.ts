/** From rows of the ledger to movements. Throws a `StorageFault` on a damaged row. */
import { MOVEMENT_REASONS, type Account, type Movement } from '../../chips/types.ts';
import type { GuildId, TableId, UserId } from '../../tables/types.ts';
import { StorageFault } from '../fault.ts';

/** An entry with its movement and its account. */
export interface EntryRow {
  readonly id: number;
  readonly guild: string;
  readonly reason: string;
  readonly hand: number | null;
  readonly revision: number | null;
  readonly kind: string;
  readonly user: string;
  readonly tableId: string;
  readonly amount: number;
}

/** The movements of a table from their entries, which come ordered by movement. */
export function decodeMovements(table: TableId, rows: readonly EntryRow[]): readonly Movement[] {
  const byMovement = new Map<number, EntryRow[]>();
  for (const row of rows) byMovement.set(row.id, [...(byMovement.get(row.id) ?? []), row]);
  return [...byMovement.values()].flatMap((entries) => {
    const [first] = entries;
    if (first === undefined) return [];
    const { id, guild, hand, revision } = first;
    const reason = MOVEMENT_REASONS.find((one) => one === first.reason);
    if (reason === undefined || hand === null || revision === null) {
      throw new StorageFault('damaged', `movement ${id}`);
    }
    return [
      {
        guild: guild as GuildId,
        reason,
        entries: entries.map((row) => ({ account: accountOf(row), amount: row.amount })),
        at: { table, hand, revision },
      },
    ];
  });
}

function accountOf({ id, kind, user, tableId }: EntryRow): Account {
  switch (kind) {
    case 'person':
      return { kind, user: user as UserId };
    case 'stake':
      return { kind, user: user as UserId, table: tableId as TableId };
    case 'house':
      return { kind };
    default:
      throw new StorageFault('damaged', `movement ${id}`);
  }
}
