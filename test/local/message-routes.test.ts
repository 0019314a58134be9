import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, ids, leaves, startApi, textAt, type Answer, type Api } from './support/api.ts';
import { V2, text, v2 } from './support/components.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.discord.close());

const messages = `/channels/${ids.lounge}/messages`;
const verdict = ({ status, body }: Answer): unknown => [status, body['code']];
const deny = (bits: bigint, channel: string = ids.lounge): void =>
  api.discord.authority.overwrite(channel, { id: ids.bot, type: 1, deny: bits });

describe('who may call', () => {
  it.each(['', 'somebody else'])('the token "%s" is refused', async (token) => {
    const answer = await api.call('GET', '/users/@me', { token });
    expect(verdict(answer)).toEqual([401, 0]);
  });

  it('an unknown route is not found', async () => {
    expect(verdict(await api.get('/nowhere'))).toEqual([404, 0]);
  });

  it('a route has its methods and no others', async () => {
    expect(verdict(await api.call('PUT', messages, { body: {} }))).toEqual([405, 0]);
  });

  it('an id that is none is a form error', async () => {
    const answer = await api.get('/channels/lounge');
    expect(leaves(answer.body['errors'])).toEqual({ channel_id: 'NUMBER_TYPE_COERCE' });
  });

  it('broken JSON is named', async () => {
    expect(verdict(await api.call('POST', messages, { raw: '{"content":' }))).toEqual([400, 50109]);
  });

  it('another content type is a form error', async () => {
    const headers = { 'content-type': 'text/plain' };
    const answer = await api.call('POST', messages, { raw: 'Hello', headers });
    expect(leaves(answer.body['errors'])).toEqual({ '': 'CONTENT_TYPE_INVALID' });
  });
});

describe('permissions of the bot', () => {
  it('where it sees nothing, every route answers 50001', async () => {
    const id = await api.sent({ content: 'x' });
    deny(P.ViewChannel);
    const answers = await Promise.all([
      api.send({ content: 'x' }),
      api.patch(`${messages}/${id}`, { content: 'y' }),
      api.call('DELETE', `${messages}/${id}`),
      api.get(`/channels/${ids.lounge}`),
      api.get(messages),
    ]);
    expect(answers.map(verdict)).toEqual(Array.from({ length: 5 }, () => [403, 50001]));
  });

  it.each([
    ['send', P.SendMessages, { content: 'x' }],
    ['show embeds', P.EmbedLinks, { embeds: [{ title: 'x' }] }],
  ])('where it may not %s, it gets 50013', async (_name, bits, body) => {
    deny(bits);
    expect(verdict(await api.send(body))).toEqual([403, 50013]);
  });

  it('without the right to send it still edits', async () => {
    const id = await api.sent({ content: 'x' });
    deny(P.SendMessages);
    expect((await api.patch(`${messages}/${id}`, { content: 'y' })).status).toBe(200);
  });

  it('threads have a right of their own', async () => {
    deny(P.SendMessages);
    expect((await api.send({ content: 'x' }, ids.thread)).status).toBe(200);
    deny(P.SendMessagesInThreads);
    expect(verdict(await api.send({ content: 'x' }, ids.thread))).toEqual([403, 50013]);
  });

  it('without the history it reads nothing and replies to nothing', async () => {
    const id = await api.sent({ content: 'x' });
    deny(P.ReadMessageHistory);
    expect(verdict(await api.get(`${messages}/${id}`))).toEqual([403, 50013]);
    expect((await api.get(messages)).body).toEqual([]);
    const answer = await api.send({ content: 'y', message_reference: { message_id: id } });
    expect(verdict(answer)).toEqual([400, 160002]);
  });

  it('in a time-out it may not send', async () => {
    api.discord.authority.timeOut(ids.guild, ids.bot, 60_000);
    expect(verdict(await api.send({ content: 'x' }))).toEqual([403, 50013]);
    api.clock.advance(60_001);
    expect((await api.send({ content: 'x' })).status).toBe(200);
  });

  it('out of the server it reaches nothing of it', async () => {
    api.discord.authority.removeMember(ids.guild, ids.bot);
    expect(verdict(await api.send({ content: 'x' }))).toEqual([403, 50001]);
    expect(verdict(await api.get(`/guilds/${ids.guild}`))).toEqual([404, 10004]);
  });

  it("deletes others' messages only where it manages messages", async () => {
    const id = api.discord.member(ids.zoe).say(ids.lounge, 'Mine.');
    expect(verdict(await api.call('DELETE', `${messages}/${id}`))).toEqual([403, 50013]);
    api.discord.authority.overwrite(ids.lounge, { id: ids.bot, type: 1, allow: P.ManageMessages });
    expect((await api.call('DELETE', `${messages}/${id}`)).status).toBe(204);
  });
});

