import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { signalForMany, sleep } from '../../../src/discord/panels/sleep.ts';

const warnings: string[] = [];
const note = ({ name }: Error): void => void warnings.push(name);
afterEach(() => process.off('warning', note));

it('lets as many sleep as there are tables, without a warning, and wakes them all', async () => {
  process.on('warning', note);
  const stopped = signalForMany();
  const sleepers = Array.from({ length: 200 }, () => sleep(3_600_000, stopped.signal));
  await nextTurn();
  expect(warnings).toEqual([]);
  stopped.abort();
  await Promise.all(sleepers);
});
