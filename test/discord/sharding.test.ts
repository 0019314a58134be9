/** A bot in more servers than one connection may have. */
import { Client } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../src/discord/client.ts';
import { isConnected } from '../../src/discord/watchdog.ts';
import { LocalDiscord } from '../../src/local/local-discord.ts';
import { defaultWorld } from '../../src/local/world/default-world.ts';
import type { SavedWorld } from '../../src/local/world/saved.ts';

const TOKEN = 'local.test.token';
/** Discord gives the second connection what is odd in bit 22 of its id. */
const SERVERS = 2_501;

function worldOfMany(): SavedWorld {
  const world = defaultWorld();
  const [pattern] = world.guilds;
  if (pattern === undefined) throw new Error('The first world has no server.');
  const members = pattern.members.filter(({ userId }) => userId === world.applicationId);
  return {
    ...world,
    guilds: Array.from({ length: SERVERS }, (_, number) => ({
      ...pattern,
      id: String((BigInt(number) << 22n) + 1_100_000_000_000_000_000n),
      members,
    })),
  };
}

let discord: LocalDiscord;
beforeAll(async () => {
  discord = await LocalDiscord.start({
    port: 0,
    token: TOKEN,
    rateLimits: false,
    world: worldOfMany(),
  });
});
afterAll(() => discord.close());

describe(`in ${SERVERS} servers`, () => {
  it('a bot that opens one connection is refused, as Discord does', async () => {
    const client = new Client({ intents: [], rest: { api: discord.restUrl } });
    await expect(client.login(TOKEN)).rejects.toThrow();
    await client.destroy();
  });

  it('ours opens as many as Discord asks for', async () => {
    const client = createClient(discord.restUrl);
    await client.login(TOKEN);
    await expect.poll(() => isConnected(client), { timeout: 15_000 }).toBe(true);
    expect(client.ws.shards.size).toBe(2);
    await client.destroy();
  });
});
