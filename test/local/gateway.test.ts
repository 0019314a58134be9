import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, ids, startApi, textAt, TOKEN, type Api } from './support/api.ts';
import { GatewayClient } from './support/gateway-client.ts';
import { answer, command, registerPlay } from './support/interactions.ts';

const GUILDS = 1;
const GUILD_MESSAGES = 1 << 9;
const DIRECT_MESSAGES = 1 << 12;
const CONTENT = 1 << 15;

let api: Api;
let client: GatewayClient;
beforeEach(async () => {
  api = await startApi({ privilegedIntents: CONTENT });
  client = await GatewayClient.open(api.discord);
});
afterEach(async () => {
  client.close();
  await api.discord.close();
});

async function ready(changes: object = {}): Promise<string> {
  client.identify(changes);
  return textAt((await client.event('READY')).d, 'session_id');
}

/** Time for frames on the way; nothing in these tests waits longer. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));
const events = (of: GatewayClient): readonly string[] =>
  of.packets.flatMap(({ t }) => (t === null ? [] : [t]));

describe('the handshake', () => {
  it('tells the interval and where the gateway is', async () => {
    expect(client.packets[0]?.d).toEqual({ heartbeat_interval: 41_250 });
    const { body } = await api.get('/gateway/bot');
    expect(body['url']).toBe(api.discord.pageUrl.replace('http', 'ws').replace(/\/$/, ''));
    expect(body['session_start_limit']).toMatchObject({
      total: 1000,
      remaining: 1000,
      max_concurrency: 1,
    });
    expect((await api.call('GET', '/gateway', { token: '' })).body).toEqual({ url: body['url'] });
  });

  it('ends in READY with what a client needs', async () => {
    await ready();
    const { d } = await client.event('READY');
    expect(d).toMatchObject({
      v: 10,
      application: { id: ids.bot },
      guilds: [{ id: ids.guild, unavailable: true }],
    });
    expect(at(d, 'user', 'id')).toBe(ids.bot);
    expect(api.discord.gateway.online).toBe(true);
  });

  it('brings the servers to those who asked for them', async () => {
    await ready({ intents: GUILDS });
    const { d } = await client.event('GUILD_CREATE');
    expect(at(d, 'members')).toHaveLength(1);
    expect(at(d, 'members', 0, 'user', 'id')).toBe(ids.bot);
    expect(at(d, 'threads', 0, 'id')).toBe(ids.thread);
  });

  it('brings no servers to those who did not', async () => {
    await ready();
    await settle();
    expect(events(client)).toEqual(['READY']);
  });

  type Row = readonly [string, (c: GatewayClient) => void, number];
  it.each<Row>([
    ['an unknown opcode', (c) => c.send(99, null), 4001],
    ['something that is no JSON', (c) => c.sendText('hello'), 4002],
    ['a payload above 4096 bytes', (c) => c.send(2, 'x'.repeat(4096)), 4002],
    ['an identify without a token', (c) => c.send(2, {}), 4002],
    ['a request before identifying', (c) => c.send(8, {}), 4003],
    ['a wrong token', (c) => c.identify({ token: 'wrong' }), 4004],
    ['a shard beyond the count', (c) => c.identify({ shard: [1, 1] }), 4010],
    ['a shard array of three', (c) => c.identify({ shard: [0, 1, 2] }), 4010],
    ['intents that do not exist', (c) => c.identify({ intents: 1 << 17 }), 4013],
    ['intents that are not switched on', (c) => c.identify({ intents: 2 }), 4014],
  ])('%s closes the connection', async (_name, act, code) => {
    act(client);
    expect(await client.closed()).toBe(code);
  });

  it('is made once', async () => {
    await ready();
    client.identify();
    expect(await client.closed()).toBe(4005);
  });

  it('refuses another version', async () => {
    const old = new GatewayClient(`${api.discord.pageUrl.replace('http', 'ws')}?v=6`);
    expect(await old.closed()).toBe(4012);
  });

  it('may not flood', async () => {
    await ready();
    for (let count = 0; count < 121; count += 1) client.send(1, null);
    expect(await client.closed()).toBe(4008);
  });

  it('comes at most once in five seconds', async () => {
    api.discord.rateLimits = true;
    await ready();
    const second = await GatewayClient.open(api.discord);
    second.identify();
    expect((await second.packet(({ op }) => op === 9)).d).toBe(false);
    api.clock.advance(5000);
    second.identify();
    await second.event('READY');
    second.close();
  });
});

describe('heartbeats', () => {
  it('are acknowledged, unless they are not to be', async () => {
    client.send(1, null);
    await client.packet(({ op }) => op === 11);
    api.discord.faults.gateway.acknowledgesHeartbeats = false;
    client.send(1, null);
    await settle();
    expect(client.packets.filter(({ op }) => op === 11)).toHaveLength(1);
  });

  it('that do not come end the session', async () => {
    await ready();
    api.clock.advance(41_250 * 1.5);
    expect(await client.closed()).toBe(4009);
  });

  it('can be asked for', async () => {
    api.discord.gateway.askForHeartbeats();
    await client.packet(({ op }) => op === 1);
  });
});

describe('resuming', () => {
  async function reopened(): Promise<GatewayClient> {
    api.discord.gateway.closeConnections(4000);
    await client.closed();
    return GatewayClient.open(api.discord);
  }
  const resume = (of: GatewayClient, session: string, seq = 1): void =>
    of.send(6, { token: TOKEN, session_id: session, seq });

  it('replays what was missed, in order, and then says so', async () => {
    const session = await ready({ intents: GUILD_MESSAGES });
    api.discord.gateway.closeConnections(4000);
    await client.closed();
    await api.sent({ content: 'first' });
    await api.sent({ content: 'second' });
    const again = await GatewayClient.open(api.discord);
    resume(again, session);
    await again.event('RESUMED');
    expect(events(again)).toEqual(['MESSAGE_CREATE', 'MESSAGE_CREATE', 'RESUMED']);
    expect(again.packets.map(({ s }) => s).filter((s) => s !== null)).toEqual([2, 3, 4]);
    again.close();
  });

  it.each([
    ['an unknown session', () => undefined, 'nobody'],
    ['a session that was forgotten', () => api.discord.gateway.forgetSessions(), undefined],
    ['a session that waited too long', () => api.clock.advance(2 * 60_000 + 1), undefined],
  ])('%s is invalid', async (_name, arrange, other) => {
    const session = await ready();
    api.discord.gateway.closeConnections(4000);
    await expect.poll(() => api.discord.gateway.connectionCount).toBe(0);
    arrange();
    const again = await GatewayClient.open(api.discord);
    resume(again, other ?? session);
    expect((await again.packet(({ op }) => op === 9)).d).toBe(false);
    again.close();
  });

  it.each([
    [
      'a sequence that never was',
      (of: GatewayClient, session: string) => resume(of, session, 99),
      4007,
    ],
    [
      'a wrong token',
      (of: GatewayClient, session: string) =>
        of.send(6, { token: 'wrong', session_id: session, seq: 1 }),
      4004,
    ],
    ['a resume without a session', (of: GatewayClient) => of.send(6, {}), 4002],
  ])('%s closes the connection', async (_name, act, code) => {
    const session = await ready();
    const again = await reopened();
    act(again, session);
    expect(await again.closed()).toBe(code);
  });

  it('does not work after a farewell', async () => {
    const session = await ready();
    client.close(1000);
    await client.closed();
    const again = await GatewayClient.open(api.discord);
    resume(again, session);
    await again.packet(({ op }) => op === 9);
    expect(api.discord.gateway.online).toBe(false);
    again.close();
  });

  it('can be met with silence', async () => {
    const session = await ready();
    api.discord.faults.gateway.answersResumes = false;
    const again = await reopened();
    resume(again, session);
    await settle();
    expect(again.packets.map(({ op }) => op)).toEqual([10]);
    again.close();
  });

  it('is asked for by op 7 and by op 9', async () => {
    await ready();
    api.discord.gateway.askToReconnect();
    await client.packet(({ op }) => op === 7);
    api.discord.gateway.invalidateSessions(true);
    expect((await client.packet(({ op }) => op === 9)).d).toBe(true);
  });
});

describe('events', () => {
  it('of interactions reach every session, with no intent at all', async () => {
    await registerPlay(api);
    await ready();
    const second = await GatewayClient.open(api.discord);
    second.identify();
    await second.event('READY');
    const { id } = command(api);
    expect((await client.event('INTERACTION_CREATE')).d['id']).toBe(id);
    expect((await second.event('INTERACTION_CREATE')).d['id']).toBe(id);
    second.close();
  });

  it('can come twice', async () => {
    await registerPlay(api);
    await ready();
    const request = { channelId: ids.lounge, path: ['play'], options: {} };
    api.discord.member(ids.ana).runCommand(request, { deliveries: 2 });
    await client.event('INTERACTION_CREATE');
    await settle();
    expect(events(client).filter((name) => name === 'INTERACTION_CREATE')).toHaveLength(2);
  });

  it('go to the shard of their server', async () => {
    const own = Number((BigInt(ids.guild) >> 22n) % 2n);
    await ready({ shard: [1 - own, 2], intents: GUILDS });
    const other = await GatewayClient.open(api.discord);
    other.identify({ shard: [own, 2], intents: GUILDS });
    await other.event('GUILD_CREATE');
    await registerPlay(api);
    command(api);
    await other.event('INTERACTION_CREATE');
    await settle();
    expect(events(client)).toEqual(['READY']);
    other.close();
  });

  it('hide the content of others without its intent', async () => {
    await ready({ intents: GUILD_MESSAGES });
    const reader = await GatewayClient.open(api.discord);
    reader.identify({ intents: GUILD_MESSAGES | CONTENT });
    await reader.event('READY');
    const zoe = api.discord.member(ids.zoe);
    zoe.say(ids.lounge, 'A secret.');
    expect((await client.event('MESSAGE_CREATE')).d).toMatchObject({
      content: '',
      guild_id: ids.guild,
    });
    expect((await reader.event('MESSAGE_CREATE')).d).toMatchObject({ content: 'A secret.' });
    zoe.say(ids.lounge, `Hello <@${ids.bot}>`);
    await client.packet(({ d }) => d['content'] === `Hello <@${ids.bot}>`);
    reader.close();
  });

  it('of ephemeral messages are direct messages without a server', async () => {
    await registerPlay(api);
    await ready({ intents: DIRECT_MESSAGES });
    await answer(api, command(api), { type: 4, data: { content: 'Only you.', flags: 64 } });
    const { d } = await client.event('MESSAGE_CREATE');
    expect(d).not.toHaveProperty('guild_id');
    expect(d).not.toHaveProperty('member');
  });

  it('of a deleted channel name neither its threads nor its messages', async () => {
    await ready({ intents: GUILDS | GUILD_MESSAGES });
    await api.sent({ content: 'x' });
    api.discord.authority.deleteChannel(ids.lounge);
    await client.event('CHANNEL_DELETE');
    await settle();
    expect(events(client).filter((name) => name.endsWith('_DELETE'))).toEqual(['CHANNEL_DELETE']);
  });

  it('tell an outage from a removal', async () => {
    await ready({ intents: GUILDS });
    api.discord.authority.setAvailable(ids.guild, false);
    expect((await client.event('GUILD_DELETE')).d).toEqual({ id: ids.guild, unavailable: true });
    api.discord.authority.removeMember(ids.guild, ids.bot);
    await client.packet(({ t, d }) => t === 'GUILD_DELETE' && d['unavailable'] === undefined);
  });

  it('of a message that got lost do not come', async () => {
    await ready({ intents: GUILD_MESSAGES });
    const id = await api.sent({ content: 'x' });
    api.discord.authority.loseMessage(ids.lounge, id);
    expect((await api.get(`/channels/${ids.lounge}/messages/${id}`)).status).toBe(404);
    await settle();
    expect(events(client)).not.toContain('MESSAGE_DELETE');
  });
});
