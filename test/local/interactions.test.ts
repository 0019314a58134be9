import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, ids, leaves, startApi, textAt, type Answer, type Api } from './support/api.ts';
import {
  MODAL,
  ROW,
  answer,
  command,
  press,
  registerPlay,
  webhook,
  type Received,
} from './support/interactions.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HIDDEN = 64;

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await registerPlay(api);
});
afterEach(() => api.discord.close());

const verdict = ({ status, body }: Answer): unknown => [status, body['code']];
const reply = (data: object = { content: 'Hello.' }): object => ({ type: 4, data });
const state = (): string[] =>
  api.discord
    .member(ids.ana)
    .visibleMessages(ids.lounge)
    .map(({ message }) => message.content);

async function pressed(): Promise<Received> {
  const message = await api.sent({ content: 'A panel.', components: [ROW] });
  return press(api, message);
}

async function modalFrom(opener: Received): Promise<Received> {
  await answer(api, opener, { type: 9, data: MODAL });
  const { received } = submit(opener);
  return received;
}

function submit(opener: Received): { received: Received } {
  let payload: Record<string, unknown> = {};
  const stop = api.discord.world.events.listen((event) => {
    if (event.type === 'interaction') payload = event.payload as Record<string, unknown>;
  });
  const attempt = api.discord
    .member(ids.ana)
    .submitModal({ interactionId: opener.id, values: { name: 'Ana' } });
  stop();
  return { received: { id: attempt.id, token: textAt(payload, 'token'), payload, attempt } };
}

describe('the first answer', () => {
  it('has 3 seconds', async () => {
    const inTime = command(api);
    api.clock.advance(3 * SECOND - 1);
    expect((await answer(api, inTime, reply())).status).toBe(204);
    const late = command(api);
    api.clock.advance(3 * SECOND + 1);
    expect(verdict(await answer(api, late, reply()))).toEqual([404, 10062]);
  });

  it('comes too late for the person, who reads that it failed', async () => {
    const onCommand = command(api);
    const onButton = await pressed();
    api.clock.advance(3 * SECOND);
    expect(onCommand.attempt.outcome).toEqual({
      type: 'failed',
      text: 'The application did not respond',
    });
    expect(onButton.attempt.outcome).toEqual({ type: 'failed', text: 'This interaction failed' });
  });

  it('is given once', async () => {
    const received = command(api);
    const both = await Promise.all([
      answer(api, received, reply()),
      answer(api, received, reply()),
    ]);
    expect(both.map(verdict).toSorted()).toEqual([
      [204, undefined],
      [400, 40060],
    ]);
    expect(state()).toEqual(['Hello.']);
  });

  it('needs the token of its interaction', async () => {
    const first = command(api);
    const second = command(api);
    const mixed = { ...first, token: second.token };
    expect(verdict(await answer(api, mixed, reply()))).toEqual([404, 10062]);
    expect(verdict(await answer(api, { ...first, id: ids.bot }, reply()))).toEqual([404, 10062]);
  });

  it('that is refused leaves the interaction open', async () => {
    const received = command(api);
    const refused = await answer(api, received, reply({ content: 'x'.repeat(2001) }));
    expect(leaves(refused.body['errors'])).toEqual({ 'data.content': 'BASE_TYPE_MAX_LENGTH' });
    expect(verdict(await answer(api, received, reply({})))).toEqual([400, 50006]);
    expect((await answer(api, received, reply())).status).toBe(204);
  });

  it('tells what it made where it is asked', async () => {
    const { status, body } = await answer(api, command(api), reply(), '?with_response=true');
    expect(status).toBe(200);
    expect(at(body, 'resource', 'type')).toBe(4);
    const message = at(body, 'resource', 'message');
    expect(at(message, 'content')).toBe('Hello.');
    expect(at(message, 'type')).toBe(20);
    expect(at(message, 'interaction_metadata', 'id')).toBe(at(body, 'interaction', 'id'));
    expect(at(body, 'interaction', 'response_message_id')).toBe(at(message, 'id'));
    const deferred = await answer(api, command(api), { type: 5 }, '?with_response=true');
    expect(at(deferred.body, 'resource')).toEqual({ type: 5 });
    expect(at(deferred.body, 'interaction', 'response_message_loading')).toBe(true);
  });
});

