/** Tables in each state that refuses something, and the presses that are refused there. */
import { defaultIds } from '../../src/local/world/default-world.ts';
import type { Attempt } from '../../src/local/member.ts';
import type { ChannelId } from '../../src/tables/types.ts';
import { seededDraw } from '../conformance/seeded.ts';
import { answerOf } from '../support/answer-of.ts';
import { clearAll, daysLater } from '../support/clearing.ts';
import { RETENTION } from '../support/retention.ts';
import { Guest } from '../support/table-driver.ts';
import { playOnce, readTable, startTable, type PlayedTable } from '../support/table-play.ts';
import { startTableWorld, type TableWorld } from '../support/table-world.ts';
import { createTampering, part, type Change } from '../support/tampering.ts';

const { ana, zoe, juergen, chloe, sakura, olumide, priya, lounge } = defaultIds;
const EVERYBODY = [ana, zoe, juergen, chloe, sakura, olumide, priya];
/** Presses come so far apart that nobody's refusals are cut short. */
const BETWEEN_PRESSES = 3_000;

export interface RefusalTable {
  readonly table: string;
  /** A press by the host, on a control of this kind and with this rest of its id. */
  host(kind: string, rest: string): Promise<string>;
  guest(kind: string, rest: string): Promise<string>;
  stranger(kind: string, rest: string, table?: string): Promise<string>;
  press(customId: string): Promise<string>;
  startAnother(): Promise<string>;
  /** A control of the game, pressed by whoever is on turn, on this decision or the present one. */
  onTurn(action: string, options?: { readonly decision: number }): Promise<string>;
  waiting(action: string): Promise<string>;
}

export interface RefusalStage {
  readonly lobby: RefusalTable;
  readonly lonely: RefusalTable;
  readonly full: RefusalTable;
  readonly game: RefusalTable;
  /** Two players, so whoever has the card has to judge it. */
  readonly deciding: RefusalTable;
  readonly over: RefusalTable;
  /** It ended long ago; its old panel still stands in the channel. */
  readonly cleared: RefusalTable;
  /** Types a command where there is no table. */
  readonly runs: (path: readonly string[]) => Promise<string>;
  readonly unknownCommand: () => Promise<string>;
  /** A press from a private message. */
  readonly outside: () => Promise<string>;
  /** From now on everybody's client has this locale. */
  speak(locale: string): void;
  end(): Promise<void>;
}

export async function refusalStage(): Promise<RefusalStage> {
  let later = 0;
  const world = await startTableWorld({ now: () => Date.now() + later });
  const { discord } = world;
  const tampering = createTampering(discord);
  let channels = 0;

  const send = (change: Change, begin: () => Attempt): Promise<string> => {
    later += BETWEEN_PRESSES;
    return answerOf(tampering.with(change, begin));
  };
  const newChannel = (): string => {
    const id = String(800_000_000_000_000_000n + BigInt((channels += 1)));
    const pattern = discord.world.channel(lounge);
    if (pattern === undefined) throw new Error('There is no lounge.');
    return discord.world.createChannel({ ...pattern, id, name: `room-${channels}` }).id;
  };
  const help = (change: Change): Promise<string> => {
    const command = { channelId: lounge, path: ['help'], options: {} };
    return send(change, () => discord.member(priya).runCommand(command));
  };
  const idle = newChannel();
  const open = (host: string, guests: readonly string[]) =>
    openLobby(world, newChannel(), host, guests);
  const set = (played: PlayedTable) => refusalTable(world, played, send);

  const game = await startTable(world, newChannel(), [zoe, juergen]);
  const deciding = await startTable(world, newChannel(), [zoe, juergen]);
  await untilDeciding(deciding);
  const cleared = await set(await startTable(world, newChannel(), [zoe, juergen]));
  await cleared.host('menu', 'end');
  await clearAll(world.storage, daysLater(Date.now(), RETENTION.tableDays));
  const over = await set(await startTable(world, newChannel(), [zoe, juergen]));
  await over.host('menu', 'end');
  return {
    lobby: await set(await open(zoe, [juergen])),
    lonely: await set(await open(zoe, [])),
    full: await set(await open(zoe, [ana, juergen, chloe, sakura, olumide])),
    game: await set(game),
    deciding: await set(deciding),
    over,
    cleared,
    runs: (path) =>
      send(
        () => undefined,
        () => discord.member(priya).runCommand({ channelId: idle, path, options: {} }),
      ),
    unknownCommand: () => help((payload) => (part(payload, 'data')['name'] = 'poker')),
    outside: () => help((payload) => Reflect.deleteProperty(payload, 'guild_id')),
    speak(locale) {
      for (const id of EVERYBODY) discord.member(id).setLocale(locale);
    },
    end: () => world.close(),
  };
}

