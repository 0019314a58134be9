/** A Discord that outlives the bot, a folder for its database, and people to play. */
import { LocalDiscord } from '../../src/local/local-discord.ts';
import { defaultIds } from '../../src/local/world/default-world.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { MortalBot } from './killed-game.ts';

export const PEOPLE = [
  defaultIds.ana,
  defaultIds.zoe,
  defaultIds.sakura,
  defaultIds.olumide,
  defaultIds.priya,
  defaultIds.juergen,
];

export interface Evening {
  readonly bot: MortalBot;
  end(): Promise<void>;
}

export async function mortalEvening(): Promise<Evening> {
  const folder = temporaryFolder();
  const discord = await LocalDiscord.start({
    port: 0,
    token: 'mortal.test.token',
    rateLimits: false,
  });
  const bot = await MortalBot.start({
    discord,
    databaseUrl: folder.database(),
    channel: defaultIds.lounge,
  });
  return {
    bot,
    async end() {
      await bot.end();
      await discord.close();
      folder.remove();
    },
  };
}