describe('which answer fits', () => {
  it.each([0, 1, 2, 3, 6, 7, 8, 10, 12, 99])('type %i does not fit a command', async (type) => {
    const refused = await answer(api, command(api), { type, data: { content: 'x' } });
    expect(verdict(refused)).toEqual([400, 50035]);
    expect(leaves(refused.body['errors'])).toEqual({ type: 'BASE_TYPE_CHOICES' });
  });

  it.each([1, 8, 10, 12])('type %i does not fit a button', async (type) => {
    const refused = await answer(api, await pressed(), { type, data: { content: 'x' } });
    expect(leaves(refused.body['errors'])).toEqual({ type: 'BASE_TYPE_CHOICES' });
  });

  it('no type is no answer', async () => {
    const refused = await answer(api, command(api), {});
    expect(leaves(refused.body['errors'])).toHaveProperty('type');
  });

  it('a modal does not answer a modal', async () => {
    const submitted = await modalFrom(command(api));
    const refused = await answer(api, submitted, { type: 9, data: MODAL });
    expect(leaves(refused.body['errors'])).toEqual({ type: 'BASE_TYPE_CHOICES' });
  });

  it.each([6, 7])('type %i after a modal that a command opened has no message', async (type) => {
    const submitted = await modalFrom(command(api));
    expect(verdict(await answer(api, submitted, { type, data: {} }))).toEqual([404, 10008]);
  });

  it('type 7 after a modal that a button opened edits the message', async () => {
    const submitted = await modalFrom(await pressed());
    expect((await answer(api, submitted, { type: 7, data: { content: 'Edited.' } })).status).toBe(
      204,
    );
    expect(state()).toEqual(['Edited.']);
  });

  it('type 7 without its message is refused', async () => {
    const received = await pressed();
    const message = textAt(received.payload, 'message', 'id');
    api.discord.authority.deleteMessage(ids.lounge, message);
    expect(verdict(await answer(api, received, { type: 7, data: { content: 'x' } }))).toEqual([
      404, 10008,
    ]);
  });

  it('an autocomplete takes at most 25 choices and nothing else', async () => {
    const options = [{ type: 3, name: 'pace', description: 'How fast.', autocomplete: true }];
    await api.call('PUT', `/applications/${ids.bot}/commands`, {
      body: [{ name: 'play', description: 'x', options }],
    });
    const choices = (count: number): object => ({
      type: 8,
      data: {
        choices: Array.from({ length: count }, (_, index) => ({
          name: `n${index}`,
          value: `v${index}`,
        })),
      },
    });
    const request = { channelId: ids.lounge, command: 'play', option: 'pace', typed: 'sl' };
    const begin = (): Received => {
      let token = '';
      const stop = api.discord.world.events.listen((event) => {
        if (event.type === 'interaction') token = textAt(event.payload, 'token');
      });
      const attempt = api.discord.member(ids.ana).autocomplete(request);
      stop();
      return { id: attempt.id, token, payload: {}, attempt };
    };
    expect(leaves((await answer(api, begin(), reply())).body['errors'])).toHaveProperty('type');
    const tooMany = await answer(api, begin(), choices(26));
    expect(leaves(tooMany.body['errors'])).toEqual({ 'data.choices': 'BASE_TYPE_MAX_LENGTH' });
    expect((await answer(api, begin(), choices(25))).status).toBe(204);
  });
});

