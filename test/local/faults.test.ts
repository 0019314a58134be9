import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ids, startApi, type Api } from './support/api.ts';
import { answer, command, registerPlay } from './support/interactions.ts';
import { systemClock } from '../../src/local/clock.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.discord.close());

const send = { method: 'POST', path: /\/messages$/ } as const;
const count = (): number => api.discord.member(ids.ana).visibleMessages(ids.lounge).length;

describe('misbehaviour on demand', () => {
  it('loses the answer after the message was made', async () => {
    api.discord.faults.add({ ...send, fault: { type: 'lose-answer' } });
    await expect(api.send({ content: 'x' })).rejects.toThrow('fetch failed');
    expect(count()).toBe(1);
    expect((await api.send({ content: 'x' })).status).toBe(200);
  });

  it('breaks the connection before anything happened', async () => {
    api.discord.faults.add({ ...send, fault: { type: 'reset' } });
    await expect(api.send({ content: 'x' })).rejects.toThrow('fetch failed');
    expect(count()).toBe(0);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('answers 503 %s the effect', async (when, made) => {
    api.discord.faults.add({ ...send, fault: { type: 'server-error', status: 503, when } });
    expect((await api.send({ content: 'x' })).status).toBe(503);
    expect(count()).toBe(made);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('waits %s the effect', async (when, made) => {
    const slow = await startApi({ clock: systemClock });
    slow.discord.faults.add({ ...send, fault: { type: 'delay', ms: 300, when } });
    const sending = slow.send({ content: 'x' });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(slow.discord.member(ids.ana).visibleMessages(ids.lounge)).toHaveLength(made);
    expect((await sending).status).toBe(200);
    await slow.discord.close();
  });

  it.each(['user', 'shared', 'global'] as const)('limits with scope %s', async (scope) => {
    api.discord.faults.add({ ...send, fault: { type: 'rate-limit', scope, retryAfterMs: 1500 } });
    const { status, headers, body } = await api.send({ content: 'x' });
    expect([status, headers.get('x-ratelimit-scope'), headers.get('retry-after')]).toEqual([
      429,
      scope,
      '2',
    ]);
    expect(body).toMatchObject({ retry_after: 1.5, global: scope === 'global' });
  });

  it('imitates a block page, which tells nothing', async () => {
    const fault = {
      type: 'rate-limit',
      scope: 'user',
      retryAfterMs: 0,
      tellsRetryAfter: false,
    } as const;
    api.discord.faults.add({ ...send, fault });
    const { status, headers } = await api.send({ content: 'x' });
    expect([status, headers.get('retry-after')]).toEqual([429, null]);
  });

  it('refuses with whatever code is wanted, as often as is wanted', async () => {
    await registerPlay(api);
    const fault = {
      type: 'refuse',
      status: 404,
      code: 10062,
      message: 'Unknown interaction',
    } as const;
    const takeBack = api.discord.faults.add({ path: /\/callback$/, times: 2, fault });
    const reply = { type: 4, data: { content: 'x' } };
    expect((await answer(api, command(api), reply)).body).toEqual({
      message: 'Unknown interaction',
      code: 10062,
    });
    takeBack();
    expect((await answer(api, command(api), reply)).status).toBe(204);
  });

  it('ends when it is cleared', async () => {
    api.discord.faults.add({ ...send, times: 9, fault: { type: 'reset' } });
    api.discord.faults.clear();
    expect((await api.send({ content: 'x' })).status).toBe(200);
  });
});
