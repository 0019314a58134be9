import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import type { ChannelId } from '../../../src/tables/types.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { Guest, controlsOf, isPrivate, textOf, type Placed } from '../../support/table-driver.ts';
import {
  expectAnswered,
  playOnce,
  playToTheEnd,
  readTable,
  startTable,
  type PlayedTable,
} from '../../support/table-play.ts';
import { startTableWorld, type TableWorld } from '../../support/table-world.ts';

const { ana, zoe, juergen, chloe, lounge, backRoom } = defaultIds;

/** Plays on until a receiver has to decide, and gives the public button `judge-true`-like controls. */
async function untilDeciding(table: PlayedTable): Promise<{ decider: Guest; controls: Placed[] }> {
  const draw = seededDraw('deciding');
  for (let presses = 0; presses < 200; presses += 1) {
    const reader = await readTable(table);
    const seat = reader?.publicSnapshot()?.turn[0] ?? -1;
    const decider = table.guests[seat];
    const controls = decider
      ?.controls()
      .filter(({ message, id }) => !isPrivate(message) && id?.kind === 'game');
    if (decider !== undefined && controls !== undefined && controls.length > 0) {
      return { decider, controls: [...controls] };
    }
    await playOnce(table, draw);
  }
  throw new Error('Nobody ever has to decide.');
}

async function revisionOf(table: PlayedTable): Promise<number | undefined> {
  return (await readTable(table))?.info.revision;
}

