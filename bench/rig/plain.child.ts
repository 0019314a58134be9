/**
 * The plain bot that ours is compared with: discord.js as its guide shows it. It knows no game and no
 * database, and answers every press at once with the same panel. With REQUESTS above 1 it edits its own
 * answer as often as our bot makes other requests a press.
 */
import { readFileSync } from 'node:fs';
import { Client, Events, GatewayIntentBits, MessageFlags } from 'discord.js';
import type { APIContainerComponent } from 'discord-api-types/v10';

const { DISCORD_API_URL = '', DISCORD_TOKEN = '', PAYLOAD_FILE = '', REQUESTS = '1' } = process.env;
const components = JSON.parse(readFileSync(PAYLOAD_FILE, 'utf8')) as APIContainerComponent[];
const answer = {
  components,
  flags: MessageFlags.IsComponentsV2 as const,
  allowedMentions: { parse: [] },
};
const edits = Number(REQUESTS) - 1;
let owed = 0;

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: DISCORD_API_URL, globalRequestsPerSecond: Infinity },
});
client.on(Events.InteractionCreate, (interaction) => {
  if (!interaction.isMessageComponent()) return;
  const work = async (): Promise<void> => {
    await interaction.update(answer);
    owed += edits;
    for (; owed >= 1; owed -= 1) await interaction.editReply(answer);
  };
  // On a busy machine an answer may come too late.
  work().catch((error: unknown) => console.error(error));
});
await client.login(DISCORD_TOKEN);
