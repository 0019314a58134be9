/** Evenings of Anaconda by presses on the whole bot; after each press the chips of the house are counted. */
import { expect } from 'vitest';
import type { Draw } from '../../src/engine/random.ts';
import { createRegistry } from '../../src/engine/registry.ts';
import { GAMES } from '../../src/games/index.ts';
import type { PublicView } from '../../src/games/anaconda/types.ts';
import { defaultIds } from '../../src/local/world/default-world.ts';
import type { OptionValue } from '../../src/local/page-protocol.ts';
import type { Evening, TableReader } from '../../src/tables/api.ts';
import { examine } from '../../src/tables/examine.ts';
import type { ChannelId, GuildId, Player, TableId, UserId } from '../../src/tables/types.ts';
import { choosePress, controlsFor } from './anaconda-play.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import { Guest, isPrivate, textOf, type Placed, type Pressed } from './table-driver.ts';
import { chooseValues, expectAnswered, filledIn } from './table-play.ts';
import { startTableWorld, type TableWorld } from './table-world.ts';
import { untilShown } from './until-shown.ts';

const { ana, zoe, juergen, chloe, sakura, olumide, priya, guild, lounge } = defaultIds;
/** Everybody in the server, whether at a table or not. */
export const EVERYBODY = [ana, zoe, juergen, chloe, sakura, olumide, priya] as const;
export const GRANT = 1_000;
/** Longer than a stand-in's pause, and too short for anybody to be reminded. */
const A_MOMENT = 2_000;
/** More than any hand takes. */
const PRESSES_MAX = 1_500;
/** Edits follow the answer, and a slow machine takes its time. */
const SHOWN = { timeout: 8_000 };

export type Given = Readonly<Record<string, OptionValue>>;

export class EveningPlay {
  readonly world: TableWorld;
  readonly clock: ManualClock;
  readonly channel: string;
  readonly #draw: Draw;
  #table: TableId | undefined;

  private constructor(world: TableWorld, clock: ManualClock, draw: Draw, channel: string) {
    this.world = world;
    this.clock = clock;
    this.channel = channel;
    this.#draw = draw;
  }

  static async open(draw: Draw, databaseUrl?: string): Promise<EveningPlay> {
    const clock = createManualClock(Date.now());
    const world = await startTableWorld({
      tablesClock: clock,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
    });
    return new EveningPlay(world, clock, draw, lounge);
  }

  guest(id: string): Guest {
    return new Guest(this.world.discord, id, this.channel);
  }

  /** By command and presses; the first is the host. */
  async start([host = ana, ...others]: readonly string[], options: Given): Promise<void> {
    await this.did(this.guest(host).run(['anaconda', 'start'], { language: 'en', ...options }));
    this.#table = (await this.world.tables.readChannel(this.channel as ChannelId))?.info.id;
    for (const other of others) await this.press(other, 'join');
    await this.press(host, 'start');
  }

  /** The table, which may be over. */
  async read(): Promise<TableReader> {
    const reader = this.#table && (await this.world.tables.read(this.#table));
    if (reader === undefined) throw new Error('There is no table.');
    return reader;
  }

  async evening(): Promise<Evening> {
    const { evening } = (await this.read()).info;
    if (evening === undefined) throw new Error('The table has no chips.');
    return evening;
  }

  /** Who sits at the table and has not left for good. */
  async seated(): Promise<readonly Player[]> {
    return (await this.read()).info.players.filter(({ presence }) => presence !== 'gone');
  }

  /** Presses the newest such control, once it is in sight. */
  async press(person: string, action: string): Promise<Pressed> {
    const guest = this.guest(person);
    await untilShown(this.world.discord, `${action} for ${person} on ${this.panel()}`, () =>
      guest.find(action) === undefined ? [action] : [],
    );
    return this.did(guest.pressAction(action));
  }

  /** By the menu of `/table`, one item after another. */
  async menu(person: string, ...items: readonly string[]): Promise<void> {
    await this.did(this.guest(person).run(['table']));
    for (const item of items) await this.press(person, item);
  }

  /** What a press led to, once it is answered and the chips are counted. */
  async did(pressing: Promise<Pressed>): Promise<Pressed> {
    const pressed = await pressing;
    expectAnswered(pressed);
    await this.count();
    return pressed;
  }

