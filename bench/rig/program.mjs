/**
 * The built program as `main.ts` starts it, but for one thing: the few people of a recording press for a
 * whole server, so no person's presses are too many.
 */
import { readConfig } from '../../dist/config.js';
import { createLog } from '../../dist/log.js';
import { startProgram } from '../../dist/main.js';

const config = readConfig(process.env);
await startProgram(config, {
  log: createLog(config),
  pressAllowance: { burst: Number.POSITIVE_INFINITY, perSecond: 0 },
  onFatal: (reason) => {
    throw new Error(reason);
  },
});
