/**
 * One trouble at one table of each game: people press through the bad time, then the trouble ends, and
 * everything has to be as if it had not been.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { RESTEvents } from 'discord.js';
import { SCREENS } from '../../../src/discord/games/index.ts';
import { renderPanel } from '../../../src/discord/panels/render.ts';
import { createScreens } from '../../../src/discord/screens/screens.ts';
import type { Draw } from '../../../src/engine/random.ts';
import { GAMES } from '../../../src/games/index.ts';
import { ClientRefusal } from '../../../src/local/client/refusal.ts';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import type { Attempt } from '../../../src/local/member.ts';
import { freshChannel } from '../../support/channels.ts';
import { controlsOf, isPrivate, textOf, type Guest } from '../../support/table-driver.ts';
import {
  choose,
  chooseValues,
  numberFor,
  readTable,
  startTable,
  type PlayedTable,
} from '../../support/table-play.ts';
import { startTableWorld, type TableWorld } from '../../support/table-world.ts';
import { watchStalls, type Stalls } from '../stalls.ts';
import type { Trouble } from './troubles.ts';

const { ana, zoe, juergen } = defaultIds;
/** Presses by which a table that goes on has made a move. */
const PRESSES_TO_MOVE = 60;
/** Tries again after 2, 5 and 15 seconds are over by then. */
const CALM = 24_000;
/** Requests that Discord counts towards a ban, and of which it takes 10,000 in ten minutes. */
const INVALID: readonly number[] = [401, 403, 404, 429];
/** So many of them a press, and a few. */
const INVALID_A_PRESS = 3;
const INVALID_BESIDES = 10;

export interface BadTime {
  readonly faults: readonly string[];
  readonly presses: number;
  readonly unanswered: number;
  /** Requests that were refused in a way that Discord counts. */
  readonly invalid: number;
}

export async function sitThrough(trouble: Trouble, presses: number, draw: Draw): Promise<BadTime> {
  const world = await startTableWorld({ heartbeatMs: 1_000 });
  const stalls = watchStalls();
  let invalid = 0;
  world.client.rest.on(RESTEvents.Response, (_request, { status }) => {
    if (INVALID.includes(status)) invalid += 1;
  });
  try {
    const tables: PlayedTable[] = [];
    for (const { id } of GAMES) {
      const options = { pace: 'none', ...(id === 'anaconda' ? { 'buy-in': 20, hands: 9 } : {}) };
      const channel = freshChannel(world.discord, id);
      const table = await startTable(world, channel, [zoe, juergen, ana], id, options);
      for (const guest of table.guests) await guest.pressAction('hand');
      tables.push(table);
    }
    invalid = 0;
    const bad = await Promise.all(
      tables.map((table) => pressOn(world, table, { trouble, presses, stalls, draw })),
    );
    trouble.end?.(world, tables);
    world.discord.faults.clear();
    await world.discord.botOnline(70_000);
    const all = bad.flat();
    const unanswered = all.filter((press) => press === 'unanswered').length;
    const afterwards = await Promise.all(tables.map((table) => goesOn(table, stalls, draw)));
    const most = INVALID_A_PRESS * all.length + INVALID_BESIDES;
    return {
      faults: [
        ...(unanswered > 0 && !trouble.eatsAnswers
          ? [`${unanswered} presses were not answered.`]
          : []),
        ...afterwards.flat(),
        ...(invalid > most ? [`${invalid} requests were refused, for ${all.length} presses.`] : []),
        ...world.fatal,
      ],
      presses: all.length,
      unanswered,
      invalid,
    };
  } finally {
    stalls.stop();
    await world.close();
  }
}

interface Pressing {
  readonly trouble: Trouble;
  readonly presses: number;
  readonly stalls: Stalls;
  readonly draw: Draw;
}

type Outcome = 'answered' | 'unanswered' | 'eaten' | 'nothing-to-press';

async function pressOn(
  world: TableWorld,
  table: PlayedTable,
  { trouble, presses, stalls, draw }: Pressing,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let press = 0; press < presses; press += 1) {
    trouble.strike(world, table, draw);
    outcomes.push(await pressOnce(table, stalls, draw, trouble.deliveries));
    await pause(draw(200));
  }
  return outcomes.filter((outcome) => outcome !== 'nothing-to-press');
}

