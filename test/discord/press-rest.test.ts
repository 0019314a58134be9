import { RESTEvents, Routes, type Client, type REST } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, createPressRest } from '../../src/discord/client.ts';
import { LocalDiscord } from '../../src/local/local-discord.ts';

/** More than the 50 requests a second that one token may make. */
const REQUESTS = 60;
const APPLICATION = '100000000000000000';

let discord: LocalDiscord;
let client: Client;
beforeAll(async () => {
  discord = await LocalDiscord.start({ port: 0, token: 'local.test.token', rateLimits: false });
  client = createClient(discord.restUrl);
});
afterAll(async () => {
  await client.destroy();
  await discord.close();
});

/** How often the client held a request back, while it asked for the messages of so many presses at once. */
async function heldBack(rest: REST): Promise<number> {
  let held = 0;
  rest.on(RESTEvents.RateLimited, ({ global }) => (held += global ? 1 : 0));
  const asked = Array.from({ length: REQUESTS }, (_, press) =>
    rest.get(Routes.webhookMessage(APPLICATION, `token-${press}`, '@original'), { auth: false }),
  );
  const settled = await Promise.allSettled(asked);
  // Nobody has pressed, and each of them came through to hear so.
  expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
  return held;
}

describe('what is sent by the tokens of presses', () => {
  it('is not counted for the limit of the bot', async () => {
    expect(await heldBack(createPressRest(client))).toBe(0);
  });

  it('would be held back by the client, which counts everything', async () => {
    expect(await heldBack(client.rest)).toBeGreaterThan(0);
  });
});
