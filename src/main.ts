/**
 * Builds everything and passes it down; the only file that sees it all. With a token the bot runs on
 * Discord; without one a Discord of one's own is started on this machine, and the bot runs on that.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DiscordjsError, DiscordjsErrorCodes, type Client } from 'discord.js';
import { createThinkerPool } from './computers/thinker/pool.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { unreachableBecause } from './discord/api/errors.ts';
import { createBot, type BotParts } from './discord/bot.ts';
import { createClient } from './discord/client.ts';
import { commandDefinitions } from './discord/commands/definitions.ts';
import { deployCommands, registerCommands } from './discord/commands/register.ts';
import { BY_HAND, type PressAllowance } from './discord/dispatcher/press-limit.ts';
import { SCREENS } from './discord/games/index.ts';
import { createScreens } from './discord/screens/screens.ts';
import { isConnected } from './discord/watchdog.ts';
import { createRegistry } from './engine/registry.ts';
import { GAMES } from './games/index.ts';
import { createLog, type Log } from './log.ts';
import { StorageFault } from './storage/fault.ts';
import type { Storage } from './storage/port.ts';
import { isNewDatabase } from './storage/sqlite/connect.ts';
import { openStorage } from './storage/sqlite/storage.ts';
import { parseDatabaseUrl } from './storage/url.ts';
import { systemClock, type Clock } from './tables/clock.ts';
import { createHousekeeping } from './tables/housekeeping.ts';
import { createTables } from './tables/service.ts';

/** Stopping takes at most this long; what was answered is durable anyway. */
const STOP_LIMIT_MS = 4_500;

/** What the program is started for: which Discord, and with which token. */
interface Destination {
  readonly apiUrl: string;
  readonly token: string;
  readonly isLocal: boolean;
  readonly close: () => Promise<void>;
}

export interface Program {
  /** Finishes the presses that have begun, leaves the gateway and closes the database. */
  stop(): Promise<void>;
}

export interface ProgramParts {
  readonly log: Log;
  /** How many presses of one person are worked on: `BY_HAND` wherever people press. */
  readonly pressAllowance: PressAllowance;
  readonly onFatal: BotParts['onFatal'];
  readonly onStep?: BotParts['onStep'];
  /** The time of the tables, for a soak in which it runs faster; the system's unless it is given. */
  readonly tablesClock?: Clock;
  /** Told where the page of the local Discord is. */
  readonly onLocalPage?: (address: string) => void;
}

/**
 * Starts the program and resolves when presses are answered. Rejects with a sentence for the operator
 * where the database cannot be used, the port is taken or the token is refused.
 */
