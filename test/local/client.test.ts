import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClientRefusal } from '../../src/local/client/refusal.ts';
import type { OptionValue } from '../../src/local/page-protocol.ts';
import { at, ids, startApi, textAt, type Api } from './support/api.ts';
import { option, select } from './support/components.ts';
import {
  BUTTON,
  MODAL,
  ROW,
  answer,
  command,
  press,
  receive,
  registerPlay,
} from './support/interactions.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.discord.close());

const row = (component: object): object => ({
  content: 'x',
  components: [{ type: 1, components: [component] }],
});

/** How many interactions reach the bot while something is tried. */
function heard(act: () => void): number {
  let count = 0;
  const stop = api.discord.world.events.listen((event) => {
    if (event.type === 'interaction') count += 1;
  });
  expect(act).toThrow(ClientRefusal);
  stop();
  return count;
}

describe('a press that does not fit never reaches the bot', () => {
  it.each([
    ['a disabled button', row({ ...BUTTON, disabled: true }), {}],
    ['a button that was never there', row(BUTTON), { customId: 'other' }],
    ['a button with values', row(BUTTON), { values: ['a'] }],
    [
      'too few values',
      row(select({ min_values: 2, max_values: 2 })),
      { customId: 'choose', values: ['a'] },
    ],
    ['too many values', row(select({})), { customId: 'choose', values: ['a', 'b'] }],
    ['a value twice', row(select({ max_values: 2 })), { customId: 'choose', values: ['a', 'a'] }],
    ['a value that is not offered', row(select({})), { customId: 'choose', values: ['c'] }],
    ['no value', row(select({})), { customId: 'choose' }],
    [
      'a person who is not here',
      row({ type: 5, custom_id: 'choose' }),
      { customId: 'choose', values: ['1'] },
    ],
    [
      'a channel that is not here',
      row({ type: 8, custom_id: 'choose' }),
      { customId: 'choose', values: ['1'] },
    ],
    [
      'a role that is not here',
      row({ type: 6, custom_id: 'choose' }),
      { customId: 'choose', values: ['1'] },
    ],
  ])('%s', async (_name, body, changes) => {
    const messageId = await api.sent(body);
    const request = { channelId: ids.lounge, messageId, customId: 'press', ...changes };
    expect(heard(() => api.discord.member(ids.ana).use(request))).toBe(0);
  });

  it('a component that an edit removed', async () => {
    const id = await api.sent({ content: 'x', components: [ROW] });
    await api.patch(`/channels/${ids.lounge}/messages/${id}`, { components: [] });
    expect(heard(() => press(api, id))).toBe(0);
  });

  it("somebody else's ephemeral message", async () => {
    await registerPlay(api);
    const data = { content: 'x', flags: 64, components: [ROW] };
    const { body } = await answer(api, command(api), { type: 4, data }, '?with_response=true');
    const id = textAt(body, 'resource', 'message', 'id');
    expect(heard(() => press(api, id, ids.zoe))).toBe(0);
    expect(press(api, id, ids.ana).attempt.outcome).toEqual({ type: 'pending' });
  });

  it('a channel that one cannot see', async () => {
    const id = await api.sent({ content: 'x', components: [ROW] });
    api.discord.authority.overwrite(ids.lounge, { id: ids.zoe, type: 1, deny: P.ViewChannel });
    expect(heard(() => press(api, id, ids.zoe))).toBe(0);
  });

  it('someone in a time-out still presses, and neither writes nor runs commands', async () => {
    await registerPlay(api);
    const id = await api.sent({ content: 'x', components: [ROW] });
    api.discord.authority.timeOut(ids.guild, ids.zoe, 60_000);
    expect(press(api, id, ids.zoe).attempt.outcome).toEqual({ type: 'pending' });
    expect(() => command(api, ids.zoe)).toThrow(ClientRefusal);
    expect(() => api.discord.member(ids.zoe).say(ids.lounge, 'x')).toThrow('cannot write');
  });
});

describe('a forged press', () => {
  it('reaches the bot with any id and any values, as a press, a choice or a form', async () => {
    const messageId = await api.sent(row(BUTTON));
    const ana = api.discord.member(ids.ana);
    const place = { channelId: ids.lounge, messageId, customId: 'never there' };
    const data = (forgery: object) =>
      receive(api, () => ana.forge({ ...place, ...forgery })).payload['data'];
    expect(data({})).toMatchObject({ custom_id: 'never there', component_type: 2 });
    expect(data({ values: ['x', 'x'] })).toMatchObject({ component_type: 3, values: ['x', 'x'] });
    const sent = { type: 18, component: { type: 4, custom_id: 'name', value: '' } };
    expect(data({ fields: { name: '' } })).toMatchObject({ components: [sent] });
  });

  it('needs a message that its maker can see', () => {
    const place = { channelId: ids.lounge, messageId: '1', customId: 'press' };
    expect(heard(() => api.discord.member(ids.ana).forge(place))).toBe(0);
  });
});

