import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, ids, leaves, startApi, textAt, type Answer, type Api } from './support/api.ts';
import { ROW, answer, command, press, registerPlay, webhook } from './support/interactions.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await registerPlay(api);
});
afterEach(() => api.discord.close());

const verdict = ({ status, body }: Answer): unknown => [status, body['code']];
const archive = (locked: boolean): void =>
  api.discord.member(ids.ana).moderate({ type: 'archive-thread', channelId: ids.thread, locked });
const isArchived = async (): Promise<unknown> =>
  at((await api.get(`/channels/${ids.thread}`)).body, 'thread_metadata', 'archived');
const allow = (bits: bigint): void =>
  api.discord.authority.overwrite(ids.lounge, { id: ids.bot, type: 1, allow: bits });

describe('an archived thread', () => {
  it('refuses edits and lets messages be deleted', async () => {
    const id = await api.sent({ content: 'x' }, ids.thread);
    archive(false);
    const path = `/channels/${ids.thread}/messages/${id}`;
    expect(verdict(await api.patch(path, { content: 'y' }))).toEqual([403, 50083]);
    expect((await api.call('DELETE', path)).status).toBe(204);
  });

  it('wakes when somebody writes in it', async () => {
    archive(false);
    expect(await isArchived()).toBe(true);
    await api.sent({ content: 'x' }, ids.thread);
    expect(await isArchived()).toBe(false);
  });

  it('sleeps on where it is locked', async () => {
    archive(true);
    expect(verdict(await api.send({ content: 'x' }, ids.thread))).toEqual([403, 50083]);
    expect(await isArchived()).toBe(true);
    allow(P.ManageThreads);
    expect((await api.send({ content: 'x' }, ids.thread)).status).toBe(200);
  });

  it('takes no presses and no commands', async () => {
    const id = await api.sent({ content: 'x', components: [ROW] }, ids.thread);
    archive(false);
    expect(() => press(api, id, ids.zoe, ids.thread)).toThrow('archived');
    expect(() => command(api, ids.zoe, ids.thread)).toThrow('archived');
  });

  it('refuses answers to what was begun before it was locked', async () => {
    const id = await api.sent({ content: 'x', components: [ROW] }, ids.thread);
    const first = press(api, id, ids.zoe, ids.thread);
    const second = press(api, id, ids.zoe, ids.thread);
    await answer(api, second, { type: 6 });
    archive(true);
    const update = { type: 7, data: { content: 'y' } };
    expect(verdict(await answer(api, first, update))).toEqual([403, 50083]);
    const followUp = await webhook(api, 'POST', second, '', { content: 'y' });
    expect(verdict(followUp)).toEqual([403, 50083]);
    const edit = await webhook(api, 'PATCH', second, '/messages/@original', { content: 'y' });
    expect(verdict(edit)).toEqual([403, 50083]);
  });
});

describe('making and changing threads', () => {
  const threads = `/channels/${ids.lounge}/threads`;

  it('is private unless the request says otherwise', async () => {
    allow(P.CreatePrivateThreads);
    expect(at((await api.post(threads, { name: 'A thread' })).body, 'type')).toBe(12);
    const open = await api.post(threads, { name: 'A thread', type: 11 });
    expect([open.status, at(open.body, 'type')]).toEqual([201, 11]);
  });

  it('needs the right to do so', async () => {
    expect(verdict(await api.post(threads, { name: 'A thread' }))).toEqual([403, 50013]);
    api.discord.authority.overwrite(ids.lounge, {
      id: ids.bot,
      type: 1,
      deny: P.CreatePublicThreads,
    });
    expect(verdict(await api.post(threads, { name: 'A thread', type: 11 }))).toEqual([403, 50013]);
  });

  it.each([
    ['a name of 101', { name: 'x'.repeat(101), type: 11 }, 'name'],
    ['no name', { type: 11 }, 'name'],
    [
      'an odd time to archive',
      { name: 'x', type: 11, auto_archive_duration: 61 },
      'auto_archive_duration',
    ],
  ])('%s is refused', async (_name, body, path) => {
    expect(leaves((await api.post(threads, body)).body['errors'])).toHaveProperty(path);
  });

  it('does not work in a thread', async () => {
    const answer = await api.post(`/channels/${ids.thread}/threads`, { name: 'x', type: 11 });
    expect(verdict(answer)).toEqual([400, 50024]);
  });

  it('makes one thread of a message, with its id', async () => {
    const id = await api.sent({ content: 'x' });
    const path = `/channels/${ids.lounge}/messages/${id}/threads`;
    expect(textAt((await api.post(path, { name: 'About it' })).body, 'id')).toBe(id);
    expect(verdict(await api.post(path, { name: 'About it' }))).toEqual([400, 160004]);
  });

  it("archives the bot's own thread, and others' only with the right to", async () => {
    const own = textAt((await api.post(threads, { name: 'Mine', type: 11 })).body, 'id');
    expect((await api.patch(`/channels/${own}`, { archived: true })).status).toBe(200);
    expect(verdict(await api.patch(`/channels/${own}`, { locked: true }))).toEqual([403, 50013]);
    const path = `/channels/${ids.thread}`;
    expect(verdict(await api.patch(path, { archived: true }))).toEqual([403, 50013]);
    allow(P.ManageThreads);
    expect((await api.patch(path, { archived: true, locked: true })).status).toBe(200);
    expect((await api.patch(path, { archived: false })).status).toBe(200);
  });
});
