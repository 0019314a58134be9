/** The whole program in a process of its own, with a fast clock for its tables; tells its memory when asked. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { startProgram } from '../../src/main.ts';
import { HURRIED } from '../support/hurried.ts';
import { fastClock } from './fast-clock.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const config = readConfig(process.env);
const since = Number(process.env['SOAK_SINCE']);
const factor = Number(process.env['SOAK_FACTOR']);

process.on('message', () => {
  collect();
  process.send?.({ heap: process.memoryUsage().heapUsed });
});
process.once('disconnect', () => process.exit());

await startProgram(config, {
  log: createLog(config),
  pressAllowance: HURRIED,
  tablesClock: fastClock(since, factor),
  onFatal: (reason) => {
    throw new Error(reason);
  },
});
process.send?.('ready');