describe('the webhook of an interaction', () => {
  it('does not exist before the answer', async () => {
    const received = command(api);
    expect(verdict(await webhook(api, 'POST', received, '', { content: 'x' }))).toEqual([
      404, 10015,
    ]);
    api.clock.advance(4 * SECOND);
    expect(verdict(await webhook(api, 'GET', received, '/messages/@original'))).toEqual([
      404, 10015,
    ]);
    const unknown = { ...received, token: 'nobody' };
    expect(verdict(await webhook(api, 'GET', unknown, '/messages/@original'))).toEqual([
      404, 10015,
    ]);
  });

  it('dies after 15 minutes', async () => {
    const received = command(api);
    await answer(api, received, reply());
    api.clock.advance(15 * MINUTE - 1);
    expect((await webhook(api, 'GET', received, '/messages/@original')).status).toBe(200);
    api.clock.advance(1);
    for (const [method, path] of [
      ['GET', '/messages/@original'],
      ['PATCH', '/messages/@original'],
      ['DELETE', '/messages/@original'],
      ['POST', ''],
    ] as const) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : { content: 'x' };
      expect(verdict(await webhook(api, method, received, path, body))).toEqual([401, 50027]);
    }
  });

  it('has as its original the reply, or the message of the button', async () => {
    const onCommand = command(api);
    await answer(api, onCommand, reply());
    await webhook(api, 'PATCH', onCommand, '/messages/@original', { content: 'Changed.' });
    const onButton = await pressed();
    await answer(api, onButton, { type: 6 });
    await webhook(api, 'PATCH', onButton, '/messages/@original', { content: 'The panel changed.' });
    expect(state()).toEqual(['Changed.', 'The panel changed.']);
    expect((await webhook(api, 'DELETE', onButton, '/messages/@original')).status).toBe(204);
    expect(state()).toEqual(['Changed.']);
    expect(verdict(await webhook(api, 'GET', onButton, '/messages/@original'))).toEqual([
      404, 10008,
    ]);
  });

  it('reaches no message that it did not make', async () => {
    const other = await api.sent({ content: 'Not yours.' });
    const received = command(api);
    await answer(api, received, reply());
    const path = `/messages/${other}`;
    expect(verdict(await webhook(api, 'PATCH', received, path, { content: 'x' }))).toEqual([
      404, 10008,
    ]);
    expect(verdict(await webhook(api, 'DELETE', received, path))).toEqual([404, 10008]);
  });

  it('fills the placeholder with the first follow-up, whose own flag does not count', async () => {
    const received = command(api);
    await answer(api, received, { type: 5 });
    expect(received.attempt.outcome).toEqual({ type: 'deferred' });
    await webhook(api, 'POST', received, '', { content: 'Done.', flags: HIDDEN });
    expect(state()).toEqual(['Done.']);
    expect(received.attempt.outcome).toEqual({ type: 'answered' });
    await webhook(api, 'POST', received, '', { content: 'And more.' });
    expect(state()).toEqual(['Done.', 'And more.']);
  });

  it('lets "thinking" end in a failure after 15 minutes, and a silent answer end in nothing', async () => {
    const thinking = command(api);
    await answer(api, thinking, { type: 5 });
    const silent = await pressed();
    await answer(api, silent, { type: 6 });
    api.clock.advance(15 * MINUTE);
    expect(thinking.attempt.outcome.type).toBe('failed');
    expect(silent.attempt.outcome.type).toBe('deferred');
  });
});

describe('an ephemeral message', () => {
  const secret = reply({ content: 'Only you.', flags: HIDDEN });

  it('is seen by its reader and by nobody else', async () => {
    await answer(api, command(api), secret);
    expect(state()).toEqual(['Only you.']);
    expect(api.discord.member(ids.zoe).visibleMessages(ids.lounge)).toEqual([]);
  });

  it('is out of reach of the channel routes', async () => {
    const { body } = await answer(api, command(api), secret, '?with_response=true');
    const path = `/channels/${ids.lounge}/messages/${textAt(body, 'resource', 'message', 'id')}`;
    expect(verdict(await api.get(path))).toEqual([404, 10008]);
    expect(verdict(await api.patch(path, { content: 'x' }))).toEqual([404, 10008]);
    expect(verdict(await api.call('DELETE', path))).toEqual([404, 10008]);
    expect((await api.get(`/channels/${ids.lounge}/messages`)).body).toEqual([]);
  });

  it('stays as hidden or as public as it was made', async () => {
    const hidden = command(api);
    await answer(api, hidden, secret);
    await webhook(api, 'PATCH', hidden, '/messages/@original', {
      content: 'Still hidden.',
      flags: 0,
    });
    const open = command(api);
    await answer(api, open, reply());
    await webhook(api, 'PATCH', open, '/messages/@original', {
      content: 'Still open.',
      flags: HIDDEN,
    });
    expect(
      api.discord
        .member(ids.zoe)
        .visibleMessages(ids.lounge)
        .map(({ message }) => message.content),
    ).toEqual(['Still open.']);
  });

  it('can be edited after its reader dismissed it, and stays away', async () => {
    const received = command(api);
    const { body } = await answer(api, received, secret, '?with_response=true');
    api.discord.member(ids.ana).dismiss(ids.lounge, textAt(body, 'resource', 'message', 'id'));
    expect(
      (await webhook(api, 'PATCH', received, '/messages/@original', { content: 'x' })).status,
    ).toBe(200);
    expect(state()).toEqual([]);
  });

  it('gives a fresh token to a press on it, which edits and deletes it', async () => {
    await answer(
      api,
      command(api),
      reply({ content: 'Only you.', flags: HIDDEN, components: [ROW] }),
    );
    const [entry] = api.discord.member(ids.ana).visibleMessages(ids.lounge);
    const received = press(api, entry?.message.id ?? '');
    expect(at(received.payload, 'message', 'flags')).toBe(HIDDEN);
    await answer(api, received, { type: 7, data: { content: 'Edited.' } });
    expect(state()).toEqual(['Edited.']);
    await webhook(api, 'DELETE', received, '/messages/@original');
    expect(state()).toEqual([]);
  });
});
