/**
 * Clears the database of its first argument as of the time of its second, and kills itself as a power cut
 * would, in the middle of the transaction: when a row of the table of its third argument is deleted.
 */
import { connect } from '../../src/storage/sqlite/connect.ts';
import { createSqliteStorage } from '../../src/storage/sqlite/storage.ts';
import { clearAll } from './clearing.ts';

const [url = '', now = '', table = ''] = process.argv.slice(2);
const connection = connect(url);
connection.client.function('die', () => process.kill(process.pid, 'SIGKILL'));
connection.client.exec(
  `create temp trigger death before delete on ${table} begin select die(); end`,
);
await clearAll(createSqliteStorage(connection), Number(now));
