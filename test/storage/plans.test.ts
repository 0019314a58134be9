import { drizzle } from 'drizzle-orm/better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { prepareCarryingStatements } from '../../src/storage/sqlite/carrying-statements.ts';
import { prepareClearingStatements } from '../../src/storage/sqlite/clearing-statements.ts';
import { connect } from '../../src/storage/sqlite/connect.ts';
import { prepareLedgerStatements } from '../../src/storage/sqlite/ledger-statements.ts';
import { prepareStatements } from '../../src/storage/sqlite/statements.ts';

const connection = connect(':memory:');
const db = drizzle(connection.client);
const statements = prepareStatements(db);
const ledger = prepareLedgerStatements(db);
const clearing = prepareClearingStatements(db);
const carrying = prepareCarryingStatements(db);
afterAll(() => {
  connection.close();
});

/** How SQLite is going to find the rows of a statement. */
function planOf(statement: { getQuery(): { sql: string; params: readonly unknown[] } }): string {
  const { sql, params } = statement.getQuery();
  const rows = connection.client.prepare(`explain query plan ${sql}`).all(...params.map(() => 1));
  return JSON.stringify(rows);
}

describe('the statements of a press and of the clock', () => {
  it.each([
    'tableById',
    'tableByChannel',
    'updateTable',
    'seatsOf',
    'lastLogOf',
    'lastEventsOf',
    'eventsOfDeal',
    'tableOfPress',
    'recordCounts',
    'recordsOfTable',
    'due',
    'nextDeadline',
    'postpone',
    'getFact',
  ] as const)('%s finds its rows by an index, however many tables there are', (name) => {
    const plan = planOf(statements[name]);
    expect(plan).toContain('SEARCH');
    expect(plan).not.toMatch(/SCAN/);
  });
});

describe('the statements of the ledger', () => {
  it.each([
    'accountOf',
    'addToBalance',
    'stakedBy',
    'accountsOfPerson',
    'renameAccounts',
    'movementOfPress',
    'chipRecord',
    'carriedRecord',
    'linesOf',
    'movementsOfTable',
    'departure',
    'sittersOf',
    'updateSitter',
  ] as const)('%s finds its rows by an index, however many people there are', (name) => {
    const plan = planOf(ledger[name]);
    expect(plan).toContain('SEARCH');
    expect(plan).not.toMatch(/SCAN/);
  });
});

describe('the statements of clearing away', () => {
  const all = Object.entries({ ...clearing, ...carrying });
  const searching = all.filter(
    ([name]) => !/^(insert|add|set)[A-Z]/.test(name) || name === 'addHands',
  );

  it.each(searching)(
    '%s finds its rows by an index, however much is stored',
    (_name, statement) => {
      const plan = planOf(statement);
      expect(plan).toContain('SEARCH');
      // A list of ids that comes with the statement may be read from end to end.
      expect(plan.replaceAll('SCAN json_each', '')).not.toMatch(/SCAN/);
    },
  );
});
