/**
 * `npm run doctor [-- --database URL]`: replays every table from its log and compares, lets SQLite
 * check its file, and says in words what it found. Reads only, also while the bot runs. Exit status 0
 * if all is well, 1 on a fault, 2 where it was called wrongly.
 */
import { GAMES } from '../games/index.ts';
import { runDoctor } from './database/doctor.ts';

const { lines, exitCode } = await runDoctor(
  { args: process.argv.slice(2), environment: process.env },
  GAMES,
);
for (const line of lines) console.log(line);
process.exitCode = exitCode;
