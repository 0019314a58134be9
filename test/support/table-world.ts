/**
 * The whole bot against a local Discord: real discord.js client, real gateway and REST, real SQLite.
 * Only the process around them is missing.
 */
import { randomBytes } from 'node:crypto';
import type { Client } from 'discord.js';
import { COMPUTER_PLAYERS } from '../../src/computers/index.ts';
import { answer } from '../../src/computers/thinker/answer.ts';
import { createBot, type Bot } from '../../src/discord/bot.ts';
import { createClient } from '../../src/discord/client.ts';
import { commandDefinitions } from '../../src/discord/commands/definitions.ts';
import { deployCommands } from '../../src/discord/commands/register.ts';
import type { Step } from '../../src/discord/dispatcher/dispatcher.ts';
import type { PressAllowance } from '../../src/discord/dispatcher/press-limit.ts';
import { SCREENS } from '../../src/discord/games/index.ts';
import type { GameScreen } from '../../src/discord/screens/contract.ts';
import { createScreens } from '../../src/discord/screens/screens.ts';
import type { Game } from '../../src/engine/contract.ts';
import { createRegistry } from '../../src/engine/registry.ts';
import { createStream } from '../../src/engine/shuffle.ts';
import { GAMES } from '../../src/games/index.ts';
import { LocalDiscord, type LocalDiscordOptions } from '../../src/local/local-discord.ts';
import { createLog } from '../../src/log.ts';
import type { Storage } from '../../src/storage/port.ts';
import { openStorage } from '../../src/storage/sqlite/storage.ts';
import { systemClock, type Clock } from '../../src/tables/clock.ts';
import type { Thinker } from '../../src/tables/thinking.ts';
import { createTables, type TablesService } from '../../src/tables/service.ts';
import { HURRIED } from './hurried.ts';
import { RETENTION } from './retention.ts';

/** Computers as the program has them, without a thread of their own. */
const thinker: Thinker = (question) =>
  Promise.resolve(
    answer(COMPUTER_PLAYERS, question, {
      draw: createStream(randomBytes(32), 'computer'),
      budget: { hasTime: () => false },
    }),
  );

const TOKEN = 'local.test.token';

export interface TableWorldOptions extends Partial<LocalDiscordOptions> {
  readonly databaseUrl?: string;
  readonly onStep?: (step: Step) => void;
  readonly now?: () => number;
  /** As many presses as anybody likes, unless it is given. */
  readonly pressAllowance?: PressAllowance;
  /** The games that there are, where not all as they stand. */
  readonly games?: readonly Game[];
  /** The games that people are shown, where not all. */
  readonly screens?: readonly GameScreen[];
  /** How the database is opened, for tests that make it fail. */
  readonly openStorage?: (url: string) => Storage;
  /** The time of the tables, for tests that move it by hand. */
  readonly tablesClock?: Clock;
}

/** What may be stopped and started again on the same Discord and database. */
interface Process {
  readonly client: Client;
  readonly bot: Bot;
  readonly tables: TablesService;
  readonly storage: Storage;
}

export interface TableWorld {
  readonly discord: LocalDiscord;
  readonly tables: TablesService;
  readonly storage: Storage;
  readonly bot: Bot;
  readonly client: Client;
  /** Every line of the log so far. */
  readonly logged: readonly string[];
  /** Reasons for which the bot asked for a new process. */
  readonly fatal: readonly string[];
  /** Stops the bot and starts it anew; only a database in a file survives. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts everything; `close` ends it. Without `databaseUrl` the database is in memory. */
export async function startTableWorld(options: TableWorldOptions = {}): Promise<TableWorld> {
  const discord = await LocalDiscord.start({
    port: 0,
    token: TOKEN,
    rateLimits: false,
    ...options,
  });
  const logged: string[] = [];
  const fatal: string[] = [];
  const log = createLog({ logLevel: 'debug' }, { write: (line) => void logged.push(line) });

  async function launch(): Promise<Process> {
    const storage = (options.openStorage ?? openStorage)(options.databaseUrl ?? 'file::memory:');
    const registry = createRegistry(options.games ?? GAMES);
    const tables = createTables({
      storage,
      registry,
      clock: options.tablesClock ?? systemClock,
      random: randomBytes,
      log,
      thinker,
    });
    const client = createClient(discord.restUrl);
    const screens = createScreens(options.screens ?? SCREENS);
    const bot = createBot({
      client,
      tables,
      screens,
      storage,
      retention: RETENTION,
      now: options.now ?? Date.now,
      pressAllowance: options.pressAllowance ?? HURRIED,
      randomBytes,
      log,
      onFatal: (reason) => fatal.push(reason),
      ...(options.onStep === undefined ? {} : { onStep: options.onStep }),
    });
    bot.start();
    await tables.clockwork.start();
    await client.login(TOKEN);
    await discord.botOnline();
    await deployCommands({
      rest: client.rest,
      applicationId: discord.world.applicationId,
      definitions: commandDefinitions(screens.list),
    });
    return { client, bot, tables, storage };
  }

  async function halt({ client, bot, tables, storage }: Process): Promise<void> {
    await bot.stop();
    await tables.clockwork.stop();
    await client.destroy();
    await storage.close();
  }

  let running = await launch();
  return {
    discord,
    logged,
    fatal,
    get tables() {
      return running.tables;
    },
    get storage() {
      return running.storage;
    },
    get bot() {
      return running.bot;
    },
    get client() {
      return running.client;
    },
    async restart() {
      await halt(running);
      running = await launch();
    },
    async close() {
      await halt(running);
      await discord.close();
    },
  };
}
