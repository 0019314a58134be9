/**
 * The whole program in a process of its own, against the Discord of its first argument. It kills itself
 * the way a power cut would when the step of its fourth argument comes for the n-th time (the fifth).
 */
import { createLog } from '../../src/log.ts';
import { startProgram } from '../../src/main.ts';
import { HURRIED } from './hurried.ts';
import { RETENTION } from './retention.ts';

const [discordApiUrl = '', discordToken = '', databaseUrl = '', step = '', count = '0'] =
  process.argv.slice(2);
let left = Number(count);

await startProgram(
  {
    discordApiUrl,
    discordToken,
    databaseUrl,
    port: 0,
    retention: RETENTION,
    logLevel: 'warn',
    production: false,
  },
  {
    log: createLog({ logLevel: 'warn' }),
    pressAllowance: HURRIED,
    onFatal: (reason) => {
      throw new Error(reason);
    },
    onStep: (reached) => {
      if (reached !== step) return;
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
    },
  },
);
process.stdout.write('ready\n');
