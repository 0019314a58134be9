import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ids, startApi, type Api } from './support/api.ts';
import { text, v2 } from './support/components.ts';
import { answer, command, registerPlay, webhook } from './support/interactions.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.discord.close());

const notified = (userId: string): boolean =>
  api.discord.member(userId).visibleMessages(ids.lounge).at(-1)?.mentionsMe === true;
const zoe = `<@${ids.zoe}>`;

describe('who is mentioned', () => {
  it.each<readonly [string, object, boolean]>([
    ['everybody in the text by default', { content: zoe }, true],
    ['nobody where nothing is parsed', { content: zoe, allowed_mentions: { parse: [] } }, false],
    ['those who are listed', { content: zoe, allowed_mentions: { users: [ids.zoe] } }, true],
    [
      'not those who are not listed',
      { content: zoe, allowed_mentions: { users: [ids.ana] } },
      false,
    ],
    [
      'nobody who is listed but not in the text',
      { content: 'x', allowed_mentions: { users: [ids.zoe] } },
      false,
    ],
    ['those in a text display', v2(text(zoe)), true],
    ['nobody in code', { content: `\`${zoe}\`` }, false],
    ['nobody where notifications are suppressed', { content: zoe, flags: 4096 }, false],
    ['nobody by @everyone without the right', { content: '@everyone' }, false],
  ])('%s', async (_name, body, expected) => {
    await api.send(body);
    expect(notified(ids.zoe)).toBe(expected);
    expect(notified(ids.priya)).toBe(false);
  });

  it('@everyone needs the right to mention everyone', async () => {
    api.discord.authority.overwrite(ids.lounge, { id: ids.bot, type: 1, allow: P.MentionEveryone });
    await api.send({ content: '@everyone' });
    expect(notified(ids.priya)).toBe(true);
  });

  it('a role mentions its members', async () => {
    await api.send({ content: `<@&${ids.moderatorRole}>` });
    expect([notified(ids.ana), notified(ids.zoe)]).toEqual([true, false]);
  });

  it('an interaction parses people only', async () => {
    await registerPlay(api);
    const content = `${zoe} <@&${ids.moderatorRole}>`;
    await answer(api, command(api), { type: 4, data: { content } });
    expect([notified(ids.zoe), notified(ids.ana)]).toEqual([true, false]);
  });

  it('an edit notifies nobody', async () => {
    const id = await api.sent({ content: 'x' });
    await api.patch(`/channels/${ids.lounge}/messages/${id}`, { content: zoe });
    expect(notified(ids.zoe)).toBe(false);
  });

  it('an ephemeral message notifies nobody else', async () => {
    await registerPlay(api);
    const received = command(api);
    await answer(api, received, { type: 4, data: { content: 'x', flags: 64 } });
    await webhook(api, 'POST', received, '', { content: zoe, flags: 64 });
    expect(api.discord.member(ids.zoe).visibleMessages(ids.lounge)).toEqual([]);
  });

  it('who cannot see the channel is not notified', async () => {
    api.discord.authority.overwrite(ids.lounge, { id: ids.zoe, type: 1, deny: P.ViewChannel });
    const heard: (readonly string[])[] = [];
    api.discord.world.events.listen((event) => {
      if (event.type === 'message-created') heard.push(event.entry.notified);
    });
    await api.send({ content: `${zoe} <@${ids.ana}>` });
    expect(heard).toEqual([[ids.ana]]);
  });
});