  /** Somebody who is there and on turn goes on; where nobody is, time does. False once the hand is over. */
  async goOn(absent: readonly string[] = []): Promise<boolean> {
    const reader = await this.read();
    if (reader.info.status !== 'playing') return false;
    const seat = reader.publicSnapshot()?.turn.find((one) => {
      const player = reader.info.players[one];
      return player?.presence === 'here' && !absent.includes(player.user);
    });
    if (seat === undefined) {
      await this.wait(absent.length === 0 ? A_MOMENT : this.#untilDeadline(reader));
      return true;
    }
    const guest = this.guest(reader.info.players[seat]?.user ?? '');
    const decision = reader.seatSnapshot(seat)?.decision;
    const placed = choosePress(controlsFor(guest, reader, decision), this.#draw);
    await this.did(placed === undefined ? guest.pressAction('hand') : this.#use(guest, placed));
    return true;
  }

  /** Until the hand is over, everybody but those who are absent moving by chance. */
  async playHand(absent: readonly string[] = []): Promise<void> {
    for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
      if (await this.goOn(absent)) continue;
      await this.audit();
      return;
    }
    throw new Error('The hand does not come to an end.');
  }

  async playPresses(presses: number): Promise<void> {
    for (let made = 0; made < presses; made += 1) await this.goOn();
  }

  async wait(time: number): Promise<void> {
    await this.clock.advance(time);
    await this.count();
  }

  /**
   * Whoever has no chips brings some again where that may be, then all others ask for the hand; who has
   * just brought chips asks by that. The last press deals.
   */
  async everybodyReady(): Promise<void> {
    for (const action of ['buy-in', 'ready'] as const) {
      for (const { user, ready } of await this.seated()) {
        const isBroke = (await this.stackOf(user)) === 0;
        if (ready === true || isBroke !== (action === 'buy-in')) continue;
        if (!isBroke || (await this.evening()).rebuy) await this.press(user, action);
      }
    }
  }

  async stackOf(person: string): Promise<number> {
    const { sitters } = await this.evening();
    return sitters.find(({ user }) => user === person)?.stack ?? 0;
  }

  /** The public panel says so, sooner or later. */
  async expectShown(words: string | RegExp): Promise<void> {
    await expect.poll(() => this.panel(), SHOWN).toMatch(words);
  }

  panel(): string {
    const panels = this.guest(priya)
      .messages()
      .filter((message) => !isPrivate(message));
    return panels.map(textOf).join('\n').replaceAll('\u00A0', ' ');
  }

  async holdings(person: string) {
    const { balance, staked } = await this.world.storage.holdings(
      guild as GuildId,
      person as UserId,
      Date.now(),
    );
    return { balance, staked };
  }

  /**
   * The ledger is whole, nobody has made or lost a chip, and what lies on the table while a hand runs is
   * what those who play it have set aside.
   */
  async count(): Promise<void> {
    const faults = Object.entries(await this.world.storage.ledgerFaults());
    expect(faults.filter(([, list]) => list.length > 0)).toEqual([]);
    const held = await Promise.all(EVERYBODY.map((person) => this.holdings(person)));
    const sum = held.reduce((total, { balance, staked }) => total + balance + staked, 0);
    expect(sum).toBe(GRANT * EVERYBODY.length);
    if (this.#table !== undefined) expectTableWhole(await this.read());
  }

  /** Every table of the house is what its log gives, chips included. */
  async audit(): Promise<void> {
    const { findings, ledger } = await examine(this.world.storage, createRegistry(GAMES));
    expect({ findings, ledger }).toEqual({ findings: [], ledger: [] });
  }

  /** The evening is over, and every stack has gone home. */
  async expectOver(): Promise<void> {
    const { status } = (await this.read()).info;
    expect(status).toBe('over');
    for (const person of EVERYBODY) {
      expect(await this.holdings(person)).toMatchObject({ staked: 0 });
    }
    await this.expectShown('The evening');
    expect(this.world.fatal).toEqual([]);
    expect(this.world.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
    await this.audit();
  }

  async #use(guest: Guest, placed: Placed): Promise<Pressed> {
    const pressed = await guest.press(placed, chooseValues(placed, this.#draw));
    return filledIn(guest, pressed, this.#draw);
  }

  #untilDeadline({ info }: TableReader): number {
    const endsAt = info.countdown?.endsAt ?? this.clock.now();
    return Math.max(A_MOMENT, endsAt - this.clock.now());
  }
}

function expectTableWhole(reader: TableReader): void {
  const { status, evening, players } = reader.info;
  if (status !== 'playing' || evening === undefined) return;
  const { stacks, pot } = reader.publicSnapshot()?.public as PublicView;
  const onTable = stacks.reduce((sum, stack) => sum + stack, pot);
  const seats = players.map(({ user }) => user);
  const setAside = evening.sitters
    .filter(({ user }) => seats.includes(user))
    .reduce((sum, { stack }) => sum + stack, 0);
  expect(onTable).toBe(setAside);
}
