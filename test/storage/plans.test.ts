import { drizzle } from 'drizzle-orm/better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../../src/storage/sqlite/connect.ts';
import { prepareStatements } from '../../src/storage/sqlite/statements.ts';

const connection = connect(':memory:');
const statements = prepareStatements(drizzle(connection.client));
afterAll(() => {
  connection.close();
});

/** How SQLite is going to find the rows of a statement. */
function planOf(name: keyof typeof statements): string {
  const { sql, params } = statements[name].getQuery();
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
    'tableOfPress',
    'recordCounts',
    'recordsOfTable',
    'due',
    'nextDeadline',
    'postpone',
    'getFact',
  ] as const)('%s finds its rows by an index, however many tables there are', (name) => {
    const plan = planOf(name);
    expect(plan).toContain('SEARCH');
    expect(plan).not.toMatch(/SCAN/);
  });
});