export async function startProgram(config: Config, parts: ProgramParts): Promise<Program> {
  const { log, pressAllowance, onFatal, onStep } = parts;
  const isNew = isNewDatabase(config.databaseUrl);
  const storage = openStorage(config.databaseUrl);
  if (isNew) log.info({ database: config.databaseUrl }, 'A new and empty database was made.');
  const thinkers = createThinkerPool(log);
  const clock = parts.tablesClock ?? systemClock;
  const housekeeping = createHousekeeping({ storage, clock, log, retention: config.retention });
  const tables = createTables({
    storage,
    registry: createRegistry(GAMES),
    clock,
    random: randomBytes,
    log,
    thinker: (question) => thinkers.think(question),
  });
  const destination = await chooseDestination(config, parts).catch(async (error: unknown) => {
    await storage.close();
    throw error;
  });
  const client = createClient(destination.apiUrl);
  const bot = createBot({
    client,
    tables,
    screens: createScreens(SCREENS),
    storage,
    retention: config.retention,
    now: () => systemClock.now(),
    pressAllowance,
    randomBytes,
    log,
    onFatal,
    ...(onStep === undefined ? {} : { onStep }),
  });
  const stop = async (): Promise<void> => {
    await bot.stop();
    await housekeeping.stop();
    await tables.clockwork.stop();
    await thinkers.stop();
    await client.destroy();
    await destination.close();
    await storage.close();
  };

  try {
    bot.start();
    // Before any press: what is due gets the time of the outage back, a deadline set today does not.
    client.rest.setToken(destination.token);
    await tables.clockwork.start(() => isConnected(client));
    await logIn(client, destination.token);
    await tellCommands(client, destination, storage, log);
    housekeeping.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function chooseDestination(config: Config, parts: ProgramParts): Promise<Destination> {
  if (config.discordToken !== undefined) {
    return {
      apiUrl: config.discordApiUrl,
      token: config.discordToken,
      isLocal: false,
      close: () => Promise.resolve(),
    };
  }
  // Loaded only here: a bot in production never needs a Discord of its own.
  const { LocalDiscord } = await import('./local/local-discord.ts');
  const { DataFileError } = await import('./local/world/saved.ts');
  const place = parseDatabaseUrl(config.databaseUrl);
  const discord = await LocalDiscord.start({
    port: config.port,
    token: 'the-bot-of-the-local-discord',
    ...(place.kind === 'file'
      ? { dataFile: path.join(path.dirname(place.path), 'local-discord.json') }
      : {}),
  }).catch((error: unknown) => {
    if (error instanceof DataFileError) throw new ConfigError(error.message);
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new ConfigError(
      `Port ${config.port} is taken by another program, perhaps by a Humbug that still runs.\n` +
        '  Stop that one, or start with another PORT.',
    );
  });
  parts.onLocalPage?.(discord.pageUrl);
  return {
    apiUrl: discord.restUrl,
    token: discord.token,
    isLocal: true,
    close: () => discord.close(),
  };
}

/** Resolves when the gateway has accepted the token; for a gateway out of reach discord.js waits. */
async function logIn(client: Client, token: string): Promise<void> {
  try {
    await client.login(token);
  } catch (error) {
    if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) {
      throw new ConfigError(
        'Discord refuses the token.\n' +
          '  Make a new one on the page "Bot" of your application and put it into DISCORD_TOKEN.',
      );
    }
    const reason = unreachableBecause(error);
    if (reason === undefined) throw error;
    throw new ConfigError(
      `Discord cannot be reached (${reason}).\n` +
        '  Check the network and DISCORD_API_URL, then start again; nothing is lost.',
    );
  }
}

/** Commands that Discord knows already go on working, so a failure here does not end the program. */
async function tellCommands(
  client: Client,
  { apiUrl, isLocal }: Destination,
  facts: Storage,
  log: Log,
): Promise<void> {
  const request = {
    rest: client.rest,
    applicationId: applicationIdOf(client),
    definitions: commandDefinitions(SCREENS),
  };
  try {
    // The local Discord may have been started anew beside an old database, and costs nothing to tell.
    if (isLocal) await deployCommands(request);
    else await registerCommands({ ...request, apiUrl, facts, log });
  } catch (error) {
    log.error({ err: error }, 'The commands could not be registered; those of before go on.');
  }
}

function applicationIdOf(client: Client): string {
  const id = client.application?.id ?? client.user?.id;
  if (id === undefined) throw new Error('Discord did not say which application this is.');
  return id;
}

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  const log = createLog(config);
  process.on('unhandledRejection', (error) =>
    log.error({ err: error }, 'A promise was rejected unseen.'),
  );

  let program: Program | undefined;
  let stopping = false;
  const end = (code: number): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      log.warn('Stopping took too long; what was answered is stored.');
      process.exit(code);
    }, STOP_LIMIT_MS).unref();
    void (program?.stop() ?? Promise.resolve())
      .catch((error: unknown) => log.error({ err: error }, 'Stopping failed.'))
      .finally(() => process.exit(code));
  };
  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));

  try {
    program = await startProgram(config, {
      log,
      pressAllowance: BY_HAND,
      onFatal: (reason) => {
        log.fatal({ reason }, 'The process cannot go on and ends; start it again.');
        end(1);
      },
      onLocalPage: welcome,
    });
  } catch (error) {
    if (error instanceof ConfigError || error instanceof StorageFault) {
      process.stderr.write(`${error.message}\n`);
    } else {
      log.fatal({ err: error }, 'The program could not start.');
    }
    end(1);
  }
}

function welcome(address: string): void {
  process.stdout.write(
    [
      '',
      `  Humbug is running on a Discord of its own:  ${address}`,
      '',
      '  Open the page, type /cockroach start, and press Join.',
      '  Be a second player with the switcher, or in another tab. Ctrl+C ends it; the game stays.',
      '',
      '',
    ].join('\n'),
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main();
}
