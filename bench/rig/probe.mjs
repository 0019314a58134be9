/**
 * Loaded into a bot before its own code (`node --import`): answers its parent how much processor time
 * and memory it has used, and takes a profile. The bot knows nothing of it.
 */
import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const inspector = new Session();

const ANSWERS = {
  cpu: () => process.cpuUsage(),
  memory: () => {
    collect();
    return process.memoryUsage();
  },
  'profile-start': async () => {
    inspector.connect();
    await inspector.post('Profiler.enable');
    await inspector.post('Profiler.setSamplingInterval', { interval: 200 });
    await inspector.post('Profiler.start');
  },
  'profile-stop': async () => (await inspector.post('Profiler.stop')).profile,
};

process.on('message', async ({ question, number }) => {
  process.send({ number, answer: (await ANSWERS[question]()) ?? null });
});
process.once('disconnect', () => process.exit());
