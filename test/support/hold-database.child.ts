/** Opens the database of its argument as the bot does, says so, and holds it until it is killed. */
import { writeSync } from 'node:fs';
import { openStorage } from '../../src/storage/sqlite/storage.ts';

const [url = ''] = process.argv.slice(2);
try {
  openStorage(url);
  writeSync(1, 'open\n');
  setInterval(() => undefined, 1_000);
} catch (error) {
  writeSync(1, `refused: ${error instanceof Error ? error.message : String(error)}\n`);
}
