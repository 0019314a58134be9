/**
 * A bad Discord: each trouble at a table of each game. No table is lost or stuck, every living press is
 * answered, few requests are refused, and one panel a table is left.
 */
import { seededDraw } from '../../conformance/seeded.ts';
import type { Part, Run } from '../part.ts';
import { sitThrough } from './bad-time.ts';
import { deletedFaults, fatalFaults } from './endings.ts';
import { TROUBLES } from './troubles.ts';

/** Of each table in each bad time. */
const PRESSES = 40;

async function run({ seed, scale, say }: Run): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const trouble of TROUBLES) {
    const presses = Math.max(4, Math.round(PRESSES * scale));
    const draw = seededDraw('discord', seed, trouble.name);
    const bad = await sitThrough(trouble, presses, draw);
    say(
      `${trouble.name}: ${bad.presses} presses, ${bad.unanswered} unanswered, ` +
        `${bad.invalid} refused requests, ${bad.faults.length} faults.`,
    );
    faults.push(...bad.faults.map((fault) => `${trouble.name}: ${fault}`));
  }
  const deleted = await deletedFaults();
  say(`deleted channels and threads: ${deleted.length} faults.`);
  const fatal = await fatalFaults(seededDraw('discord', seed, 'fatal'));
  say(`final closes and silence after a resume: ${fatal.length} faults.`);
  return [...faults, ...deleted, ...fatal];
}

export const discord: Part = { name: 'discord', run };
