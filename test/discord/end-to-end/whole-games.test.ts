import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { APIMessage } from 'discord-api-types/v10';
import { BUDGET, fits, sizeOf } from '../../../src/discord/panels/limits.ts';
import { GAMES } from '../../../src/games/index.ts';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { controlsOf, isPrivate, textOf, type Guest } from '../../support/table-driver.ts';
import { playToTheEnd, startTable } from '../../support/table-play.ts';
import { startTableWorld, type TableWorld } from '../../support/table-world.ts';

const PEOPLE = [
  defaultIds.ana,
  defaultIds.zoe,
  defaultIds.juergen,
  defaultIds.chloe,
  defaultIds.sakura,
  defaultIds.priya,
  defaultIds.olumide,
];
/** How many messages are looked at after a press: the table, the private panel, and what was told. */
const NEWEST = 4;

describe.each(GAMES)('a whole game of $id by presses', ({ id, seats, chips }) => {
  /** One hand, where there could be many. */
  const options = chips === undefined ? {} : { hands: 1 };
  const ended = chips === undefined ? 'The game is over.' : 'That was the last hand.';
  let world: TableWorld;
  beforeEach(async () => {
    world = await startTableWorld();
  });
  afterEach(async () => {
    await world.close();
  });

  const tables = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);

  it.each(tables)('is played to its end by %i people', async (count) => {
    const table = await startTable(world, defaultIds.lounge, PEOPLE.slice(0, count), id, options);
    let presses = 0;
    await playToTheEnd(table, seededDraw(`${id} of ${count}`), (_pressed, by) => {
      presses += 1;
      for (const message of by.messages().slice(-NEWEST)) check(message);
    });
    expect(presses).toBeGreaterThan(10);
    await expectFinalPanel(table.guests, ended);
    expect(world.fatal).toEqual([]);
    expect(world.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

/** Within Discord's limits with room to spare, and no control twice. */
function check(message: APIMessage): void {
  const size = sizeOf(message.components ?? []);
  if (!fits(size, BUDGET)) throw new Error(`Too big: ${JSON.stringify(size)}`);
  const ids = controlsOf(message).map(({ custom_id }) => custom_id);
  expect(new Set(ids).size).toBe(ids.length);
}

async function expectFinalPanel(guests: readonly Guest[], ended: string): Promise<void> {
  const [host] = guests;
  await expect.poll(() => host?.find('rematch')?.message, { timeout: 5_000 }).toBeDefined();
  const panel = host?.find('rematch')?.message;
  if (host === undefined || panel === undefined) throw new Error('The final panel is missing.');
  expect(isPrivate(panel)).toBe(false);
  expect(textOf(panel)).toContain(ended);
  const recap = await host.pressAction('recap');
  expect(recap.told).toContain('How it went');
  const proof = await host.pressAction('proof');
  expect(proof.told).toContain('npm run verify');
}
