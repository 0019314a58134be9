import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import type { TableReader } from '../../../src/tables/api.ts';
import type { ChannelId, Presence } from '../../../src/tables/types.ts';
import { createManualClock, type ManualClock } from '../../support/manual-clock.ts';
import { Guest, isPrivate, textOf } from '../../support/table-driver.ts';
import {
  expectAnswered,
  readTable,
  startTable,
  type PlayedTable,
} from '../../support/table-play.ts';
import { startTableWorld, type TableWorld } from '../../support/table-world.ts';

const { ana, zoe, chloe, priya, guild, lounge, backRoom } = defaultIds;
const SECOND = 1_000;
/** The machine may be busy. */
const SOON = { timeout: 8 * SECOND };
/** An offer is composed of three choices. */
const DEADLINE = 120 * SECOND;
const REMINDER = DEADLINE / 3;

let clock: ManualClock;
let world: TableWorld;
let table: PlayedTable;

beforeEach(async () => {
  clock = createManualClock(Date.now());
  world = await startTableWorld({ tablesClock: clock });
  table = await startTable(world, lounge, [ana, zoe, chloe]);
});
afterEach(async () => {
  await world.close();
});

async function reading(): Promise<TableReader> {
  const reader = await readTable(table);
  if (reader === undefined) throw new Error('The table has ended.');
  return reader;
}

/** The person whom the table waits for, and the others. */
async function onTurn(): Promise<{ readonly absent: Guest; readonly others: readonly Guest[] }> {
  const seat = (await reading()).publicSnapshot()?.turn[0];
  const absent = seat === undefined ? undefined : table.guests[seat];
  if (absent === undefined) throw new Error('Nobody is on turn.');
  return { absent, others: table.guests.filter((guest) => guest !== absent) };
}

function panels(): readonly APIMessage[] {
  return new Guest(world.discord, priya, lounge)
    .messages()
    .filter((message) => !isPrivate(message));
}
const panelText = () => panels().map(textOf).join('\n');
const mentioned = () => panels().flatMap(({ mentions }) => mentions.map(({ id }) => id));

async function presenceOf(guest: Guest): Promise<Presence | undefined> {
  return (await reading()).info.players.find(({ user }) => user === guest.id)?.presence;
}

/** Everybody misses deadlines until somebody has missed two in a row; gives that person. */
async function untilAway(): Promise<Guest> {
  for (let deadlines = 0; deadlines < 20; deadlines += 1) {
    const { players } = (await reading()).info;
    const away = players.findIndex(({ presence }) => presence === 'away');
    const guest = table.guests[away];
    if (guest !== undefined) return guest;
    await clock.advance(DEADLINE);
  }
  throw new Error('Nobody ever is away.');
}

describe('the clock on the panel', () => {
  it('shows how long the one on turn has', async () => {
    const { info } = await reading();
    const ends = Math.ceil((info.countdown?.endsAt ?? 0) / 1_000);
    expect(panelText()).toContain(`<t:${ends}:R>`);
  });

  it('reminds once: the panel comes anew at the bottom and mentions the one on turn alone', async () => {
    const [old] = panels();
    const { absent, others } = await onTurn();
    await others[0]?.run(['help']);
    await clock.advance(REMINDER);
    await expect.poll(() => panels()[0]?.id, SOON).not.toBe(old?.id);
    await expect.poll(() => panels().length, SOON).toBe(1);
    expect(mentioned()).toEqual([absent.id]);
    expect(panelText()).toContain('The table is waiting.');
    const [anew] = panels();
    await clock.advance(REMINDER);
    expect(panels()[0]?.id).toBe(anew?.id);
  });

  it('comes anew without a mention for somebody who does not want one', async () => {
    const [old] = panels();
    const { absent } = await onTurn();
    await absent.run(['table']);
    await absent.pressAction('mentions-off');
    await clock.advance(REMINDER);
    await expect.poll(() => panels()[0]?.id, SOON).not.toBe(old?.id);
    expect(mentioned()).toEqual([]);
    const told = await absent.run(['privacy']);
    expectAnswered(told);
    expect(absent.find('mentions-on')).toBeDefined();
  });

  it('shows the safe move that was made at the deadline', async () => {
    const before = panelText();
    await clock.advance(DEADLINE);
    await expect.poll(panelText, SOON).not.toBe(before);
    expect((await reading()).info.players.map(({ missed }) => missed)).toContain(1);
  });
});

describe('a stand-in', () => {
  it('is named, and gives the seat back to a press on the panel', async () => {
    const absent = await untilAway();
    await expect
      .poll(() => panelText(), SOON)
      .toMatch(/Stand-ins? moves?|A stand-in moves|Nobody is at the table/);
    expectAnswered(await absent.pressAction('back'));
    expect(await presenceOf(absent)).toBe('here');
    expect(panelText()).not.toMatch(/Nobody is at the table/);
  });

  it('gives the seat back to a press on the private panel', async () => {
    const absent = await untilAway();
    await absent.pressAction('hand');
    const own = absent.controls().findLast(({ id, message }) => {
      return id?.kind === 'table' && id.action === 'back' && isPrivate(message);
    });
    if (own === undefined) throw new Error('No way back on the private panel.');
    expectAnswered(await absent.press(own));
    expect(await presenceOf(absent)).toBe('here');
    expect(textOf(absent.privatePanel() ?? { components: [] })).not.toMatch(
      /stand-in moves for you/,
    );
  });
});

describe('somebody who leaves', () => {
  it('is told what it costs, and the others play on', async () => {
    const { absent } = await onTurn();
    await absent.run(['table']);
    await absent.pressAction('ask-leave');
    const asked = absent.find('leave')?.message;
    expect(asked && textOf(asked)).toMatch(/lost this game|verloren|perdu/);
    expectAnswered(await absent.pressAction('leave'));
    expect((await reading()).info.status).toBe('playing');
    expect(await presenceOf(absent)).toBe('gone');
    await expect.poll(panelText, SOON).toContain('is no longer there');
    await clock.advance(2 * SECOND);
    const log = await world.storage.log((await reading()).info.id);
    expect(log.at(-1)?.action).toMatchObject({ type: 'move', why: 'stand-in' });
  });

  it('leaves the server, and is not waited for after the reminder', async () => {
    const { absent } = await onTurn();
    world.discord.authority.removeMember(guild, absent.id);
    await clock.advance(REMINDER);
    await expect.poll(() => presenceOf(absent), SOON).toBe('gone');
    await expect.poll(panelText, SOON).toContain('is no longer there');
    expect(mentioned()).toEqual([]);
  });
});

describe('a table from another channel', () => {
  it('is shown to those who sit there, and ended by its host', async () => {
    const host = table.guests.find(({ id }) => id === ana);
    if (host === undefined) throw new Error('The host is missing.');
    const far = new Guest(world.discord, ana, backRoom);
    const shown = await far.run(['table']);
    expect(shown.told).toContain(`<#${lounge}>`);
    await far.pressAction('ask-end');
    expectAnswered(await far.pressAction('end'));
    expect(await world.tables.readChannel(lounge as ChannelId)).toBeUndefined();
    await expect.poll(() => host.find('rematch'), SOON).toBeDefined();
  });
});
