/** Tables on a real, migrated database, with a clock that tests move and people who press. */
import { randomBytes } from 'node:crypto';
import type { Game } from '../../src/engine/contract.ts';
import { createRegistry } from '../../src/engine/registry.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import { openStorage } from '../../src/storage/sqlite/storage.ts';
import type { ConnectOptions } from '../../src/storage/sqlite/connect.ts';
import type { Storage } from '../../src/storage/port.ts';
import type { Answer, Press, TableReader } from '../../src/tables/api.ts';
import type { RandomBytes } from '../../src/tables/ids.ts';
import { createTables, type TablesService } from '../../src/tables/service.ts';
import type { ChannelId, GuildId, InteractionId, Pace, UserId } from '../../src/tables/types.ts';
import type { Thinker } from '../../src/tables/thinking.ts';
import { createDuel } from './duel.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';

export const GUILD = '100000000000000001' as GuildId;
export const CHANNEL = '200000000000000001' as ChannelId;
export const OTHER_CHANNEL = '200000000000000002' as ChannelId;

/** People by first name; the id of each is as long as Discord's. */
export const PEOPLE = ['anna', 'ben', 'cleo', 'dora', 'emil', 'finn', 'gus'] as const;
export type Person = (typeof PEOPLE)[number];
export const idOf = (person: Person): UserId =>
  `30000000000000000${PEOPLE.indexOf(person)}` as UserId;

/** Presses are numbered for a whole test file, as Discord's are for ever. */
let presses = 0;
/** Where several processes press on one database, each needs numbers of its own. */
export function numberPressesFrom(first: number): void {
  presses = first;
}
export function press(person: Person, overrides: Partial<Press> = {}): Press {
  presses += 1;
  return {
    interaction: String(900_000_000_000_000_000n + BigInt(presses)) as InteractionId,
    user: idOf(person),
    name: person,
    guild: GUILD,
    channel: CHANNEL,
    moderator: false,
    ...overrides,
  };
}

export interface Bench {
  readonly tables: TablesService;
  readonly storage: Storage;
  readonly clock: ManualClock;
  /** What went into the log. */
  readonly logged: readonly string[];
}

export interface BenchOptions extends ConnectOptions {
  readonly url?: string;
  readonly games?: readonly Game[];
  readonly clock?: ManualClock;
  readonly thinker?: Thinker;
  /** What secrets are drawn from; the system's generator unless it is given. */
  readonly random?: RandomBytes;
}

export function createBench(options: BenchOptions = {}): Bench {
  const {
    url = ':memory:',
    games = [cockroach, createDuel()],
    clock = createManualClock(),
  } = options;
  const storage = openStorage(url, options);
  const logged: string[] = [];
  const note = (fields: object, sentence: string) =>
    void logged.push(`${sentence} ${JSON.stringify(fields)}`);
  const tables = createTables({
    storage,
    registry: createRegistry(games),
    clock,
    random: options.random ?? randomBytes,
    log: { info: note, error: note },
    ...(options.thinker === undefined ? {} : { thinker: options.thinker }),
  });
  return { tables, storage, clock, logged };
}

/** The reader of an answer that has to be good; the test fails with the refusal otherwise. */
export async function accepted(answer: Answer): Promise<TableReader> {
  const result = await answer;
  if (!result.ok) throw new Error(`Refused: ${result.refusal.by} ${result.refusal.code}`);
  return result.value;
}

/** The code of an answer that has to be a refusal. */
export async function refusalOf(answer: Answer): Promise<string> {
  const result = await answer;
  return result.ok ? 'accepted' : result.refusal.code;
}

/** How the presses of a sample table differ from usual; and its pace, without a clock unless it is given. */
export interface PressOverrides extends Partial<Press> {
  readonly pace?: Pace;
}

/** A lobby of these people in order, the first being host. */
export async function lobbyOf(
  { tables }: Pick<Bench, 'tables'>,
  game: string,
  [host = 'anna', ...others]: readonly Person[],
  { pace = 'none', ...overrides }: PressOverrides = {},
): Promise<TableReader> {
  let reader = await accepted(
    tables.open(press(host, overrides), { game, options: {}, language: 'en', pace }),
  );
  for (const person of others) {
    reader = await accepted(tables.join(press(person, overrides), reader.info.id));
  }
  return reader;
}

/** The same with the game begun. */
export async function gameOf(
  bench: Pick<Bench, 'tables'>,
  game: string,
  people: readonly Person[],
  { pace = 'none', ...overrides }: PressOverrides = {},
): Promise<TableReader> {
  const { info } = await lobbyOf(bench, game, people, { ...overrides, pace });
  return accepted(bench.tables.start(press(people[0] ?? 'anna', overrides), info.id));
}
