/** Telling Discord about the commands by hand. */
import { DiscordAPIError, REST } from 'discord.js';
import { Routes } from 'discord-api-types/v10';
import { z } from 'zod';
import { ConfigError, readConfig } from '../../config.ts';
import { commandDefinitions } from '../../discord/commands/definitions.ts';
import { inviteUrl } from '../../discord/commands/permissions.ts';
import { deployCommands } from '../../discord/commands/register.ts';
import type { GameScreen } from '../../discord/screens/contract.ts';

const REQUEST_TIMEOUT_MS = 8_000;
const UNAUTHORIZED = 401;

/** What the program prints and ends with. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly exitCode: number;
}

const application = z.object({ id: z.string() });

/** Registers all commands for the application of the token in the environment. Never rejects. */
export async function runDeploy(
  environment: Readonly<Record<string, string | undefined>>,
  screens: readonly GameScreen[],
): Promise<Outcome> {
  try {
    const { discordToken, discordApiUrl } = readConfig(environment);
    if (discordToken === undefined) {
      throw new ConfigError('DISCORD_TOKEN is missing. Put the token of your bot there.');
    }
    const rest = new REST({
      api: discordApiUrl,
      version: '10',
      timeout: REQUEST_TIMEOUT_MS,
      retries: 1,
    }).setToken(discordToken);
    return await deploy(rest, screens);
  } catch (error) {
    if (error instanceof ConfigError) return { lines: [error.message], exitCode: 2 };
    return { lines: [sentenceOf(error)], exitCode: 1 };
  }
}

async function deploy(rest: REST, screens: readonly GameScreen[]): Promise<Outcome> {
  const { id } = application.parse(await rest.get(Routes.currentApplication()));
  const definitions = commandDefinitions(screens);
  await deployCommands({ rest, applicationId: id, definitions });
  const names = definitions.map(({ name }) => `/${name}`).join(', ');
  return {
    lines: [
      `Discord knows ${definitions.length} commands now: ${names}`,
      `To invite the bot: ${inviteUrl(id)}`,
    ],
    exitCode: 0,
  };
}

function sentenceOf(error: unknown): string {
  if (error instanceof DiscordAPIError && error.status === UNAUTHORIZED) {
    return 'Discord does not accept the token. Copy it anew from the page "Bot" of your application.';
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `The commands could not be registered: ${reason}`;
}
