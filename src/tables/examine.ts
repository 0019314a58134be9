import type { Registry } from '../engine/registry.ts';
import type { LedgerFaults, Storage } from '../storage/port.ts';
import { auditTable } from './audit.ts';
import type { TableId } from './types.ts';

/** Tables listed at once; a table itself is loaded alone, so memory stays small. */
const PAGE = 500;

/** A table and what is wrong with it; never empty. */
export interface Finding {
  readonly table: TableId;
  readonly problems: readonly string[];
}

export interface Examination {
  readonly tables: number;
  /** What is wrong with the ledger as a whole, a sentence each. */
  readonly ledger: readonly string[];
  readonly findings: readonly Finding[];
}

export type ReadableStorage = Pick<
  Storage,
  'tableIds' | 'load' | 'log' | 'tableRecords' | 'deals' | 'tableMovements' | 'ledgerFaults'
>;

/**
 * Audits every table of a database. A table that cannot even be read is a finding too; the sentence
 * then is the storage's own.
 */
export async function examine(storage: ReadableStorage, registry: Registry): Promise<Examination> {
  const findings: Finding[] = [];
  let tables = 0;
  let after: TableId | undefined;
  do {
    const page = await storage.tableIds(after, PAGE);
    for (const table of page) {
      const problems = await examineTable(storage, registry, table);
      if (problems.length > 0) findings.push({ table, problems });
    }
    tables += page.length;
    after = page.at(-1);
  } while (after !== undefined);
  return { tables, findings, ledger: ledgerProblems(await storage.ledgerFaults()) };
}

/** "Every movement sums to zero, all accounts together are zero with the house at minus what it issued". */
function ledgerProblems(faults: LedgerFaults): readonly string[] {
  const named = (what: string, ids: readonly (number | string)[]): readonly string[] =>
    [...new Set(ids)].map((id) => `${what.replace('…', String(id))}.`);
  return [
    ...named('The entries of movement … do not add up to zero', faults.unbalanced),
    ...named('The balance of account … is not the sum of its entries', faults.wrongBalances),
    ...named('Account … is below zero', faults.owing),
    ...named('The accounts of server … together are not zero', faults.unevenGuilds),
    ...named('The house of server … is not at minus what it has issued', faults.wrongHouses),
    ...named('A stake at table … is not what the table says', faults.strayStakes),
    ...named('The ledger names table …, and there is none', faults.strayTables),
  ];
}

async function examineTable(
  storage: ReadableStorage,
  registry: Registry,
  id: TableId,
): Promise<readonly string[]> {
  try {
    const table = await storage.load(id);
    if (table === undefined) return ['its present deal is missing'];
    const log = await storage.log(id);
    const records = await storage.tableRecords(id);
    const deals = await storage.deals(id);
    const movements = await storage.tableMovements(id);
    return auditTable({ table, log, records, deals, movements }, registry.get(table.game));
  } catch (error) {
    return [
      `it cannot be read: ${error instanceof Error ? error.message : 'for an unknown reason'}`,
    ];
  }
}
