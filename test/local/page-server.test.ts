import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { PageEvent } from '../../src/local/page-protocol.ts';
import { at, ids, startApi, textAt, type Api } from './support/api.ts';
import { MODAL, ROW, answer, command, registerPlay } from './support/interactions.ts';

const PAGE = `<!doctype html><script type="importmap">{"imports":{}}</script><p>Hello</p>`;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'local-page-'));
  await mkdir(path.join(folder, 'styles'));
  await writeFile(path.join(folder, 'index.html'), PAGE);
  await writeFile(path.join(folder, 'styles', 'base.css'), 'p { color: red }');
  await writeFile(path.join(folder, 'secret.json'), '{}');
});
afterAll(() => rm(folder, { recursive: true }));

let api: Api;
beforeEach(async () => {
  api = await startApi({ pageFolder: folder });
});
afterEach(() => api.discord.close());

const url = (rest: string): string => api.discord.pageUrl + rest;
const post = (name: string, as: string, body: unknown): Promise<Response> =>
  fetch(url(`local/${name}?as=${as}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** fetch sets Host itself, so this goes a step lower. */
function statusWith(headers: Record<string, string>, where = url('')): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest(where, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

/** Reads the stream until an event fits. */
async function nextEvent(
  as: string,
  fits: (event: PageEvent) => boolean,
  act: () => void,
): Promise<PageEvent> {
  const response = await fetch(url(`local/events?as=${as}`));
  let acted = false;
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString('utf8');
    if (!acted) act();
    acted = true;
    for (const line of text.split('\n')) {
      if (!line.startsWith('data: ') || !line.endsWith('}')) continue;
      const event = JSON.parse(line.slice(6)) as PageEvent;
      if (fits(event)) return event;
    }
  }
  throw new Error('The stream ended.');
}

describe('who may reach the server', () => {
  it('nobody by another name', async () => {
    expect(await statusWith({ host: 'evil.example' })).toBe(403);
    expect(await statusWith({ host: 'evil.example' }, `${api.discord.restUrl}/v10/gateway`)).toBe(
      403,
    );
    expect(await statusWith({ host: new URL(url('')).host })).toBe(200);
  });

  it('no page of another origin', async () => {
    expect(await statusWith({ origin: 'https://evil.example' })).toBe(403);
    expect(await statusWith({ origin: 'null' })).toBe(403);
    expect(await statusWith({ origin: new URL(url('')).origin })).toBe(200);
  });

  it('no websocket of another origin', async () => {
    const socket = new WebSocket(url('').replace('http', 'ws'), { origin: 'https://evil.example' });
    await expect(
      new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject)),
    ).rejects.toThrow('403');
  });

  it('no form: the body has to be JSON', async () => {
    const body = '{"channelId":"1","content":"x"}';
    const headers = { 'content-type': 'text/plain' };
    const response = await fetch(url(`local/say?as=${ids.ana}`), { method: 'POST', headers, body });
    expect(response.status).toBe(400);
  });
});

describe('files', () => {
  it('come with a policy that lets through the import map and no other inline script', async () => {
    const response = await fetch(url(''));
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
    expect(policy).not.toContain('unsafe');
    expect(await response.text()).toBe(PAGE);
  });

  it('are those of the page, and of preact', async () => {
    expect((await fetch(url('styles/base.css'))).headers.get('content-type')).toContain('text/css');
    for (const name of ['preact.js', 'preact/hooks.js', 'preact/jsx-runtime.js']) {
      const response = await fetch(url(`vendor/${name}`));
      expect(response.headers.get('content-type')).toContain('javascript');
      expect(await response.text()).toContain('export');
    }
  });

  it.each([
    'secret.json',
    'nothing.js',
    '..%2f..%2fetc%2fpasswd.js',
    'vendor/fastify.js',
    'styles',
  ])('do not include %s', async (name) => {
    expect((await fetch(url(name))).status).toBe(404);
  });
});

describe('the endpoints of the page', () => {
  it.each(['1', ids.bot])('refuse %s, who is nobody here', async (as) => {
    const response = await fetch(url(`local/state?as=${as}`));
    expect([response.status, Object.keys((await response.json()) as object)]).toEqual([
      400,
      ['error'],
    ]);
  });

  it('take an address without a name for the first member', async () => {
    const state: unknown = await (await fetch(url('local/state'))).json();
    expect(at(state, 'me', 'id')).toBe(ids.ana);
  });

  it('show a member the server', async () => {
    const response = await fetch(url(`local/state?as=${ids.zoe}`));
    const state: unknown = await response.json();
    expect(at(state, 'me', 'name')).toBe('*Zoë_*');
    expect(at(state, 'me', 'moderator')).toBe(false);
    expect(at(state, 'members')).toHaveLength(8);
    expect(at(state, 'channels')).toHaveLength(3);
    expect(at(state, 'botOnline')).toBe(false);
  });

  it('run commands, press, fill modals, and refuse what does not fit', async () => {
    await registerPlay(api);
    const ran = await post('commands', ids.ana, {
      channelId: ids.lounge,
      path: ['play'],
      options: {},
    });
    expect(textAt(await ran.json(), 'interactionId')).toMatch(/^\d{18,19}$/);
    const messageId = await api.sent({ content: 'x', components: [ROW] });
    const use = { channelId: ids.lounge, messageId, customId: 'press' };
    expect((await post('components', ids.ana, use)).status).toBe(200);
    const wrong = await post('components', ids.ana, { ...use, customId: 'other' });
    expect(wrong.status).toBe(400);
    expect(textAt(await wrong.json(), 'error')).toContain('COMPONENT_VALIDATION_FAILED');
    const opener = command(api);
    await answer(api, opener, { type: 9, data: MODAL });
    const modal = { interactionId: opener.id, values: { name: 'Ana' } };
    expect((await post('modals', ids.ana, modal)).status).toBe(200);
    expect((await post('components', ids.ana, { channelId: 'x' })).status).toBe(400);
  });

  it('say, dismiss, change the language and moderate', async () => {
    await registerPlay(api);
    expect((await post('say', ids.zoe, { channelId: ids.lounge, content: 'Hello' })).status).toBe(
      204,
    );
    expect((await post('say', ids.zoe, { channelId: ids.lounge, content: ' ' })).status).toBe(400);
    const hidden = { type: 4, data: { content: 'x', flags: 64 } };
    const { body } = await answer(api, command(api), hidden, '?with_response=true');
    const messageId = textAt(body, 'resource', 'message', 'id');
    expect((await post('dismiss', ids.zoe, { channelId: ids.lounge, messageId })).status).toBe(400);
    expect((await post('dismiss', ids.ana, { channelId: ids.lounge, messageId })).status).toBe(204);
    expect((await post('locale', ids.zoe, { locale: 'de' })).status).toBe(204);
    expect((await post('locale', ids.zoe, { locale: 'tlh' })).status).toBe(400);
    const archive = { type: 'archive-thread', channelId: ids.thread, locked: true };
    expect((await post('moderate', ids.zoe, archive)).status).toBe(400);
    expect((await post('moderate', ids.ana, archive)).status).toBe(204);
    const messages = await fetch(url(`local/messages?as=${ids.ana}&channel=${ids.lounge}`));
    expect(await messages.json()).toHaveLength(1);
  });

  it('bound what they read', async () => {
    const body = { channelId: ids.lounge, content: 'x'.repeat(70_000) };
    expect((await post('say', ids.ana, body)).status).toBe(413);
  });

  it('stream the state first, then what this member sees', async () => {
    await registerPlay(api);
    const first = await nextEvent(
      ids.zoe,
      () => true,
      () => undefined,
    );
    expect(first.type).toBe('state');
    const seen = await nextEvent(
      ids.zoe,
      ({ type }) => type === 'message',
      () => {
        void answer(api, command(api), { type: 4, data: { content: 'Hidden.', flags: 64 } }).then(
          () => api.discord.member(ids.ana).say(ids.lounge, `<@${ids.zoe}>`),
        );
      },
    );
    expect(seen).toMatchObject({
      message: { mentionsMe: true, message: { content: `<@${ids.zoe}>` } },
    });
  });

  it('stream what became of a press', async () => {
    await registerPlay(api);
    const event = await nextEvent(
      ids.ana,
      ({ type }) => type === 'interaction',
      () => {
        command(api);
        api.clock.advance(3000);
      },
    );
    expect(event).toMatchObject({
      outcome: { type: 'failed', text: 'The application did not respond' },
    });
  });
});

describe('attachments', () => {
  it('are uploaded in any order, listed, and served as downloads', async () => {
    const form = new FormData();
    form.append('files[0]', new Blob(['{"a":1}'], { type: 'application/json' }), 'the deal.json');
    form.append(
      'payload_json',
      JSON.stringify({
        content: 'x',
        attachments: [{ id: '0', description: 'A file', title: null }],
      }),
    );
    const { status, body } = await api.call('POST', `/channels/${ids.lounge}/messages`, {
      raw: form,
    });
    expect(status).toBe(200);
    expect(at(body, 'attachments', 0)).toMatchObject({
      filename: 'the_deal.json',
      size: 7,
      description: 'A file',
    });
    const file = await fetch(textAt(body, 'attachments', 0, 'url'));
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(await file.text()).toBe('{"a":1}');
    expect((await fetch(url('attachments/1/2/x.json'))).status).toBe(404);
  });

  it('that a component shows are not listed, and links take the place of their names', async () => {
    const form = new FormData();
    const components = [{ type: 13, file: { url: 'attachment://deal.json' } }];
    form.append('payload_json', JSON.stringify({ flags: 1 << 15, components }));
    form.append('files[0]', new Blob(['{}'], { type: 'application/json' }), 'deal.json');
    const { body } = await api.call('POST', `/channels/${ids.lounge}/messages`, { raw: form });
    expect(at(body, 'attachments')).toEqual([]);
    expect(at(body, 'components', 0)).toMatchObject({ name: 'deal.json', size: 2 });
    expect(textAt(body, 'components', 0, 'file', 'url')).toContain('/attachments/');
  });

  it('above 10 MiB are refused', async () => {
    const form = new FormData();
    form.append('files[0]', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), 'big.bin');
    const answer = await api.call('POST', `/channels/${ids.lounge}/messages`, { raw: form });
    expect([answer.status, answer.body['code']]).toEqual([413, 40005]);
  });

  it('above 25 MiB together are refused', async () => {
    const form = new FormData();
    for (const name of ['a', 'b', 'c']) {
      form.append(name, new Blob([new Uint8Array(9 * 1024 * 1024)]), `${name}.bin`);
    }
    const answer = await api.call('POST', `/channels/${ids.lounge}/messages`, { raw: form });
    expect([answer.status, answer.body['code']]).toEqual([413, 40005]);
  });

  it('go with an edit that lists none, and stay with one that says nothing', async () => {
    const form = new FormData();
    form.append('files[0]', new Blob(['x']), 'a.txt');
    form.append('payload_json', JSON.stringify({ content: 'x' }));
    const sent = await api.call('POST', `/channels/${ids.lounge}/messages`, { raw: form });
    const where = `/channels/${ids.lounge}/messages/${textAt(sent.body, 'id')}`;
    expect(at((await api.patch(where, { content: 'y' })).body, 'attachments')).toHaveLength(1);
    expect(at((await api.patch(where, { attachments: [] })).body, 'attachments')).toEqual([]);
  });
});