/** One press of whoever is on turn, on the newest that they see. */
async function pressOnce(
  table: PlayedTable,
  stalls: Stalls,
  draw: Draw,
  deliveries = 1,
): Promise<Outcome> {
  const reader = await readTable(table);
  if (reader === undefined) return 'nothing-to-press';
  const seat = reader.publicSnapshot()?.turn[0] ?? -1;
  const user = reader.info.players[seat]?.user;
  const guest = table.guests.find(({ id }) => id === user) ?? table.guests[0];
  if (guest === undefined) return 'nothing-to-press';
  const decision = reader.seatSnapshot(seat)?.decision;
  const own = guest.controls().filter(({ id }) => id?.kind === 'game' && id.decision === decision);
  const newest = own.filter(({ message }) => message.id === own.at(-1)?.message.id);
  const placed =
    choose(draw(4) === 0 ? own : newest, draw) ?? guest.find('ready') ?? guest.find('hand');
  const member = table.world.discord.member(guest.id);
  const began = Date.now();
  try {
    if (placed === undefined) return await bringDown(guest, stalls, began);
    const values = chooseValues(placed, draw);
    const attempt = member.use(
      {
        channelId: table.channel,
        messageId: placed.message.id,
        customId: placed.control.custom_id,
        ...(values === undefined ? {} : { values }),
      },
      { deliveries },
    );
    const outcome = await outcomeOf(attempt, stalls, began);
    const fields = numberFor(attempt, draw);
    if (fields === undefined) return outcome;
    return await outcomeOf(guest.beginSubmit(attempt, fields), stalls, began);
  } catch (error) {
    // The message or its control has gone since it was looked at.
    if (error instanceof ClientRefusal) return 'nothing-to-press';
    throw error;
  }
}

/** The table is out of sight: its menu brings it back. */
async function bringDown(guest: Guest, stalls: Stalls, began: number): Promise<Outcome> {
  const outcome = await outcomeOf(guest.beginRun(['table']), stalls, began);
  const way = guest.find('bring-down');
  return way === undefined ? outcome : outcomeOf(guest.begin(way), stalls, began);
}

async function outcomeOf(attempt: Attempt, stalls: Stalls, began: number): Promise<Outcome> {
  const { type } = await attempt.settled();
  if (type !== 'failed') return 'answered';
  return stalls.ate(began) ? 'eaten' : 'unanswered';
}

/** The table makes a move, every press is answered, and one panel shows how it stands. */
export async function goesOn(
  table: PlayedTable,
  stalls: Stalls,
  draw: Draw,
): Promise<readonly string[]> {
  const before = await readTable(table);
  const name = before?.info.game ?? 'A game';
  if (before === undefined) return [`${table.channel} has lost its table.`];
  for (let press = 0; press < PRESSES_TO_MOVE; press += 1) {
    const outcome = await pressOnce(table, stalls, draw);
    if (outcome === 'unanswered') return [`${name}: a press was not answered when all was well.`];
    const now = await readTable(table);
    if (now === undefined || now.info.revision > before.info.revision) {
      return (await panelFaults(table)).map((fault) => `${name}: ${fault}`);
    }
    // A press that is answered late, or only acknowledged, needs a moment.
    await pause(100);
  }
  return [`${name} does not go on.`];
}

async function panelFaults(table: PlayedTable): Promise<readonly string[]> {
  const until = Date.now() + CALM;
  for (;;) {
    const faults = await panelFaultsNow(table);
    if (faults.length === 0 || Date.now() > until) return faults;
    await pause(500);
  }
}

/** At most one panel can be pressed; those that could not be removed have become pointers. */
async function panelFaultsNow(table: PlayedTable): Promise<readonly string[]> {
  const reader = await readTable(table);
  if (reader === undefined) return [];
  const shown = (table.guests[0]?.messages() ?? []).filter((message) => !isPrivate(message));
  const living = shown.filter((message) => controlsOf(message).length > 0);
  const [panel] = living;
  if (panel === undefined || living.length > 1) return [`${living.length} panels can be pressed.`];
  const isCurrent = textOf(panel) === textOf(renderPanel(createScreens(SCREENS), reader));
  return isCurrent ? [] : ['the panel does not show the table as it is.'];
}
