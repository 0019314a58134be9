import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ChannelType,
  ComponentType,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
  type APIInteraction,
} from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { readIncoming } from '../../src/discord/incoming.ts';

/** The parts of an interaction that every kind has; tests state what they are about. */
const BASE = {
  id: '1300000000000000000',
  application_id: '1200000000000000000',
  token: 'secret',
  version: 1,
  guild_id: '1100000000000000000',
  channel: { id: '1110000000000000000', type: ChannelType.GuildText },
  app_permissions: '3072',
  locale: 'de',
  entitlements: [],
  member: {
    user: { id: '1000000000000000000', username: 'zoe_', global_name: 'Zoë' },
    permissions: '0',
    roles: [],
  },
};

/** Discord sends JSON; the fields that the types want besides are of no matter here. */
function packet(fields: object): APIInteraction {
  return JSON.parse(JSON.stringify({ ...BASE, ...fields })) as APIInteraction;
}

const button = (fields: object = {}) =>
  packet({
    type: InteractionType.MessageComponent,
    data: { custom_id: 'h1:x', component_type: ComponentType.Button },
    message: { id: '1400000000000000000', flags: MessageFlags.IsComponentsV2 },
    ...fields,
  });

describe('an interaction from the gateway', () => {
  it('of a button says who pressed what, where, and what the bot may do there', () => {
    expect(readIncoming(button())).toEqual({
      kind: 'component',
      customId: 'h1:x',
      values: [],
      source: { channel: '1110000000000000000', message: '1400000000000000000', ephemeral: false },
      press: {
        interaction: '1300000000000000000',
        user: '1000000000000000000',
        name: 'Zoë',
        guild: '1100000000000000000',
        channel: '1110000000000000000',
        moderator: false,
      },
      language: 'de',
      appPermissions: 3072n,
      token: 'secret',
      applicationId: '1200000000000000000',
    });
  });

  it('tells an ephemeral message', () => {
    const message = { id: '1400000000000000000', flags: MessageFlags.Ephemeral };
    expect(readIncoming(button({ message }))).toMatchObject({ source: { ephemeral: true } });
  });

  it('names a thread with its parent', () => {
    const channel = {
      id: '1110000000000000000',
      type: ChannelType.PublicThread,
      parent_id: '1120000000000000000',
    };
    expect(readIncoming(button({ channel }))?.press).toMatchObject({
      channel: '1110000000000000000',
      parent: '1120000000000000000',
    });
  });

  it('does not take the category of a text channel for a parent', () => {
    const channel = { ...BASE.channel, parent_id: '1120000000000000000' };
    expect(readIncoming(button({ channel }))?.press.parent).toBeUndefined();
  });

  it.each([
    ['the nickname', { nick: 'Z' }, 'Z'],
    ['the display name', {}, 'Zoë'],
    ['the user name', { user: { id: '1', username: 'zoe_', global_name: null } }, 'zoe_'],
  ])('calls people by %s', (_what, member, name) => {
    const given = button({ member: { ...BASE.member, ...member } });
    expect(readIncoming(given)?.press.name).toBe(name);
  });

  it.each([
    [PermissionFlagsBits.ManageChannels, true],
    [PermissionFlagsBits.Administrator, true],
    [PermissionFlagsBits.ManageMessages, false],
  ])('takes permission %s for moderating: %s', (bit, moderator) => {
    const member = { ...BASE.member, permissions: bit.toString() };
    expect(readIncoming(button({ member }))?.press.moderator).toBe(moderator);
  });

  it('of a select has its values', () => {
    const data = { custom_id: 'h1:x', component_type: ComponentType.StringSelect, values: ['1'] };
    expect(readIncoming(button({ data }))).toMatchObject({ values: ['1'] });
  });

  it('of a command has its path, options and people', () => {
    const incoming = readIncoming(
      packet({
        type: InteractionType.ApplicationCommand,
        guild_locale: 'fr',
        data: {
          id: '1',
          name: 'cockroach',
          type: ApplicationCommandType.ChatInput,
          options: [
            {
              name: 'start',
              type: ApplicationCommandOptionType.Subcommand,
              options: [
                { name: 'language', type: ApplicationCommandOptionType.String, value: 'fr' },
                { name: 'player', type: ApplicationCommandOptionType.User, value: '7' },
              ],
            },
          ],
          resolved: {
            users: { 7: { id: '7', username: 'ana', global_name: null } },
            members: { 7: { nick: 'Ana the Great' } },
          },
        },
      }),
    );
    expect(incoming).toMatchObject({
      kind: 'command',
      path: ['cockroach', 'start'],
      options: { language: 'fr', player: '7' },
      people: { 7: 'Ana the Great' },
      guildLocale: 'fr',
    });
  });

  it('of a modal has its fields and, where a component opened it, the message', () => {
    const data = {
      custom_id: 'h1:x',
      components: [
        { type: ComponentType.Label, id: 1, component: { type: 4, custom_id: 'a', value: 'text' } },
        { type: ComponentType.Label, id: 2, component: { type: 3, custom_id: 'b', values: ['1'] } },
        { type: ComponentType.TextDisplay, id: 3 },
      ],
    };
    const incoming = readIncoming(packet({ type: InteractionType.ModalSubmit, data }));
    expect(incoming).toMatchObject({ kind: 'modal', fields: { a: 'text', b: ['1'] } });
    expect(incoming).not.toHaveProperty('source');
  });

  it.each([
    ['a direct message', button({ guild_id: undefined, member: undefined })],
    ['no channel', button({ channel: undefined })],
    ['a ping', packet({ type: InteractionType.Ping })],
    [
      'a command on a message',
      packet({
        type: InteractionType.ApplicationCommand,
        data: { id: '1', name: 'x', type: ApplicationCommandType.Message },
      }),
    ],
  ])('with %s is none for a table', (_what, given) => {
    expect(readIncoming(given)).toBeUndefined();
  });
});