describe('a command', () => {
  const options = [
    { type: 6, name: 'who', description: 'x', required: true },
    { type: 4, name: 'rounds', description: 'x', min_value: 1, max_value: 9 },
    { type: 3, name: 'pace', description: 'x', choices: [{ name: 'Slow', value: 'slow' }] },
    { type: 3, name: 'note', description: 'x', min_length: 2, max_length: 3 },
    { type: 5, name: 'quiet', description: 'x' },
  ];
  const run = (values: Record<string, OptionValue>, path: readonly string[] = ['game', 'start']) =>
    api.discord.member(ids.ana).runCommand({ channelId: ids.lounge, path, options: values });

  beforeEach(async () => {
    const start = { type: 1, name: 'start', description: 'x', options };
    const body = [
      { name: 'game', description: 'x', options: [start] },
      { name: 'secret', description: 'x', default_member_permissions: String(P.ManageGuild) },
    ];
    await api.call('PUT', `/applications/${ids.bot}/commands`, { body });
  });

  const asZoe =
    (values: Record<string, OptionValue>, path = ['game', 'start']) =>
    () =>
      api.discord.member(ids.zoe).runCommand({ channelId: ids.lounge, path, options: values });

  it.each([
    ['does not exist', ['nothing']],
    ['is used without its subcommand', ['game']],
    ['has no such subcommand', ['game', 'stop']],
    ['is for others', ['secret']],
  ])('that %s is not sent', (_name, path) => {
    expect(heard(asZoe({}, path))).toBe(0);
  });

  it.each<readonly [string, Record<string, OptionValue>]>([
    ['has no such option', { who: ids.zoe, other: 1 }],
    ['lacks what is required', {}],
    ['names nobody', { who: '1' }],
    ['has a number with a fraction', { who: ids.zoe, rounds: 1.5 }],
    ['has a number that is too small', { who: ids.zoe, rounds: 0 }],
    ['has a number that is too large', { who: ids.zoe, rounds: 10 }],
    ['has a value that is no choice', { who: ids.zoe, pace: 'fast' }],
    ['has a text that is too short', { who: ids.zoe, note: 'x' }],
    ['has a text that is too long', { who: ids.zoe, note: 'xxxx' }],
    ['has a text for yes or no', { who: ids.zoe, quiet: 'yes' }],
  ])('that %s is not sent', (_name, values) => {
    expect(heard(asZoe(values))).toBe(0);
  });

  it('is sent with default names, the language, and the people it names', () => {
    api.discord.member(ids.ana).setLocale('de');
    const { payload } = receive(api, () => run({ who: ids.zoe, rounds: 3 }));
    expect(payload).toMatchObject({
      type: 2,
      locale: 'de',
      guild_locale: 'en-US',
      entitlements: [],
      context: 0,
      authorizing_integration_owners: { '0': ids.guild },
      channel: { id: ids.lounge },
      member: { user: { id: ids.ana } },
      data: { name: 'game', options: [{ name: 'start', type: 1 }] },
    });
    expect(at(payload, 'data', 'options', 0, 'options')).toEqual([
      { name: 'who', type: 6, value: ids.zoe },
      { name: 'rounds', type: 4, value: 3 },
    ]);
    expect(at(payload, 'data', 'resolved', 'users', ids.zoe, 'global_name')).toBe('*Zoë_*');
    expect(at(payload, 'data', 'resolved', 'members', ids.zoe)).not.toHaveProperty('deaf');
  });

  it('tells the true permissions of both sides', () => {
    api.discord.authority.overwrite(ids.lounge, { id: ids.bot, type: 1, deny: P.SendMessages });
    const { payload } = receive(api, () => run({ who: ids.zoe }));
    const bot = BigInt(textAt(payload, 'app_permissions'));
    expect(bot & P.SendMessages).toBe(0n);
    expect(bot & P.ViewChannel).toBe(P.ViewChannel);
    expect(BigInt(textAt(payload, 'member', 'permissions')) & P.ManageThreads).toBe(
      P.ManageThreads,
    );
  });

  it('works where the bot sees nothing', async () => {
    api.discord.authority.overwrite(ids.lounge, { id: ids.bot, type: 1, deny: P.ViewChannel });
    const received = receive(api, () => run({ who: ids.zoe }));
    expect(received.payload['app_permissions']).toBe('0');
    expect((await answer(api, received, { type: 4, data: { content: 'x' } })).status).toBe(204);
  });
});

