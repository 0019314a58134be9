/**
 * Opens the database of its first argument as the bot does, says so, and holds it until it is killed. The
 * second argument is a folder of migrations, where those of another version are to be applied.
 */
import { writeSync } from 'node:fs';
import { openStorage } from '../../src/storage/sqlite/storage.ts';

const [url = '', migrationsFolder] = process.argv.slice(2);
try {
  const storage = openStorage(url, migrationsFolder === undefined ? {} : { migrationsFolder });
  writeSync(1, 'open\n');
  // What nobody refers to any more is collected, and the lock with it.
  setInterval(() => void storage.nextDeadline(), 1_000);
} catch (error) {
  writeSync(1, `refused: ${error instanceof Error ? error.message : String(error)}\n`);
}
