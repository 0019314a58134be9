/** A stage that is set: a local Discord in this process, a crowd in front of it, and a bot in its own. */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { advisedShards } from '../../src/local/gateway/shards.ts';
import { LocalDiscord } from '../../src/local/local-discord.ts';
import type { SavedWorld } from '../../src/local/world/saved.ts';
import type { BenchBot } from './bots.ts';
import { Crowd } from './pressing.ts';
import { listRequests } from './requests.ts';

const START_LIMIT_MS = 60_000;
/** After the last connection; its greeting is on the way then. */
const SETTLING_MS = 2_000;

export interface Scene {
  readonly discord: LocalDiscord;
  readonly crowd: Crowd;
  readonly bot: BenchBot;
  /** When its process was started, on the clock of `performance`. */
  readonly startedAt: number;
  /** Resolves when every connection that the bot has been told to open stands. */
  allConnected(): Promise<void>;
  /** How many requests the bot has made so far, whatever they were. */
  requests(): number;
  close(): Promise<void>;
}

/** Resolves when presses reach the bot. Discord's limits are off: it is the bot that is measured. */
export async function setScene(
  world: SavedWorld,
  startBot: (discord: LocalDiscord) => BenchBot,
): Promise<Scene> {
  const discord = await LocalDiscord.start({
    port: 0,
    token: 'local.bench.token',
    rateLimits: false,
    world,
  });
  const requests = listRequests(discord);
  const crowd = new Crowd(discord);
  const startedAt = performance.now();
  const bot = startBot(discord);
  try {
    await discord.botOnline(START_LIMIT_MS);
  } catch (error) {
    throw new Error(`The bot did not come:\n${bot.output()}`, { cause: error });
  }
  return {
    discord,
    crowd,
    bot,
    startedAt,
    async allConnected() {
      const bots = discord.world.guilds().filter(({ id }) => discord.world.isBotIn(id)).length;
      const limit = performance.now() + START_LIMIT_MS;
      while (discord.gateway.connectionCount < advisedShards(bots)) {
        if (performance.now() > limit) throw new Error('The bot does not connect.');
        await pause(50);
      }
      await pause(SETTLING_MS);
    },
    requests: () => requests.length,
    async close() {
      crowd.leave();
      await bot.kill();
      await discord.close();
    },
  };
}