async function openLobby(
  world: TableWorld,
  channel: string,
  host: string,
  guests: readonly string[],
): Promise<PlayedTable> {
  const [first, ...others] = [host, ...guests].map((id) => new Guest(world.discord, id, channel));
  await first?.run(['cockroach', 'start']);
  for (const other of others) await other.pressAction('join');
  return { world, channel, guests: first === undefined ? [] : [first, ...others] };
}

async function untilDeciding(table: PlayedTable): Promise<void> {
  const draw = seededDraw('a card to judge');
  for (let presses = 0; presses < 100; presses += 1) {
    const view: unknown = (await readTable(table))?.publicSnapshot()?.public;
    if (typeof view === 'object' && view !== null && 'phase' in view && view.phase === 'deciding') {
      return;
    }
    await playOnce(table, draw);
  }
  throw new Error('Nobody offers a card.');
}

async function refusalTable(
  world: TableWorld,
  played: PlayedTable,
  send: (change: Change, begin: () => Attempt) => Promise<string>,
): Promise<RefusalTable> {
  const { channel, guests } = played;
  const [first, second] = guests;
  const stored = await world.storage.loadByChannel(channel as ChannelId);
  if (stored === undefined || first === undefined) throw new Error('There is no table.');
  const { id } = stored;
  const stranger = new Guest(world.discord, priya, channel);

  /** Any living button of the table, with the id of the one that is no longer to be seen. */
  const press = (by: Guest | undefined, customId: string): Promise<string> => {
    const placed = by?.find('rules') ?? by?.find('menu') ?? by?.find('rematch');
    if (by === undefined || placed === undefined) throw new Error('Nobody can press there.');
    const begin = () =>
      world.discord.member(by.id).use({
        channelId: channel,
        messageId: placed.message.id,
        customId: placed.control.custom_id,
      });
    return send((payload) => (part(payload, 'data')['custom_id'] = customId), begin);
  };
  const turn = async () => {
    const snapshot = (await readTable(played))?.publicSnapshot();
    const seat = snapshot?.turn[0] ?? 0;
    return { seat, decision: snapshot?.decisions[seat] ?? 0 };
  };

  return {
    table: id,
    host: (kind, rest) => press(first, `h1:${kind}:${id}:${rest}`),
    guest: (kind, rest) => press(second, `h1:${kind}:${id}:${rest}`),
    stranger: (kind, rest, table = id) => press(stranger, `h1:${kind}:${table}:${rest}`),
    press: (customId) => press(first, customId),
    startAnother() {
      const path = ['cockroach', 'start'];
      const command = { channelId: channel, path, options: {} };
      return send(
        () => undefined,
        () => world.discord.member(priya).runCommand(command),
      );
    },
    async onTurn(action, options) {
      const { seat, decision } = await turn();
      const asked = options?.decision ?? decision;
      return press(guests[seat], `h1:game:${id}:${asked}:${action}:`);
    },
    async waiting(action) {
      const { seat, decision } = await turn();
      return press(guests[1 - seat], `h1:game:${id}:${decision}:${action}:`);
    },
  };
}
