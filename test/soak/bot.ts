/** The bot of a soak, seen from the process in which its people are. */
import { once } from 'node:events';
import type { LocalDiscord } from '../../src/local/local-discord.ts';
import { startNode } from '../support/node-process.ts';

const START_LIMIT_MS = 60_000;

export interface SoakBot {
  /** Bytes of the heap after a collection. */
  heap(): Promise<number>;
  /** As a power cut would end it. */
  kill(): Promise<void>;
  /** Everything that it wrote. */
  readonly output: () => string;
}

export interface SoakBotParts {
  readonly discord: LocalDiscord;
  readonly databaseUrl: string;
  readonly since: number;
  readonly factor: number;
}

export async function startSoakBot(parts: SoakBotParts): Promise<SoakBot> {
  const bot = startNode('../soak/bot.child.ts', {
    env: {
      DISCORD_TOKEN: parts.discord.token,
      DISCORD_API_URL: parts.discord.restUrl,
      DATABASE_URL: parts.databaseUrl,
      LOG_LEVEL: 'error',
      SOAK_SINCE: String(parts.since),
      SOAK_FACTOR: String(parts.factor),
    },
  });
  const hear = async (): Promise<unknown> => {
    const signal = AbortSignal.timeout(START_LIMIT_MS);
    const [message] = (await once(bot.child, 'message', { signal })) as unknown[];
    return message;
  };
  await hear();
  return {
    output: bot.output,
    async heap() {
      const answer = hear();
      bot.child.send('heap');
      const told = await answer;
      if (typeof told !== 'object' || told === null || !('heap' in told)) {
        throw new Error('The bot did not tell its memory.');
      }
      return Number(told.heap);
    },
    async kill() {
      bot.child.kill('SIGKILL');
      await bot.ended;
    },
  };
}
