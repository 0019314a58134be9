/**
 * Real presses, to be made again and again: people play tables of a game on a local Discord, and from
 * some moment on each press is written down. On a copy of the database as it was at that moment the same
 * presses lead to the same moves.
 */
import { copyFileSync } from 'node:fs';
import type { APIMessage } from 'discord-api-types/v10';
import type { Draw } from '../../src/engine/random.ts';
import { shuffle } from '../../src/engine/shuffle.ts';
import type { SavedWorld } from '../../src/local/world/saved.ts';
import type { Entry } from '../../src/local/world/types.ts';
import { defaultIds } from '../../src/local/world/default-world.ts';
import type { World } from '../../src/local/world/world.ts';
import type { TableId } from '../../src/tables/types.ts';
import { seededDraw } from '../../test/support/random-table.ts';
import { Guest, isPrivate, type Placed } from '../../test/support/table-driver.ts';
import {
  choose,
  chooseValues,
  expectAnswered,
  numberFor,
  playOnce,
  readTable,
  startTable,
  type PlayedTable,
} from '../../test/support/table-play.ts';
import { startTableWorld } from '../../test/support/table-world.ts';
import type { TemporaryFolder } from '../../test/support/temporary-folder.ts';

const { ana, juergen, chloe, zoe, sakura, olumide, priya } = defaultIds;
export const PEOPLE = [ana, juergen, chloe, zoe, sakura, olumide, priya] as const;
/** The typical table. */
export const SEATS_A_TABLE = 4;
/** Tables are met at any stage of their game: each has seen up to so many presses before. */
const PRESSES_BEFORE = 40;

export type Panel = NonNullable<APIMessage['components']>;

/** One press of a person: on the public panel or on the newest private message with that control. */
export interface Action {
  readonly user: string;
  readonly on: 'public' | 'private';
  readonly customId: string;
  readonly values?: readonly string[];
  /** What was typed into the form that the press opened. */
  readonly form?: Readonly<Record<string, string>>;
}

/** What happens at one table. */
export interface Script {
  readonly table: TableId;
  readonly channel: string;
  /** The message with the public panel as it stood at the beginning. */
  readonly panel: Entry;
  readonly actions: readonly Action[];
}

export interface Recording {
  readonly game: string;
  /** The database as it was at the beginning; every table of the scripts is at play. */
  readonly databaseFile: string;
  readonly world: SavedWorld;
  readonly scripts: readonly Script[];
  /** The components of every answer that was recorded. */
  readonly answers: readonly Panel[];
}

export interface RecordingOptions {
  readonly tables: number;
  /** At most, at each table. */
  readonly presses: number;
  readonly seed: number;
}

export async function record(
  game: string,
  folder: TemporaryFolder,
  { tables, presses, seed }: RecordingOptions,
): Promise<Recording> {
  const draw = seededDraw(seed);
  const databaseUrl = folder.database(`${game}.db`);
  const before = await startTableWorld({ databaseUrl });
  const begun: PlayedTable[] = [];
  for (let number = 0; number < tables; number += 1) {
    const channel = addChannel(before.discord.world, number);
    const people = shuffle(PEOPLE, draw).slice(0, SEATS_A_TABLE);
    const chips = game === 'anaconda' ? { 'buy-in': 20 } : {};
    const table = await startTable(before, channel, people, game, { pace: 'none', ...chips });
    for (let left = draw(PRESSES_BEFORE); left > 0; left -= 1) {
      if (!(await playOnce(table, draw))) break;
    }
    begun.push(table);
  }
  const world = before.discord.world.save();
  await before.close();
  const databaseFile = folder.file(`${game}.db`);
  copyFileSync(databaseFile, folder.file(`${game}-played.db`));

  const now = await startTableWorld({ databaseUrl: folder.database(`${game}-played.db`), world });
  const answers: Panel[] = [];
  const scripts: Script[] = [];
  for (const { channel, guests: sitting } of begun) {
    const guests = sitting.map(({ id }) => new Guest(now.discord, id, channel));
    const table: PlayedTable = { world: now, channel, guests };
    const reader = await readTable(table);
    const place = reader?.info.panel;
    const panel = place && now.discord.world.messages.find(place.channel, place.message);
    if (reader?.info.status !== 'playing' || panel === undefined) continue;
    const actions = await act(table, draw, presses, answers);
    scripts.push({ table: reader.info.id, channel, panel, actions });
  }
  await now.close();
  return { game, databaseFile, world, scripts, answers };
}

/** Everybody opens their hand, then those on turn press; gives the presses and puts the answers aside. */
async function act(
  table: PlayedTable,
  draw: Draw,
  presses: number,
  answers: Panel[],
): Promise<readonly Action[]> {
  const actions: Action[] = [];
  const press = async (guest: Guest, placed: Placed | undefined): Promise<void> => {
    if (placed === undefined) throw new Error('Nothing is there to press.');
    const values = chooseValues(placed, draw);
    const pressed = await guest.press(placed, values);
    const form = numberFor(pressed.attempt, draw);
    const answered = form === undefined ? pressed : await guest.submit(pressed, form);
    expectAnswered(answered);
    const shown = answered.attempt.message?.message.components;
    if (shown !== undefined) answers.push(shown);
    actions.push({
      user: guest.id,
      on: isPrivate(placed.message) ? 'private' : 'public',
      customId: placed.control.custom_id,
      ...(values === undefined ? {} : { values }),
      ...(form === undefined ? {} : { form }),
    });
  };
  for (const guest of table.guests) await press(guest, guest.find('hand'));
  while (actions.length < presses) {
    const next = await whoIsNext(table);
    if (next === undefined) break;
    const { guest, decision } = next;
    const controls = guest
      .controls()
      .filter(({ id }) => id?.kind === 'game' && id.decision === decision);
    await press(guest, choose(controls, draw) ?? guest.find('hand'));
  }
  return actions;
}

/** The first seat on turn with the decision that it is asked for; undefined once the game has ended. */
async function whoIsNext(
  table: PlayedTable,
): Promise<{ readonly guest: Guest; readonly decision: number } | undefined> {
  const reader = await readTable(table);
  const seat = reader?.publicSnapshot()?.turn[0];
  if (reader === undefined || seat === undefined) return undefined;
  const guest = table.guests.find(({ id }) => id === reader.info.players[seat]?.user);
  const decision = reader.seatSnapshot(seat)?.decision;
  return guest === undefined || decision == null ? undefined : { guest, decision };
}

/** A text channel for one table; gives its id. */
export function addChannel(world: World, number: number): string {
  const pattern = world.channel(defaultIds.lounge);
  if (pattern === undefined) throw new Error('The first world has no lounge.');
  const id = String(1_200_000_000_000_000_000n + BigInt(number));
  world.createChannel({ ...pattern, id, name: `table-${number}` });
  return id;
}
