/** A whole game on a bot that dies now and then: whoever is on turn presses what their screen offers. */
import { expect } from 'vitest';
import type { Draw } from '../../src/engine/random.ts';
import type { Attempt } from '../../src/local/member.ts';
import { Guest } from '../support/table-driver.ts';
import { chooseValues, numberFor } from '../support/table-play.ts';
import { untilShown } from '../support/until-shown.ts';
import { publicFaults } from './current-panel.ts';
import type { MortalBot } from './killed-game.ts';
import type { Kill, MortalGame } from './mortal-game.ts';

/** A bot to press on, mortal or not. */
export type PlayableBot = Pick<MortalBot, 'place' | 'pending' | 'plan' | 'stored' | 'press'>;

/** More presses than any game needs; beyond it a table is stuck. */
const PRESSES_MAX = 3_000;

/** Plays one game to its end, and sees each of the kills happen on the way. */
export async function playMortalGame<M extends string>(
  bot: PlayableBot,
  game: MortalGame<M>,
  people: readonly string[],
  kills: readonly Kill<M>[],
  draw: Draw,
): Promise<void> {
  const { discord, channel } = bot.place;
  const guests = people.map((id) => new Guest(discord, id, channel));
  const [host, ...others] = guests;
  if (host === undefined) throw new Error('A table needs a host.');
  bot.plan(kills);
  // Without a clock: on a slow machine a reminder would put another panel in the place of the pressed one.
  const options = { ...game.options, pace: 'none' };
  const open = { channelId: channel, path: [game.command, 'start'], options };
  await bot.press(host, 'open', () => discord.member(host.id).runCommand(open));
  for (const other of others) await pressButton(bot, other, 'join');
  await pressButton(bot, host, 'start');
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    if (!(await pressOnce(bot, game, guests, draw))) break;
  }
  expect(bot.pending).toEqual([]);
  const stored = await bot.stored();
  if (stored === undefined) throw new Error('The table is not stored.');
  expect(stored.table).toMatchObject({ status: 'over', ending: { how: 'finished' } });
  await untilShown(discord, 'the end', () => publicFaults(host, stored));
}

async function pressButton(bot: PlayableBot, by: Guest, action: 'join' | 'start'): Promise<void> {
  const placed = by.find(action);
  if (placed === undefined) throw new Error(`Nobody can press ${action}.`);
  await bot.press(by, action, () => by.begin(placed));
}

/** False where the game has ended. */
async function pressOnce<M extends string>(
  bot: PlayableBot,
  game: MortalGame<M>,
  guests: readonly Guest[],
  draw: Draw,
): Promise<boolean> {
  const stored = await bot.stored();
  if (stored?.table.status === 'lobby' && game.between !== undefined) {
    const { by, placed, moment } = game.between({
      table: stored.table,
      guests,
      kills: bot.pending,
    });
    await bot.press(by, moment, () => by.begin(placed));
    return true;
  }
  const snapshot = stored?.reader.publicSnapshot();
  const seat = snapshot?.turn[0];
  const user = seat === undefined ? undefined : stored?.table.players[seat]?.user;
  const guest = guests.find(({ id }) => id === user);
  if (stored === undefined || snapshot === undefined || guest === undefined) return false;
  const decision = snapshot.decisions[seat ?? 0];
  const controls = guest
    .controls()
    .filter(
      ({ id }) => id?.kind === 'game' && id.table === stored.table.id && id.decision === decision,
    );
  const awaited = bot.pending.map(({ moment }) => moment);
  const placed = game.choose({ controls, snapshot, awaited, draw });
  if (placed === undefined) {
    const hand = guest.find('hand');
    if (hand === undefined) throw new Error('Nobody can press My hand.');
    await bot.press(guest, undefined, () => guest.begin(hand));
    return true;
  }
  const values = chooseValues(placed, draw);
  const moment = game.momentOf(placed, snapshot);
  let attempt: Attempt | undefined;
  await bot.press(guest, moment, () => (attempt = guest.begin(placed, values)));
  const form = attempt && numberFor(attempt, draw);
  const opened = attempt;
  if (opened !== undefined && form !== undefined) {
    await bot.press(guest, 'form', () => guest.beginSubmit(opened, form));
  }
  return true;
}
