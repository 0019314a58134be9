/** A game played by presses on a Discord on paper: whoever is on turn plays, and everybody fiddles about. */
import type { Incoming } from '../../../src/discord/contract.ts';
import { parseCustomId, type CustomId } from '../../../src/discord/ids.ts';
import type { Draw } from '../../../src/engine/random.ts';
import type { TableReader } from '../../../src/tables/api.ts';
import { LANGUAGES, type Language, type UserId } from '../../../src/tables/types.ts';
import { command, component, form } from '../../discord/support/incoming.ts';
import { controlsOf, type Control } from '../../support/table-driver.ts';
import { choose, chooseValues, numberFor } from '../../support/table-play.ts';
import { CHANNEL, PEOPLE, idOf, type Person } from '../../support/tables-bench.ts';
import type { House, Witnessed } from './house.ts';
import type { PaperMessage } from './paper-discord.ts';

/** One press in so many is somebody's who only looks, asks, or presses what is not theirs. */
const FIDDLING = 8;
const PRESSES_MAX = 5_000;
/** What nobody presses here, since it ends a game. */
const ENDING: readonly string[] = ['leave', 'cancel', 'end', 'remove', 'hand-over', 'call-last'];

interface Placed {
  readonly message: PaperMessage;
  readonly control: Control;
  readonly id: CustomId | undefined;
}

/** Everybody reads another language than their neighbour. */
export function languageOf(user: UserId): Language {
  const person = PEOPLE.findIndex((one) => idOf(one) === user);
  return LANGUAGES[person % LANGUAGES.length] ?? 'en';
}

export interface GamePlan {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** The table is looked at around one press in so many. */
  readonly sampled: number;
}

/** Plays to the end; `witness` hears of every press. Gives how many there were. */
export async function playGame(
  house: House,
  { game, seats, options, sampled }: GamePlan,
  draw: Draw,
  witness: (witnessed: Witnessed) => Promise<void>,
): Promise<number> {
  const people = PEOPLE.slice(0, seats);
  const [host = 'anna', ...others] = people;
  let presses = 0;
  let reader: TableReader | undefined;

  async function press(incoming: Incoming): Promise<void> {
    presses += 1;
    const isSampled = draw(sampled) === 0;
    await witness(await house.press(incoming, isSampled ? reader?.info.id : undefined));
    await fillIn(incoming);
  }

  async function fillIn(opened: Incoming): Promise<void> {
    const modal = house.discord.modalOf(opened);
    const fields = numberFor({ modal }, draw);
    if (modal === undefined || fields === undefined || opened.kind !== 'component') return;
    const { source, language } = opened;
    const person = PEOPLE.find((one) => idOf(one) === opened.press.user) ?? host;
    await press(form(person, modal.custom_id, fields, { source, language }));
  }

  async function use(person: Person, placed: Placed | undefined): Promise<void> {
    if (placed === undefined) return;
    const { message, control } = placed;
    await press(
      component(person, control.custom_id, {
        values: chooseValues(placed, draw) ?? [],
        source: {
          channel: message.channel,
          message: message.id,
          ephemeral: message.reader !== undefined,
        },
        language: languageOf(idOf(person)),
      }),
    );
  }

  function controls(person: Person): readonly Placed[] {
    return house.discord.visibleTo(idOf(person)).flatMap((message) =>
      controlsOf(message.body).map((control) => ({
        message,
        control,
        id: parseCustomId(control.custom_id),
      })),
    );
  }

  const find = (person: Person, action: string): Placed | undefined =>
    controls(person).findLast(({ id }) => id?.kind === 'table' && id.action === action);

  async function fiddle(): Promise<void> {
    const person = PEOPLE[draw(PEOPLE.length)] ?? host;
    const harmless = controls(person).filter(({ id }) => id !== undefined && isHarmless(id));
    await use(person, harmless[draw(harmless.length)]);
  }

  async function play(open: TableReader): Promise<void> {
    const turn = open.publicSnapshot()?.turn ?? [];
    const seat = turn[draw(Math.max(1, turn.length))];
    // Between hands anybody may have joined.
    const person = PEOPLE.find((one) => idOf(one) === open.info.players[seat ?? -1]?.user);
    if (seat === undefined || person === undefined) throw new Error('Nobody is on turn.');
    const decision = open.seatSnapshot(seat)?.decision;
    const own = controls(person).filter(
      ({ id }) => id?.kind === 'game' && id.decision === decision,
    );
    await use(person, choose(ofOneMessage(own, draw), draw) ?? find(person, 'hand'));
  }

  const opening = { language: languageOf(idOf(host)) };
  await press(
    command(host, [game, 'start'], { ...opening, options: { pace: 'none', ...options } }),
  );
  for (const other of others) await use(other, find(other, 'join'));
  await use(host, find(host, 'start'));
  reader = await house.bench.tables.readChannel(CHANNEL);
  while (reader !== undefined) {
    if (presses > PRESSES_MAX) throw new Error(`${game} does not come to an end.`);
    const between = reader.info.evening?.isBetweenHands === true;
    if (draw(FIDDLING) === 0) await fiddle();
    else if (between) for (const person of PEOPLE) await use(person, find(person, 'ready'));
    else await play(reader);
    reader = await house.bench.tables.readChannel(CHANNEL);
  }
  return presses;
}

/** Of the newest message, where a move is composed; now and then of any, which may be the public one. */
function ofOneMessage(controls: readonly Placed[], draw: Draw): readonly Placed[] {
  const chosen = draw(4) === 0 ? controls[draw(controls.length)] : controls.at(-1);
  return controls.filter(({ message }) => message.id === chosen?.message.id);
}

function isHarmless(id: CustomId): boolean {
  switch (id.kind) {
    case 'table':
      return !ENDING.includes(id.action) && id.action !== 'rematch' && id.action !== 'buy-in';
    case 'menu':
      return !ENDING.includes(id.item);
    case 'game':
    case 'rules':
    case 'recap':
      return true;
    case 'privacy':
    case 'chips':
    case 'practice':
    case 'ledger':
      return false;
  }
}
