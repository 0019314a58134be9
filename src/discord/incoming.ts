/**
 * From the gateway's INTERACTION_CREATE to what the handlers read. The packet is taken as Discord
 * documents it, not as discord.js' classes: those know a thread's parent only from a cache that a bot
 * without intents does not have, and are given out only once every server has loaded, while a press
 * wants its answer within 3 seconds.
 */
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ChannelType,
  ComponentType,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
  type APIApplicationCommandInteraction,
  type APIApplicationCommandInteractionDataOption,
  type APIChatInputApplicationCommandInteractionData,
  type APIInteraction,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  type ModalSubmitComponent,
} from 'discord-api-types/v10';
import type { Press } from '../tables/api.ts';
import type { ChannelId, GuildId, InteractionId, MessageId, UserId } from '../tables/types.ts';
import type { Incoming, Source } from './contract.ts';
import { languageOf } from './text/language.ts';

const MODERATOR = PermissionFlagsBits.ManageChannels | PermissionFlagsBits.Administrator;
const THREADS: readonly (ChannelType | undefined)[] = [
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
];

/** Reads an interaction; undefined for kinds that this bot never asks for, and outside of servers. */
export function readIncoming(packet: APIInteraction): Incoming | undefined {
  switch (packet.type) {
    case InteractionType.ApplicationCommand:
      return readCommand(packet);
    case InteractionType.MessageComponent:
      return readComponent(packet);
    case InteractionType.ModalSubmit:
      return readModal(packet);
    case InteractionType.ApplicationCommandAutocomplete:
    case InteractionType.Ping:
      return undefined;
  }
}

function readCommand(packet: APIApplicationCommandInteraction): Incoming | undefined {
  const base = readBase(packet);
  if (base === undefined || packet.data.type !== ApplicationCommandType.ChatInput) return undefined;
  const { path, options } = flatten(packet.data.name, packet.data.options ?? []);
  return {
    ...base,
    kind: 'command',
    path,
    options,
    people: readPeople(packet.data),
    ...(packet.guild_locale === undefined ? {} : { guildLocale: packet.guild_locale }),
  };
}

function readComponent(packet: APIMessageComponentInteraction): Incoming | undefined {
  const base = readBase(packet);
  if (base === undefined) return undefined;
  const { data } = packet;
  // A kind of component to come may have none.
  const values = 'values' in data ? data.values : [];
  return {
    ...base,
    kind: 'component',
    customId: data.custom_id,
    values,
    source: readSource(packet.message, base.press.channel),
  };
}

function readModal(packet: APIModalSubmitInteraction): Incoming | undefined {
  const base = readBase(packet);
  if (base === undefined) return undefined;
  const fields: Record<string, string | readonly string[]> = {};
  for (const component of packet.data.components) {
    if (component.type === ComponentType.Label) addField(fields, component.component);
  }
  return {
    ...base,
    kind: 'modal',
    customId: packet.data.custom_id,
    fields,
    ...(packet.message === undefined
      ? {}
      : { source: readSource(packet.message, base.press.channel) }),
  };
}

function addField(
  fields: Record<string, string | readonly string[]>,
  component: ModalSubmitComponent,
): void {
  if ('values' in component) fields[component.custom_id] = component.values;
  else if (typeof component.value === 'string') fields[component.custom_id] = component.value;
}

function readBase(packet: APIInteraction) {
  const press = readPress(packet);
  if (press === undefined) return undefined;
  return {
    press,
    language: languageOf('locale' in packet ? packet.locale : undefined),
    appPermissions: BigInt(packet.app_permissions),
    token: packet.token,
    applicationId: packet.application_id,
  };
}

/** The ids are minted here, at the boundary; a packet without server, channel or member gives none. */
function readPress(packet: APIInteraction): Press | undefined {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- still sent; the only one where `channel` is left out
  const channel = packet.channel?.id ?? packet.channel_id;
  if (packet.guild_id === undefined || packet.member === undefined || channel === undefined) {
    return undefined;
  }
  const { user, nick, permissions } = packet.member;
  const parent = parentOf(packet);
  return {
    interaction: packet.id as InteractionId,
    user: user.id as UserId,
    name: nick ?? user.global_name ?? user.username,
    guild: packet.guild_id as GuildId,
    channel: channel as ChannelId,
    ...(parent === undefined ? {} : { parent }),
    moderator: (BigInt(permissions) & MODERATOR) !== 0n,
  };
}

function parentOf(packet: APIInteraction): ChannelId | undefined {
  const { channel } = packet;
  if (channel === undefined || !THREADS.includes(channel.type)) return undefined;
  const parent = 'parent_id' in channel ? channel.parent_id : undefined;
  return parent == null ? undefined : (parent as ChannelId);
}

function readSource(
  message: { readonly id: string; readonly channel_id?: string; readonly flags?: MessageFlags },
  channel: ChannelId,
): Source {
  return {
    channel,
    message: message.id as MessageId,
    ephemeral: ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0,
  };
}

/** `/a b c:1` comes as nested options; the path is `a b` and the options are those of the innermost. */
function flatten(
  name: string,
  given: readonly APIApplicationCommandInteractionDataOption<InteractionType.ApplicationCommand>[],
): {
  path: string[];
  options: Record<string, string | number | boolean>;
} {
  const [first] = given;
  if (
    first?.type === ApplicationCommandOptionType.Subcommand ||
    first?.type === ApplicationCommandOptionType.SubcommandGroup
  ) {
    const inner = flatten(first.name, first.options ?? []);
    return { path: [name, ...inner.path], options: inner.options };
  }
  const options: Record<string, string | number | boolean> = {};
  for (const option of given) if ('value' in option) options[option.name] = option.value;
  return { path: [name], options };
}

function readPeople(data: APIChatInputApplicationCommandInteractionData): Record<string, string> {
  const people: Record<string, string> = {};
  for (const [id, user] of Object.entries(data.resolved?.users ?? {})) {
    const nick = data.resolved?.members?.[id]?.nick;
    people[id] = nick ?? user.global_name ?? user.username;
  }
  return people;
}
