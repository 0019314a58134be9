/**
 * Malice: in each game, people press what is none of their business, up to fifty times a second. Nothing
 * changes, those who play notice nothing, and whoever presses too much is no longer worked for.
 */
import { BY_HAND } from '../../../src/discord/dispatcher/press-limit.ts';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { GAMES } from '../../../src/games/index.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { freshChannel } from '../../support/channels.ts';
import { startTableWorld } from '../../support/table-world.ts';
import type { Part, Run } from '../part.ts';
import { besiege } from './siege.ts';

/** Sieges of each game. */
const ROUNDS = 4;
const PRESSES = 120;
/** Far more than anybody is worked for, and as much as everybody is. */
const PACE = { fierce: 50, steady: BY_HAND.perSecond };

async function run({ seed, scale, say }: Run): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { id: game } of GAMES) {
    for (let round = 0; round < Math.max(1, Math.round(ROUNDS * scale)); round += 1) {
      const world = await startTableWorld({ pressAllowance: BY_HAND });
      try {
        const plan = { game, presses: Math.max(20, Math.round(PRESSES * scale)), ...PACE };
        const channels = { here: defaultIds.lounge, elsewhere: freshChannel(world.discord) };
        const siege = await besiege(world, plan, channels, seededDraw('malice', seed, game, round));
        say(
          `${game}: ${siege.forged} forged presses, ${siege.told} answered in words; ` +
            `players waited ${times(siege.calm)} without and ${times(siege.besieged)} with them.`,
        );
        faults.push(...siege.faults.map((fault) => `${game}: ${fault}`));
        faults.push(...world.fatal, ...world.logged.filter((line) => line.includes('"level":50')));
      } finally {
        await world.close();
      }
    }
  }
  return faults;
}

export const malice: Part = { name: 'malice', run };

/** Median and 99th percentile. */
function times(waited: readonly number[]): string {
  const sorted = waited.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return `${at(0.5).toFixed(0)} ms (p99 ${at(0.99).toFixed(0)} ms)`;
}
