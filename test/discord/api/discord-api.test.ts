import { MessageFlags } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { createDiscordApi, type Credentials } from '../../../src/discord/api/discord-api.ts';
import { notice } from '../../../src/discord/panels/notice.ts';
import type { ChannelId, MessageId } from '../../../src/tables/types.ts';

interface Request {
  readonly method: string;
  readonly route: string;
  readonly body?: unknown;
  readonly auth?: boolean;
  readonly query?: string;
  readonly files?: unknown;
}

/** Notes requests and answers all of them with one message. */
function setUp() {
  const requests: Request[] = [];
  const note = (method: string) => (route: string, options: unknown) => {
    const { body, auth, query, files } = options as Record<string, unknown>;
    const request = { method, route, body, auth, query: String(query), files };
    requests.push(JSON.parse(JSON.stringify(request)) as Request);
    return Promise.resolve({ id: '9', resource: { message: { id: '8' } } });
  };
  const api = createDiscordApi({
    get: note('GET'),
    post: note('POST'),
    patch: note('PATCH'),
    delete: note('DELETE'),
  });
  return { api, requests };
}

const to: Credentials = { id: '1', token: 'secret', applicationId: '2' };
const body = { ...notice('hello'), mention: ['77'] };
const V2 = MessageFlags.IsComponentsV2;
const nobody = { parse: [] };

describe('what is sent to Discord', () => {
  it.each([
    [{ type: 'message', body, ephemeral: true }, 4, V2 | MessageFlags.Ephemeral],
    [{ type: 'message', body, ephemeral: false }, 4, V2],
    [{ type: 'update', body }, 7, V2],
  ] as const)('is for the answer %j of type %i', async (answer, type, flags) => {
    const { api, requests } = setUp();
    await api.answer(to, answer);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      route: '/interactions/1/secret/callback',
      auth: false,
      body: {
        type,
        data: { flags, allowed_mentions: { parse: [], users: ['77'] }, attachments: [] },
      },
    });
  });

  it('mentions nobody unless the body says whom', async () => {
    const { api, requests } = setUp();
    await api.followUp(to, notice('hello'), true);
    expect(requests[0]?.body).toMatchObject({ allowed_mentions: nobody });
    expect(requests[0]?.body).not.toHaveProperty('allowed_mentions.users');
  });

  it('defers a component without a word and a command with a private promise', async () => {
    const { api, requests } = setUp();
    await api.answer(to, { type: 'defer-update' });
    await api.answer(to, { type: 'defer-message' });
    expect(requests.map((request) => request.body)).toEqual([
      { type: 6 },
      { type: 5, data: { flags: MessageFlags.Ephemeral } },
    ]);
  });

  it('asks for the message of a public answer, and only of that', async () => {
    const { api, requests } = setUp();
    expect(await api.answer(to, { type: 'message', body, ephemeral: false })).toBe('8');
    expect(await api.answer(to, { type: 'update', body })).toBeUndefined();
    expect(requests.map(({ query }) => query)).toEqual([
      'with_response=true',
      'with_response=false',
    ]);
  });

  it('carries a nonce of its own where it makes a message in a channel', async () => {
    const { api, requests } = setUp();
    await api.post('5' as ChannelId, body, 'abc');
    expect(requests[0]).toMatchObject({
      route: '/channels/5/messages',
      body: { nonce: 'abc', enforce_nonce: true, flags: V2 },
    });
  });

  it('says on an edit which files stay: none', async () => {
    const { api, requests } = setUp();
    await api.edit('5' as ChannelId, '6' as MessageId, body);
    await api.editOriginal(to, '@original', body);
    expect(requests.map(({ route }) => route)).toEqual([
      '/channels/5/messages/6',
      '/webhooks/2/secret/messages/%40original',
    ]);
    for (const request of requests) expect(request.body).toMatchObject({ attachments: [] });
  });

  it('numbers its files as the attachments that it names', async () => {
    const { api, requests } = setUp();
    const file = { name: 'deal.json', data: new Uint8Array([123, 125]) };
    await api.answer(to, { type: 'message', body: { ...body, files: [file] }, ephemeral: true });
    expect(requests[0]?.body).toMatchObject({
      data: { attachments: [{ id: 0, filename: 'deal.json' }] },
    });
    expect(requests[0]?.files).toHaveLength(1);
  });

  it('rejects where Discord does not tell the message that it made', async () => {
    const api = createDiscordApi({
      get: () => Promise.resolve(undefined),
      post: () => Promise.resolve({}),
      patch: () => Promise.resolve(undefined),
      delete: () => Promise.resolve(undefined),
    });
    await expect(api.post('5' as ChannelId, body, 'abc')).rejects.toThrow('without the message');
  });
});
