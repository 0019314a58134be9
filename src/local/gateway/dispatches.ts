/** What the bot is told of an event, and who has to have asked for it (discord.md §1.5). */
import {
  GatewayDispatchEvents as Event,
  GatewayIntentBits as Intent,
  PermissionFlagsBits,
  type APIMessage,
} from 'discord-api-types/v10';
import { can } from '../permissions.ts';
import type { WorldEvent } from '../world/events.ts';
import { bareMemberJson, channelJson, guildJson, memberJson } from '../world/json.ts';
import type { Channel, Entry, Guild, Membership } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { guildCreate } from './guild-create.ts';

export interface Dispatch {
  readonly name: string;
  readonly data: unknown;
  readonly guildId: string | undefined;
  readonly onFirstShard: boolean;
  /** The intent it belongs to; 0 where everybody gets it. */
  readonly intent: number;
  /** The same without what only MESSAGE_CONTENT shows. */
  readonly dataWithoutContent?: unknown;
}

function dispatch(
  name: string,
  guildId: string | undefined,
  intent: number,
  data: unknown,
): Dispatch {
  return { name, guildId, intent, data, onFirstShard: false };
}

function withoutContent(world: World, message: APIMessage): APIMessage {
  const own = message.author.id === world.applicationId;
  const mentioned = message.mentions.some(({ id }) => id === world.applicationId);
  if (own || mentioned) return message;
  return { ...message, content: '', embeds: [], attachments: [], components: [] };
}

function messageDispatch(world: World, name: string, entry: Entry): Dispatch | undefined {
  const { message, guildId } = entry;
  if (entry.ephemeralFor !== undefined) {
    return { ...dispatch(name, undefined, Intent.DirectMessages, message), onFirstShard: true };
  }
  if (guildId === undefined) return dispatch(name, undefined, Intent.DirectMessages, message);
  const channel = world.channel(message.channel_id);
  const visible =
    channel && can(world, channel, world.applicationId, PermissionFlagsBits.ViewChannel);
  if (visible !== true) return undefined;
  const member = world.membership(guildId, message.author.id);
  const extra = { guild_id: guildId, ...(member && { member: bareMemberJson(member) }) };
  return {
    ...dispatch(name, guildId, Intent.GuildMessages, { ...message, ...extra }),
    dataWithoutContent: { ...withoutContent(world, message), ...extra },
  };
}

function messageDeleted(entry: Entry): Dispatch {
  const { message, guildId, ephemeralFor } = entry;
  const ids = { id: message.id, channel_id: message.channel_id };
  if (ephemeralFor !== undefined || guildId === undefined) {
    const direct = dispatch(Event.MessageDelete, undefined, Intent.DirectMessages, ids);
    return { ...direct, onFirstShard: true };
  }
  return dispatch(Event.MessageDelete, guildId, Intent.GuildMessages, {
    ...ids,
    guild_id: guildId,
  });
}

const CHANNEL_EVENTS = {
  'channel-created': [Event.ChannelCreate, Event.ThreadCreate],
  'channel-updated': [Event.ChannelUpdate, Event.ThreadUpdate],
  'channel-deleted': [Event.ChannelDelete, Event.ThreadDelete],
} as const;

function channelDispatch(
  world: World,
  type: keyof typeof CHANNEL_EVENTS,
  channel: Channel,
): Dispatch | undefined {
  const { guildId, thread, id, parentId, type: kind } = channel;
  if (guildId === undefined) return undefined;
  const [forChannel, forThread] = CHANNEL_EVENTS[type];
  const gone = thread !== undefined && type === 'channel-deleted';
  const data = gone
    ? { id, guild_id: guildId, parent_id: parentId, type: kind }
    : channelJson(world, channel);
  return dispatch(thread === undefined ? forChannel : forThread, guildId, Intent.Guilds, data);
}

function memberData(world: World, guild: Guild, member: Membership): object {
  const person = world.person(member.userId);
  return { guild_id: guild.id, ...(person && memberJson(person, member)) };
}

function guildLeft(world: World, guild: Guild, member: Membership): Dispatch {
  const name = Event.GuildMemberRemove;
  const person = world.person(member.userId);
  return dispatch(name, guild.id, Intent.GuildMembers, {
    guild_id: guild.id,
    user: person && memberJson(person, member).user,
  });
}

/** Nothing where the bot hears nothing of it. */
export function dispatchOf(world: World, event: WorldEvent): Dispatch | undefined {
  switch (event.type) {
    case 'message-created':
      return messageDispatch(world, Event.MessageCreate, event.entry);
    case 'message-updated':
      return messageDispatch(world, Event.MessageUpdate, event.entry);
    case 'message-deleted':
      return messageDeleted(event.entry);
    case 'channel-created':
    case 'channel-updated':
    case 'channel-deleted':
      return channelDispatch(world, event.type, event.channel);
    case 'guild-joined':
      return dispatch(
        Event.GuildCreate,
        event.guild.id,
        Intent.Guilds,
        guildCreate(world, event.guild),
      );
    case 'guild-updated':
      return dispatch(Event.GuildUpdate, event.guild.id, Intent.Guilds, guildJson(event.guild));
    case 'guild-unavailable':
      return dispatch(Event.GuildDelete, event.guild.id, Intent.Guilds, {
        id: event.guild.id,
        unavailable: true,
      });
    case 'guild-left':
      return dispatch(Event.GuildDelete, event.guild.id, Intent.Guilds, { id: event.guild.id });
    case 'member-added':
      return dispatch(
        Event.GuildMemberAdd,
        event.guild.id,
        Intent.GuildMembers,
        memberData(world, event.guild, event.member),
      );
    case 'member-updated':
      return dispatch(
        Event.GuildMemberUpdate,
        event.guild.id,
        Intent.GuildMembers,
        memberData(world, event.guild, event.member),
      );
    case 'member-removed':
      return guildLeft(world, event.guild, event.member);
    case 'interaction':
      return dispatch(Event.InteractionCreate, event.guildId, 0, event.payload);
    case 'person-updated':
    case 'commands-changed':
    case 'bot':
    case 'outcome':
      return undefined;
  }
}
