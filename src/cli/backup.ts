/**
 * `npm run backup [-- TARGET]`: copies the database while the bot runs. Exit status 0 once the copy is
 * complete and checked, 1 where there is none, 2 where it was called wrongly.
 */
import { runBackup } from './database/backup.ts';

const { lines, exitCode } = await runBackup(
  { args: process.argv.slice(2), environment: process.env },
  new Date(),
);
for (const line of lines) console.log(line);
process.exitCode = exitCode;