describe('messages', () => {
  it('that are gone are unknown, and so are channels', async () => {
    const id = await api.sent({ content: 'x' });
    await api.call('DELETE', `${messages}/${id}`);
    expect(verdict(await api.patch(`${messages}/${id}`, { content: 'y' }))).toEqual([404, 10008]);
    api.discord.authority.deleteChannel(ids.lounge);
    expect(verdict(await api.send({ content: 'x' }))).toEqual([404, 10003]);
    expect(verdict(await api.send({ content: 'x' }, ids.thread))).toEqual([404, 10003]);
  });

  it('of others cannot be edited', async () => {
    const id = api.discord.member(ids.zoe).say(ids.lounge, 'Mine.');
    const answer = await api.patch(`${messages}/${id}`, { content: 'Yours.' });
    expect(verdict(answer)).toEqual([403, 50005]);
  });

  it('cannot be emptied', async () => {
    const id = await api.sent({ content: 'x' });
    expect(verdict(await api.patch(`${messages}/${id}`, { content: '' }))).toEqual([400, 50006]);
  });

  it('keep what an edit does not name, and note the time of the edit', async () => {
    const id = await api.sent({ content: 'x', embeds: [{ title: 'A title' }] });
    const { body } = await api.patch(`${messages}/${id}`, { content: 'y' });
    expect(at(body, 'embeds', 0, 'title')).toBe('A title');
    expect(at(body, 'edited_timestamp')).not.toBeNull();
    expect(body).not.toHaveProperty('guild_id');
  });

  it('once of Components V2, stay so', async () => {
    const id = await api.sent(v2(text('x')));
    const refused = await api.patch(`${messages}/${id}`, { content: 'y' });
    expect(leaves(refused.body['errors'])).toHaveProperty('content');
    const edited = await api.patch(`${messages}/${id}`, { components: [text('y')] });
    expect(at(edited.body, 'flags')).toBe(V2);
  });

  it.each([
    ['the old content stays', {}, 'content'],
    ['embeds are null', { content: null, embeds: null }, 'embeds'],
  ])('do not become Components V2 while %s', async (_name, fields, path) => {
    const id = await api.sent({ content: 'x' });
    const answer = await api.patch(`${messages}/${id}`, { ...v2(text('y')), ...fields });
    expect(leaves(answer.body['errors'])).toHaveProperty(path);
  });

  it('become Components V2 when the old fields are emptied', async () => {
    const id = await api.sent({ content: 'x' });
    const fields = { content: null, embeds: [], sticker_ids: [], poll: null };
    expect((await api.patch(`${messages}/${id}`, { ...v2(text('y')), ...fields })).status).toBe(
      200,
    );
  });

  it('are not ephemeral outside interactions', async () => {
    await api.send({ content: 'x', flags: 64 });
    expect(api.discord.member(ids.zoe).visibleMessages(ids.lounge)).toHaveLength(1);
  });

  it('with a repeated and enforced nonce are made once', async () => {
    const body = { content: 'x', nonce: '42', enforce_nonce: true };
    const first = await api.sent(body);
    expect(await api.sent(body)).toBe(first);
    expect(await api.sent({ ...body, enforce_nonce: false })).not.toBe(first);
    api.clock.advance(6 * 60_000);
    expect(await api.sent(body)).not.toBe(first);
  });

  it('reply to a message that is there', async () => {
    const id = await api.sent({ content: 'x' });
    const { body } = await api.send({ content: 'y', message_reference: { message_id: id } });
    expect([at(body, 'type'), at(body, 'referenced_message', 'id')]).toEqual([19, id]);
    const gone = { message_id: ids.ana, fail_if_not_exists: true };
    const refused = await api.send({ content: 'y', message_reference: gone });
    expect(leaves(refused.body['errors'])).toEqual({
      message_reference: 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE',
    });
    const lenient = { ...gone, fail_if_not_exists: false };
    expect((await api.send({ content: 'y', message_reference: lenient })).status).toBe(200);
  });

  it('are listed newest first, before, after and around one of them', async () => {
    const made: string[] = [];
    for (let count = 0; count < 6; count += 1)
      made.push(await api.sent({ content: String(count) }));
    const list = async (query: string): Promise<readonly unknown[]> => {
      const { body } = await api.get(`${messages}?${query}`);
      return (Array.isArray(body) ? body : []).map((message) => Number(textAt(message, 'content')));
    };
    expect(await list('limit=3')).toEqual([5, 4, 3]);
    expect(await list(`limit=2&before=${String(made[3])}`)).toEqual([2, 1]);
    expect(await list(`limit=2&after=${String(made[1])}`)).toEqual([3, 2]);
    expect(await list(`limit=3&around=${String(made[3])}`)).toEqual([4, 3, 2]);
    expect(verdict(await api.get(`${messages}?limit=101`))).toEqual([400, 50035]);
  });

  it('are deleted in bulk by those who manage them, unless they are too old', async () => {
    const first = await api.sent({ content: 'a' });
    const second = await api.sent({ content: 'b' });
    const bulk = (body: object): Promise<Answer> => api.post(`${messages}/bulk-delete`, body);
    expect(verdict(await bulk({ messages: [first, second] }))).toEqual([403, 50013]);
    api.discord.authority.overwrite(ids.lounge, { id: ids.bot, type: 1, allow: P.ManageMessages });
    expect(verdict(await bulk({ messages: [first] }))).toEqual([400, 50016]);
    expect((await bulk({ messages: [first, second] })).status).toBe(204);
    api.clock.advance(15 * 24 * 60 * 60_000);
    expect(verdict(await bulk({ messages: [first, second] }))).toEqual([400, 50034]);
  });
});
