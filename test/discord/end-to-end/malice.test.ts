import { expect, it } from 'vitest';
import { BY_HAND } from '../../../src/discord/dispatcher/press-limit.ts';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { freshChannel } from '../../support/channels.ts';
import { startTableWorld } from '../../support/table-world.ts';
import { besiege } from '../../torture/malice/siege.ts';

it('forged presses of others change nothing, are answered, and are not noticed', async () => {
  const world = await startTableWorld({ pressAllowance: BY_HAND });
  try {
    const channels = { here: defaultIds.lounge, elsewhere: freshChannel(world.discord) };
    const plan = { game: 'cockroach', presses: 12, fierce: 50, steady: 5 };
    const siege = await besiege(world, plan, channels, seededDraw('malice'));
    expect(siege.faults).toEqual([]);
    expect(siege.forged).toBeGreaterThan(50);
    expect(world.fatal).toEqual([]);
    expect(world.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  } finally {
    await world.close();
  }
});
