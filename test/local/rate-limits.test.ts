import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ids, startApi, type Answer, type Api } from './support/api.ts';
import { ROW, answer, command, press, registerPlay, webhook } from './support/interactions.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi({ rateLimits: true });
});
afterEach(() => api.discord.close());

async function statuses(
  count: number,
  call: (index: number) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await call(index));
  return answers;
}

const HOUR = 60 * 60_000;
const limited = (answers: readonly Answer[]): readonly boolean[] =>
  answers.map(({ status }) => status === 429);

describe('rate limits', () => {
  it('five messages in five seconds, told by headers', async () => {
    const answers = await statuses(6, () => api.send({ content: 'x' }));
    expect(limited(answers)).toEqual([false, false, false, false, false, true]);
    const [first, last] = [answers[0], answers[5]];
    expect(first?.headers.get('x-ratelimit-limit')).toBe('5');
    expect(first?.headers.get('x-ratelimit-remaining')).toBe('4');
    expect(first?.headers.get('x-ratelimit-reset-after')).toBe('5.000');
    expect(last?.headers.get('retry-after')).toBe('5');
    expect(last?.headers.get('x-ratelimit-scope')).toBe('user');
    expect(last?.body).toEqual({
      message: 'You are being rate limited.',
      retry_after: 5,
      global: false,
    });
    api.clock.advance(5000);
    expect((await api.send({ content: 'x' })).status).toBe(200);
  });

  it('counts edits apart, under the same name', async () => {
    const sent = await api.send({ content: 'x' });
    const path = `/channels/${ids.lounge}/messages/${String(sent.body['id'])}`;
    const edits = await statuses(6, (n) => api.patch(path, { content: `edit ${n}` }));
    expect(limited(edits)).toEqual([false, false, false, false, false, true]);
    expect(edits[0]?.headers.get('x-ratelimit-bucket')).toBe(
      sent.headers.get('x-ratelimit-bucket'),
    );
    expect((await api.send({ content: 'x' })).status).toBe(200);
  });

  it('three edits in six seconds once a message is older than an hour', async () => {
    const id = await api.sent({ content: 'x' });
    api.clock.advance(HOUR + 1);
    const path = `/channels/${ids.lounge}/messages/${id}`;
    const edits = await statuses(4, (n) => api.patch(path, { content: `edit ${n}` }));
    expect(limited(edits)).toEqual([false, false, false, true]);
    expect(edits[3]?.body['code']).toBe(30046);
  });

  it('type 7 is free of them all', async () => {
    const id = await api.sent({ content: 'x', components: [ROW] });
    api.clock.advance(HOUR + 1);
    const presses = await statuses(8, (n) =>
      answer(api, press(api, id), { type: 7, data: { content: `edit ${n}` } }),
    );
    expect(presses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204));
    expect(presses[0]?.headers.get('x-ratelimit-limit')).toBeNull();
  });

  it('five follow-ups in two seconds an interaction, and 30 a minute in a channel', async () => {
    await registerPlay(api);
    const one = command(api);
    await answer(api, one, { type: 4, data: { content: 'x' } });
    const own = await statuses(6, () => webhook(api, 'POST', one, '', { content: 'x' }));
    expect(limited(own)).toEqual([false, false, false, false, false, true]);
    let shared: Answer | undefined;
    for (let index = 0; index < 26; index += 1) {
      const other = command(api);
      await answer(api, other, { type: 4, data: { content: 'x' } });
      shared = await webhook(api, 'POST', other, '', { content: 'x' });
    }
    expect(shared?.status).toBe(429);
    expect(shared?.headers.get('x-ratelimit-scope')).toBe('shared');
    expect(shared?.headers.get('x-ratelimit-remaining')).toBe('4');
    expect(shared?.headers.get('retry-after')).toBe('60');
  });

  it('fifty requests a second in all, interactions apart', async () => {
    const answers = await statuses(51, () => api.get('/users/@me'));
    expect(limited(answers).filter(Boolean)).toHaveLength(1);
    const last = answers[50];
    expect(last?.headers.get('x-ratelimit-global')).toBe('true');
    expect(last?.body['global']).toBe(true);
    api.clock.advance(1000);
    expect((await api.get('/users/@me')).status).toBe(200);
  });

  it('can be switched off', async () => {
    api.discord.rateLimits = false;
    const answers = await statuses(9, () => api.send({ content: 'x' }));
    expect(limited(answers)).not.toContain(true);
  });
});