describe('a modal', () => {
  const fill = (
    interactionId: string,
    values: Record<string, string | string[]>,
    user: string = ids.ana,
  ) => api.discord.member(user).submitModal({ interactionId, values });
  const opened = async (data: object = MODAL): Promise<string> => {
    const received = command(api);
    await answer(api, received, { type: 9, data });
    return received.id;
  };
  beforeEach(() => registerPlay(api));

  it('arrives with its values, once', async () => {
    const id = await opened();
    const { payload } = receive(api, () => fill(id, { name: 'Zoë' }));
    expect(payload).toMatchObject({ type: 5, data: { custom_id: 'form' } });
    expect(at(payload, 'data', 'components', 0, 'component', 'value')).toBe('Zoë');
    expect(payload).not.toHaveProperty('message');
    expect(heard(() => fill(id, { name: 'Zoë' }))).toBe(0);
  });

  it('belongs to whom it was shown', async () => {
    const id = await opened();
    expect(heard(() => fill(id, { name: 'x' }, ids.zoe))).toBe(0);
  });

  it.each<readonly [string, object, Record<string, string | string[]>]>([
    ['a required text is missing', { type: 4, style: 1 }, {}],
    ['a text is too short', { type: 4, style: 1, min_length: 3 }, { field: 'ab' }],
    ['a text is too long', { type: 4, style: 1, max_length: 3 }, { field: 'abcd' }],
    ['a choice is not offered', { type: 3, options: [option('a')] }, { field: ['b'] }],
    ['a required choice is missing', { type: 3, options: [option('a')] }, {}],
    [
      'a radio button is not offered',
      { type: 21, options: [option('a'), option('b')] },
      { field: 'c' },
    ],
  ])('stays open while %s', async (_name, component, values) => {
    const field = { type: 18, label: 'Field', component: { custom_id: 'field', ...component } };
    const id = await opened({ custom_id: 'form', title: 'A form', components: [field] });
    expect(heard(() => fill(id, values))).toBe(0);
  });

  it('is sent with the people it names, and arrives after its message was deleted', async () => {
    const messageId = await api.sent({ content: 'x', components: [ROW] });
    const opener = press(api, messageId);
    const who = { type: 18, label: 'Who', component: { type: 5, custom_id: 'who' } };
    await answer(api, opener, { type: 9, data: { ...MODAL, components: [who] } });
    api.discord.authority.deleteMessage(ids.lounge, messageId);
    const received = receive(api, () => fill(opener.id, { who: [ids.zoe] }));
    expect(at(received.payload, 'message', 'id')).toBe(messageId);
    expect(at(received.payload, 'data', 'resolved', 'users', ids.zoe, 'username')).toBe('zoe_');
    const update = await answer(api, received, { type: 7, data: { content: 'y' } });
    expect(update.body['code']).toBe(10008);
    expect((await answer(api, received, { type: 4, data: { content: 'y' } })).status).toBe(204);
  });
});

describe('what moderators do', () => {
  it('is for moderators', () => {
    const zoe = api.discord.member(ids.zoe);
    const id = api.discord.member(ids.ana).say(ids.lounge, 'x');
    expect(() => zoe.moderate({ type: 'create-channel', name: 'mine' })).toThrow(ClientRefusal);
    expect(() => zoe.moderate({ type: 'delete-channel', channelId: ids.lounge })).toThrow(
      ClientRefusal,
    );
    expect(() =>
      zoe.moderate({ type: 'delete-message', channelId: ids.lounge, messageId: id }),
    ).toThrow(ClientRefusal);
    expect(() =>
      zoe.moderate({ type: 'archive-thread', channelId: ids.thread, locked: true }),
    ).toThrow(ClientRefusal);
  });

  it('makes channels and threads, and takes them away', () => {
    const ana = api.discord.member(ids.ana);
    ana.moderate({ type: 'create-channel', name: 'High Table' });
    const made = ana.state().channels.find(({ name }) => name === 'high-table');
    const channelId = made?.id ?? '';
    ana.moderate({ type: 'create-thread', channelId, name: 'Aside' });
    expect(ana.state().channels.some(({ parentId }) => parentId === channelId)).toBe(true);
    ana.moderate({ type: 'delete-channel', channelId });
    expect(
      ana.state().channels.some(({ id, parentId }) => id === channelId || parentId === channelId),
    ).toBe(false);
  });
});
