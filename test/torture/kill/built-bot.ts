/** The program as its operators start it, killed as a power cut would end it. */
import type { LocalDiscord } from '../../../src/local/local-discord.ts';
import { startNode, type Exit } from '../../support/node-process.ts';
import { untilShown } from '../../support/until-shown.ts';

const START_LIMIT_MS = 60_000;

export interface BuiltBot {
  kill(): Promise<void>;
  readonly ended: Promise<Exit>;
  /** Everything that it wrote. */
  readonly output: () => string;
}

/** Resolves when presses are answered; rejects with what the program said where it ends before. */
export async function startBuiltBot(discord: LocalDiscord, databaseUrl: string): Promise<BuiltBot> {
  const program = startNode('../../dist/main.js', {
    env: {
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.restUrl,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'trace',
      NODE_ENV: 'production',
    },
  });
  const failed = program.ended.then(() => {
    throw new Error(`The bot ended by itself:\n${program.output()}`);
  });
  const ready = Promise.all([discord.botOnline(START_LIMIT_MS), commandsKnown(discord)]);
  await Promise.race([ready, failed]);
  // From here on it may end, since it is killed.
  failed.catch(() => undefined);
  return {
    ended: program.ended,
    output: program.output,
    async kill() {
      program.child.kill('SIGKILL');
      await program.ended;
      await untilShown(discord, 'a killed bot', () =>
        discord.gateway.online ? ['the end of its session'] : [],
      );
    },
  };
}

/** Only the very first start tells Discord the commands. */
function commandsKnown(discord: LocalDiscord): Promise<void> {
  return untilShown(discord, 'the first start', () =>
    discord.world.commands('global').length === 0 ? ['the commands'] : [],
  );
}
