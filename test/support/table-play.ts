/** Plays tables by presses alone, without knowing the game: whoever is on turn uses what the screen offers. */
import { ComponentType } from 'discord-api-types/v10';
import { NUMBER_FIELD } from '../../src/discord/panels/number-form.ts';
import type { Draw } from '../../src/engine/random.ts';
import { shuffle } from '../../src/engine/shuffle.ts';
import type { Attempt } from '../../src/local/member.ts';
import type { OptionValue } from '../../src/local/page-protocol.ts';
import type { TableReader } from '../../src/tables/api.ts';
import type { ChannelId } from '../../src/tables/types.ts';
import { Guest, type Placed, type Pressed } from './table-driver.ts';
import type { TableWorld } from './table-world.ts';

/** More presses than any game needs; beyond it a table is stuck. */
const PRESSES_MAX = 2_000;

/** Where a table stands: Discord, and a look at the tables to know whose turn it is. */
export type Place = Pick<TableWorld, 'discord' | 'tables'>;

export interface PlayedTable {
  readonly world: Place;
  readonly channel: string;
  /** Everybody who may be on turn; the first is the host. */
  readonly guests: readonly Guest[];
}

/** Opens a table for these people and starts its game, all by commands and presses. */
export async function startTable(
  world: Place,
  channel: string,
  people: readonly string[],
  game = 'cockroach',
  options: Readonly<Record<string, OptionValue>> = {},
): Promise<PlayedTable> {
  const guests = people.map((id) => new Guest(world.discord, id, channel));
  const [host, ...others] = guests;
  if (host === undefined) throw new Error('A table needs a host.');
  expectAnswered(await host.run([game, 'start'], { ...options }));
  for (const other of others) expectAnswered(await other.pressAction('join'));
  expectAnswered(await host.pressAction('start'));
  return { world, channel, guests };
}

/** The table that lives in the channel; undefined once it has ended. */
export function readTable({ world, channel }: PlayedTable): Promise<TableReader | undefined> {
  return world.tables.readChannel(channel as ChannelId);
}

/** One press of whoever is on turn; false where the game has ended. `after` sees each press. */
export async function playOnce(
  table: PlayedTable,
  draw: Draw,
  after: (pressed: Pressed, by: Guest) => void | Promise<void> = () => undefined,
): Promise<boolean> {
  const reader = await readTable(table);
  const seat = reader?.publicSnapshot()?.turn[0];
  const user = seat === undefined ? undefined : reader?.info.players[seat]?.user;
  const guest = table.guests.find(({ id }) => id === user);
  const decision = seat === undefined ? undefined : reader?.seatSnapshot(seat)?.decision;
  if (reader === undefined || guest === undefined || decision == null) return false;
  const controls = guest
    .controls()
    .filter(
      ({ id }) => id?.kind === 'game' && id.table === reader.info.id && id.decision === decision,
    );
  const placed = choose(controls, draw);
  const pressed =
    placed === undefined
      ? await guest.pressAction('hand')
      : await filledIn(guest, await guest.press(placed, chooseValues(placed, draw)), draw);
  expectAnswered(pressed);
  await after(pressed, guest);
  return true;
}

/** A press that opens a form goes on with a number within its bounds. */
export async function filledIn(guest: Guest, pressed: Pressed, draw: Draw): Promise<Pressed> {
  const values = numberFor(pressed.attempt, draw);
  return values === undefined ? pressed : guest.submit(pressed, values);
}

/** What to type into the form that a press has opened: a number within its bounds; undefined without a form. */
export function numberFor(
  { modal }: Pick<Attempt, 'modal'>,
  draw: Draw,
): Readonly<Record<string, string>> | undefined {
  const [field] = modal?.components ?? [];
  if (field === undefined) return undefined;
  const input = 'component' in field ? field.component : undefined;
  const hint = input !== undefined && 'placeholder' in input ? (input.placeholder ?? '') : '';
  const [min = 1, max = min] = hint.split('–').map(Number);
  return { [NUMBER_FIELD]: String(min + draw(max - min + 1)) };
}

export async function playToTheEnd(
  table: PlayedTable,
  draw: Draw,
  after?: (pressed: Pressed, by: Guest) => void | Promise<void>,
): Promise<void> {
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    if (!(await playOnce(table, draw, after))) return;
  }
  throw new Error('The game does not come to an end.');
}

export function expectAnswered({ outcome, told }: Pressed): void {
  if (outcome.type !== 'answered') throw new Error(`Not answered: ${outcome.type} ${told}`);
}

/** Selects that wait for a choice come first, so that a move gets composed. */
export function choose<P extends Pick<Placed, 'control'>>(
  controls: readonly P[],
  draw: Draw,
): P | undefined {
  const open = controls.filter((placed) => isOpenSelect(placed));
  const buttons = controls.filter(({ control }) => control.type === ComponentType.Button);
  const preferred = open.length > 0 && draw(4) > 0 ? open : buttons;
  const among = preferred.length > 0 ? preferred : controls;
  return among.length === 0 ? undefined : among[draw(among.length)];
}

function isOpenSelect({ control }: Pick<Placed, 'control'>): boolean {
  if (control.type !== ComponentType.StringSelect) return false;
  return !control.options.some((option) => option.default === true);
}

/** The newest control with that action. */
export function findAction(controls: readonly Placed[], action: string): Placed | undefined {
  return controls.findLast((placed) => actionOf(placed) === action);
}

/** The action of one of the game's controls. */
export function actionOf({ id }: Placed): string | undefined {
  return id?.kind === 'game' ? id.action : undefined;
}

/** As many of a select's options as it wants; nothing for a button. */
export function chooseValues(
  { control }: Pick<Placed, 'control'>,
  draw: Draw,
): readonly string[] | undefined {
  if (control.type !== ComponentType.StringSelect) return undefined;
  const values = control.options.map(({ value }) => value);
  if (values.length === 0) throw new Error('A select without options.');
  return shuffle(values, draw).slice(0, control.min_values ?? 1);
}
