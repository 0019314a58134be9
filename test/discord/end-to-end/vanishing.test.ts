import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { Guest, isPrivate, textOf } from '../../support/table-driver.ts';
import { expectAnswered, playOnce, readTable, startTable } from '../../support/table-play.ts';
import { startTableWorld, type TableWorld } from '../../support/table-world.ts';

const { ana, zoe, lounge, thread, bot } = defaultIds;

/** Presses by which whoever is on turn makes at least one move. */
const A_MOVE = 12;

describe('when things vanish under a table', () => {
  let world: TableWorld;
  beforeEach(async () => {
    world = await startTableWorld();
  });
  afterEach(async () => {
    await world.close();
  });

  const publicPanels = (guest: Guest | undefined) =>
    (guest?.messages() ?? []).filter((message) => !isPrivate(message));

  it('a deleted panel is posted anew with the next move', async () => {
    const table = await startTable(world, lounge, [ana, zoe]);
    const [old] = publicPanels(table.guests[0]);
    for (const guest of table.guests) await guest.pressAction('hand');
    world.discord.authority.deleteMessage(lounge, old?.id ?? '');
    const draw = seededDraw('deleted panel');
    for (let presses = 0; presses < A_MOVE; presses += 1) await playOnce(table, draw);
    await expect.poll(() => publicPanels(table.guests[0]).length).toBe(1);
    expect(publicPanels(table.guests[0])[0]?.id).not.toBe(old?.id);
  });

  it('a deleted channel ends the table with the next press', async () => {
    const table = await startTable(world, thread, [ana, zoe]);
    for (const guest of table.guests) await guest.pressAction('hand');
    world.discord.faults.add({
      method: 'PATCH',
      path: /^\/channels\//,
      times: 1,
      fault: { type: 'refuse', status: 404, code: 10_003, message: 'Unknown Channel' },
    });
    const draw = seededDraw('deleted channel');
    for (let presses = 0; presses < A_MOVE; presses += 1) {
      if (!(await playOnce(table, draw))) break;
    }
    await expect.poll(() => readTable(table)).toBeUndefined();
  });

  it('an archived thread is re-opened by posting', async () => {
    const table = await startTable(world, thread, [ana, zoe]);
    for (const guest of table.guests) await guest.pressAction('hand');
    const [old] = publicPanels(table.guests[0]);
    world.discord.faults.add({
      method: 'PATCH',
      path: /^\/channels\//,
      times: 1,
      fault: { type: 'refuse', status: 403, code: 50_083, message: 'Thread is archived' },
    });
    const draw = seededDraw('archived thread');
    for (let presses = 0; presses < A_MOVE; presses += 1) await playOnce(table, draw);
    await expect.poll(() => publicPanels(table.guests[0])[0]?.id).not.toBe(old?.id);
    expect(publicPanels(table.guests[0])).toHaveLength(1);
  });

  it('a missing permission is named before a lobby opens, and nothing opens', async () => {
    const deny = PermissionFlagsBits.SendMessages;
    world.discord.authority.overwrite(lounge, { id: bot, type: 1, deny });
    const host = new Guest(world.discord, zoe, lounge);
    const pressed = await host.run(['cockroach', 'start']);
    expectAnswered(pressed);
    expect(pressed.told).toContain('Send Messages');
    expect(publicPanels(host)).toEqual([]);
  });

  it('moves count where the bot may not see its channel any more, and players are told', async () => {
    const table = await startTable(world, lounge, [ana, zoe]);
    for (const guest of table.guests) await guest.pressAction('hand');
    const deny = PermissionFlagsBits.ViewChannel;
    world.discord.authority.overwrite(lounge, { id: bot, type: 1, deny });
    const before = (await readTable(table))?.info.revision ?? 0;
    const draw = seededDraw('hidden channel');
    for (let presses = 0; presses < A_MOVE; presses += 1) await playOnce(table, draw);
    expect((await readTable(table))?.info.revision).toBeGreaterThan(before);
    const [host] = table.guests;
    const told = await host?.pressAction('hand');
    expect(told?.told).toContain('I can no longer write in this channel');
    world.discord.authority.overwrite(lounge, { id: bot, type: 1 });
    const mended = await host?.pressAction('hand');
    expect(mended?.outcome.type).toBe('answered');
    await expect
      .poll(async () => (await host?.pressAction('hand'))?.told)
      .not.toContain('I can no longer write');
    expect(publicPanels(host)).toHaveLength(1);
    expect(textOf(publicPanels(host)[0] ?? { components: [] })).toContain('Cockroach');
  });

  it('presses are answered on time while Discord is slow with edits', async () => {
    const table = await startTable(world, lounge, [ana, zoe]);
    world.discord.faults.add({
      method: 'PATCH',
      path: /^\/channels\//,
      times: 100,
      fault: { type: 'delay', ms: 5_000, when: 'before' },
    });
    const draw = seededDraw('slow edits');
    for (let presses = 0; presses < A_MOVE; presses += 1) await playOnce(table, draw);
    world.discord.faults.clear();
  });

  it('presses go on after the gateway was closed and resumed', async () => {
    const table = await startTable(world, lounge, [ana, zoe]);
    world.discord.gateway.closeConnections(4000);
    await world.discord.botOnline();
    const draw = seededDraw('resumed');
    for (let presses = 0; presses < A_MOVE; presses += 1) await playOnce(table, draw);
    expect(world.fatal).toEqual([]);
  });
});
