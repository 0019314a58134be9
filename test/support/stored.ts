import type { Storage } from '../../src/storage/port.ts';
import type { StoredTable } from '../../src/tables/audit.ts';
import type { Table, TableId } from '../../src/tables/types.ts';

/** Everything that is stored about a table, to be compared before and after. */
export async function stored(storage: Storage, id: TableId): Promise<StoredTable> {
  const table = await loaded(storage, id);
  return {
    table,
    log: await storage.log(id),
    records: await storage.tableRecords(id),
    deals: await storage.deals(id),
    movements: await storage.tableMovements(id),
  };
}

/** The row of a table that has to be there. */
export async function loaded(storage: Pick<Storage, 'load'>, id: TableId): Promise<Table> {
  const table = await storage.load(id);
  if (table === undefined) throw new Error(`There is no table ${id}.`);
  return table;
}
