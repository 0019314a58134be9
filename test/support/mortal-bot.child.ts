/**
 * The whole program in a process of its own, which ends itself as a power cut would at a named moment
 * of a press: its parent sends `{ step, occurrence }`, and that step kills when it has come so often.
 * `edited` kills once the press is answered too.
 */
import { readConfig } from '../../src/config.ts';
import type { Step } from '../../src/discord/dispatcher/dispatcher.ts';
import { createLog } from '../../src/log.ts';
import { startProgram } from '../../src/main.ts';
import { readDeath } from './death.ts';
import { HURRIED } from './hurried.ts';

const config = readConfig(process.env);
let death: { readonly step: Step; left: number; isAnswered: boolean } | undefined;

process.on('message', (message) => {
  const { step, occurrence } = readDeath(message);
  death = { step, left: occurrence, isAnswered: false };
  process.send?.('armed');
});
process.once('disconnect', () => process.exit());

await startProgram(config, {
  log: createLog(config),
  pressAllowance: HURRIED,
  onFatal: (reason) => {
    throw new Error(reason);
  },
  onStep: (step) => {
    if (death === undefined) return;
    if (step === 'answered') death.isAnswered = true;
    if (step === death.step) death.left -= 1;
    // An edit may overtake the answer to the press that it follows.
    const isReached = death.step === 'edited' ? death.isAnswered : true;
    if (death.left <= 0 && isReached) process.kill(process.pid, 'SIGKILL');
  },
});
process.send?.('ready');
