/**
 * The long runs that are too long for `npm test`; each part is a file that gives a `Part`. Ends with
 * exit code 1 where a part finds a fault, and then says how to run it again. A seed gives the same
 * decisions again; when the operating system lets a process go on is not among them.
 *
 *     npm run torture -- [--only PART[,PART]] [--seed WORD] [--scale 0.1]
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { discord } from './discord/discord.ts';
import { kill } from './kill/kill.ts';
import { killSteps } from './kill-steps/kill-steps.ts';
import { leaks } from './leaks/leaks.ts';
import { malice } from './malice/malice.ts';
import type { Part } from './part.ts';

const PARTS: readonly Part[] = [killSteps, kill, discord, malice, leaks];
const USAGE = `Usage: npm run torture -- [--only ${PARTS.map(({ name }) => name).join(',')}] [--seed WORD] [--scale 0…1]`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    scale: { type: 'string', default: '1' },
  },
});
const { seed } = values;
const scale = Number(values.scale);
const names = values.only?.split(',') ?? PARTS.map(({ name }) => name);
const parts = PARTS.filter(({ name }) => names.includes(name));
if (parts.length !== new Set(names).size || !(scale > 0 && scale <= 1)) throw new Error(USAGE);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What a part found, or what it met with. */
async function faultsOf(part: Part): Promise<readonly string[]> {
  try {
    return await part.run({ seed, scale, say: (line) => say(`${part.name}: ${line}`) });
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

let failed = 0;
for (const part of parts) {
  const began = Date.now();
  const faults = await faultsOf(part);
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  for (const fault of faults) say(`${part.name}: ${fault}`);
  if (faults.length === 0) {
    say(`${part.name}: clean after ${minutes} minutes.`);
    continue;
  }
  failed += 1;
  say(`${part.name}: ${faults.length} faults after ${minutes} minutes. Again:`);
  say(`  npm run torture -- --only ${part.name} --seed ${seed} --scale ${scale}`);
}
process.exit(failed === 0 ? 0 : 1);
