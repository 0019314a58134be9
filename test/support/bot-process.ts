/** The bot in a process of its own, on a Discord that lives in the test's, to be killed and started again. */
import type { LocalDiscord } from '../../src/local/local-discord.ts';
import type { Death } from './death.ts';
import { startNode, type Exit, type NodeProcess } from './node-process.ts';

export interface BotProcess {
  /** Resolves when the bot knows that it is to die at that step. */
  dieAt(death: Death): Promise<void>;
  readonly ended: Promise<Exit>;
  kill(): Promise<void>;
}

/** Resolves when presses are answered; rejects with what the process said where it ends before. */
export async function startBot(discord: LocalDiscord, databaseUrl: string): Promise<BotProcess> {
  const bot = startNode('./mortal-bot.child.ts', {
    env: {
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.restUrl,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
    },
  });
  await says(bot, 'ready');
  return {
    ended: bot.ended,
    async dieAt(death) {
      const armed = says(bot, 'armed');
      bot.child.send(death);
      await armed;
    },
    async kill() {
      bot.child.kill('SIGKILL');
      await bot.ended;
    },
  };
}

function says({ child, ended, output }: NodeProcess, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const hear = (message: unknown) => {
      if (message !== word) return;
      child.off('message', hear);
      resolve();
    };
    child.on('message', hear);
    void ended.then(() => reject(new Error(`The bot ended before it was ${word}:\n${output()}`)));
  });
}