describe('presses on a table', () => {
  let folder: string;
  let world: TableWorld;
  let later = 0;
  beforeEach(async () => {
    later = 0;
    folder = mkdtempSync(path.join(tmpdir(), 'humbug-'));
    const databaseUrl = `file:${path.join(folder, 'test.db')}`;
    world = await startTableWorld({ databaseUrl, now: () => Date.now() + later });
  });
  afterEach(async () => {
    await world.close();
    rmSync(folder, { recursive: true });
  });

  it('of somebody without a seat are answered kindly, in their language, and change nothing', async () => {
    const table = await startTable(world, lounge, [ana, zoe]);
    const { controls } = await untilDeciding(table);
    const before = await revisionOf(table);
    const stranger = new Guest(world.discord, juergen, lounge);
    const [control] = controls;
    if (control === undefined) throw new Error('No control.');
    const pressed = await stranger.press(control);
    expectAnswered(pressed);
    expect(pressed.told).toContain('Du spielst in diesem Spiel nicht mit');
    expect(await revisionOf(table)).toBe(before);
  });

  it('out of turn are told whose turn it is', async () => {
    const table = await startTable(world, lounge, [ana, zoe]);
    const { decider, controls } = await untilDeciding(table);
    const other = table.guests.find((guest) => guest !== decider);
    const [control] = controls;
    if (other === undefined || control === undefined) throw new Error('Nobody else.');
    const before = await revisionOf(table);
    const pressed = await other.press(control);
    expect(pressed.told).toContain('It is not your turn');
    expect(await revisionOf(table)).toBe(before);
  });

  it('that are delivered twice count once', async () => {
    const table = await startTable(world, lounge, [ana, zoe]);
    const { decider, controls } = await untilDeciding(table);
    const [control] = controls;
    if (control === undefined) throw new Error('No control.');
    const before = (await revisionOf(table)) ?? 0;
    const attempt = world.discord
      .member(decider.id)
      .use(
        { channelId: lounge, messageId: control.message.id, customId: control.control.custom_id },
        { deliveries: 2 },
      );
    expect((await attempt.settled()).type).toBe('answered');
    await expect.poll(() => revisionOf(table)).toBe(before + 1);
  });

  it('of two people at once let both join', async () => {
    const host = new Guest(world.discord, ana, lounge);
    await host.run(['cockroach', 'start']);
    const others = [zoe, juergen, chloe].map((id) => new Guest(world.discord, id, lounge));
    const pressed = await Promise.all(others.map((other) => other.pressAction('join')));
    for (const one of pressed) expectAnswered(one);
    await expect
      .poll(() => textOf(host.messages()[0] ?? { components: [] }))
      .toContain('At the table: 4 of 6');
  });

  it('on a private panel that is out of date bring the current one, with a word', async () => {
    const table = await startTable(world, lounge, [ana, zoe]);
    const { decider, controls } = await untilDeciding(table);
    await decider.pressAction('hand');
    const stale = decider
      .controls()
      .findLast(({ message, id }) => isPrivate(message) && id?.kind === 'game');
    if (stale === undefined) throw new Error('No private control.');
    // The edit that would bring the private panel up to date never gets through.
    world.discord.faults.add({
      method: 'PATCH',
      path: /^\/webhooks\//,
      times: 5,
      fault: { type: 'refuse', status: 404, code: 10_015, message: 'Unknown Webhook' },
    });
    const judge = controls.find(({ id }) => id?.kind === 'game' && id.action === 'true');
    if (judge === undefined) throw new Error('Nothing to judge.');
    expectAnswered(await decider.press(judge));
    await new Promise((resolve) => setTimeout(resolve, 100));
    world.discord.faults.clear();
    const before = await revisionOf(table);
    const pressed = await decider.press(stale);
    expectAnswered(pressed);
    const after = decider.messages().find(({ id }) => id === stale.message.id);
    expect(textOf(after ?? { components: [] })).toContain('You were a moment late');
    expect(await revisionOf(table)).toBe(before);
  });

  it('open one table a channel, and another in another channel', async () => {
    await startTable(world, lounge, [ana, zoe]);
    const host = new Guest(world.discord, chloe, lounge);
    const refused = await host.run(['cockroach', 'start']);
    expect(refused.told).toContain('Aller à la table');
    const elsewhere = await new Guest(world.discord, chloe, backRoom).run(['cockroach', 'start']);
    expect(elsewhere.told).toContain('Chloé');
  });

  it('on every button go on working after a restart, with the same hands', async () => {
    const table = await startTable(world, lounge, [ana, zoe, juergen]);
    const hand = async () =>
      textOf(
        (await table.guests[0]?.pressAction('hand'))?.attempt.message?.message ?? {
          components: [],
        },
      );
    const before = await hand();
    await world.restart();
    expect(await hand()).toBe(before);
    await playToTheEnd(table, seededDraw('after a restart'));
    await expect.poll(() => table.guests[0]?.find('rematch')).toBeDefined();
  });

  it('on Rematch open a new lobby with a new commitment', async () => {
    const table = await startTable(world, lounge, [ana, zoe]);
    await playToTheEnd(table, seededDraw('rematch'));
    const [host, other] = table.guests;
    if (host === undefined || other === undefined) throw new Error('Nobody there.');
    await expect.poll(() => host.find('rematch')).toBeDefined();
    expectAnswered(await other.pressAction('rematch'));
    expectAnswered(await host.pressAction('join'));
    expectAnswered(await other.pressAction('start'));
    expect((await readTable(table))?.info.status).toBe('playing');
  });

  it('on the button of an old lobby ask before they cost anybody the game', async () => {
    const host = new Guest(world.discord, ana, lounge);
    await host.run(['cockroach', 'start']);
    const other = new Guest(world.discord, zoe, lounge);
    await other.pressAction('join');
    const leave = other.find('leave');
    if (leave === undefined) throw new Error('No way to leave.');
    world.discord.faults.add({
      method: 'DELETE',
      path: /^\/channels\//,
      times: 1,
      fault: { type: 'refuse', status: 403, code: 50_013, message: 'Missing Permissions' },
    });
    // Posted within ten seconds of the opening, so time has to pass first.
    later += 60_000;
    await host.run(['table']);
    await host.pressAction('bring-down');
    await expect
      .poll(() => host.messages().filter((message) => !isPrivate(message)).length)
      .toBe(2);
    expectAnswered(await host.pressAction('start'));
    const pressed = await other.press(leave);
    expect(pressed.told).toContain('Leave all the same?');
    // What could not count turns the old panel into a pointer to the current one.
    const join = host.controls().find(({ id }) => id?.kind === 'table' && id.action === 'join');
    if (join === undefined) throw new Error('The old lobby is gone.');
    expectAnswered(await other.press(join));
    const old = host.messages().find(({ id }) => id === join.message.id);
    expect(textOf(old ?? { components: [] })).toContain('This panel is out of date');
    expect(controlsOf(old ?? { components: [] })).toEqual([]);
    const reader = await world.tables.readChannel(lounge as ChannelId);
    expect(reader?.info.status).toBe('playing');
  });

  it('through the menu hand over, remove, and end, each only by who may', async () => {
    const table = await startTable(world, lounge, [zoe, juergen, chloe]);
    const [host, second] = table.guests;
    if (host === undefined || second === undefined) throw new Error('Nobody there.');
    const guestMenu = await second.run(['table']);
    expect(guestMenu.told).not.toContain('Spiel beenden');
    await host.run(['table']);
    await host.pressAction('pick-host');
    const select = host.find('hand-over');
    if (select === undefined) throw new Error('No choice of a host.');
    await host.press(select, [juergen]);
    expect((await readTable(table))?.info.host).toBe(juergen);
    await second.run(['table']);
    await second.pressAction('ask-end');
    await second.pressAction('end');
    expect(await readTable(table)).toBeUndefined();
    await expect.poll(() => second.find('recap')).toBeDefined();
  });
});
