/** A whole game on a bot that dies now and then: whoever is on turn presses what their screen offers. */
import { ComponentType } from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { Draw } from '../../src/engine/random.ts';
import type { PublicView } from '../../src/games/cockroach/types.ts';
import { Guest, type Placed } from '../support/table-driver.ts';
import { expectCurrentPanel } from './current-panel.ts';
import type { Kill, Moment, MortalBot } from './killed-game.ts';

/** A bot to press on, mortal or not. */
export type PlayableBot = Pick<MortalBot, 'place' | 'pending' | 'plan' | 'stored' | 'press'>;

/** More presses than any game needs; beyond it a table is stuck. */
const PRESSES_MAX = 2_000;

/** Plays one game to its end, and sees each of the kills happen on the way. */
export async function playMortalGame(
  bot: PlayableBot,
  people: readonly string[],
  kills: readonly Kill[],
  draw: Draw,
): Promise<void> {
  const { discord, channel } = bot.place;
  const guests = people.map((id) => new Guest(discord, id, channel));
  const [host, ...others] = guests;
  if (host === undefined) throw new Error('A table needs a host.');
  bot.plan(kills);
  const open = { channelId: channel, path: ['cockroach', 'start'], options: {} };
  await bot.press(host, 'open', () => discord.member(host.id).runCommand(open));
  for (const other of others) await pressButton(bot, other, 'join');
  await pressButton(bot, host, 'start');
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    if (!(await pressOnce(bot, guests, draw))) break;
  }
  expect(bot.pending).toEqual([]);
  const stored = await bot.stored();
  if (stored === undefined) throw new Error('The table is not stored.');
  expect(stored.table).toMatchObject({ status: 'over', ending: { how: 'finished' } });
  await expectCurrentPanel(host, stored, 'the end');
}

async function pressButton(bot: PlayableBot, by: Guest, action: 'join' | 'start'): Promise<void> {
  const placed = by.find(action);
  if (placed === undefined) throw new Error(`Nobody can press ${action}.`);
  await bot.press(by, action, () => begin(bot, by, placed));
}

/** False where the game has ended. */
async function pressOnce(bot: PlayableBot, guests: readonly Guest[], draw: Draw): Promise<boolean> {
  const stored = await bot.stored();
  const snapshot = stored?.reader.publicSnapshot();
  const seat = snapshot?.turn[0];
  const guest = seat === undefined ? undefined : guests[seat];
  if (stored === undefined || snapshot === undefined || guest === undefined) return false;
  const decision = snapshot.decisions[seat ?? 0];
  // The game of this table is Cockroach Poker, and this is its view.
  const { phase } = snapshot.public as PublicView;
  const controls = guest
    .controls()
    .filter(
      ({ id }) => id?.kind === 'game' && id.table === stored.table.id && id.decision === decision,
    );
  const placed = choose(controls, bot.pending, phase, draw);
  if (placed === undefined) {
    await guest.pressAction('hand');
    return true;
  }
  const values = chooseValues(placed, draw);
  await bot.press(guest, momentOf(placed, phase), () => begin(bot, guest, placed, values));
  return true;
}

function begin(bot: PlayableBot, by: Guest, { message, control }: Placed, values?: string[]) {
  return bot.place.discord.member(by.id).use({
    channelId: by.channel,
    messageId: message.id,
    customId: control.custom_id,
    ...(values === undefined ? {} : { values }),
  });
}

/** Which move the press of a control is, if it is one. */
function momentOf({ id }: Placed, phase: PublicView['phase']): Moment | undefined {
  if (id?.kind !== 'game') return undefined;
  switch (id.action) {
    case 'true':
    case 'false':
      return 'judge';
    case 'look':
      return 'peek';
    case 'hand-over':
      return phase === 'offering' ? 'offer' : 'pass';
    default:
      return undefined;
  }
}

/** What a kill waits for comes first, then selects in which nothing is chosen yet. */
function choose(
  controls: readonly Placed[],
  pending: readonly Kill[],
  phase: PublicView['phase'],
  draw: Draw,
): Placed | undefined {
  const awaited = pending.map(({ moment }) => moment);
  const named = (moments: readonly Moment[]) =>
    controls.find((placed) => {
      const moment = momentOf(placed, phase);
      return moment !== undefined && moments.includes(moment);
    });
  const opensPass = controls.find(({ id }) => id?.kind === 'game' && id.action === 'pass');
  const open = controls.filter((placed) => isOpenSelect(placed));
  const passing = awaited.includes('peek') || awaited.includes('pass');
  const wanted =
    named(awaited.filter((moment) => moment !== 'judge')) ??
    (passing && open.length === 0 ? opensPass : undefined) ??
    (passing ? open[0] : named(awaited));
  if (wanted !== undefined) return wanted;
  const buttons = controls.filter(({ control }) => control.type === ComponentType.Button);
  const preferred = open.length > 0 && draw(4) > 0 ? open : buttons;
  const among = preferred.length > 0 ? preferred : controls;
  return among.length === 0 ? undefined : among[draw(among.length)];
}

function isOpenSelect({ control }: Placed): boolean {
  return (
    control.type === ComponentType.StringSelect &&
    !control.options.some((option) => option.default === true)
  );
}

function chooseValues({ control }: Placed, draw: Draw): string[] | undefined {
  if (control.type !== ComponentType.StringSelect) return undefined;
  const option = control.options[draw(control.options.length)];
  if (option === undefined) throw new Error('A select without options.');
  return [option.value];
}
