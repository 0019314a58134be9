/** What one member sees; the page and the tests read the same. */
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { PageChannel, PageMember, PageMessage, PageState } from '../page-protocol.ts';
import { can, canSend, isModerator } from '../permissions.ts';
import { isOlder } from '../world/snowflakes.ts';
import type { Channel, Entry, Guild, Person } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { personOf } from './reach.ts';
import { ClientRefusal } from './refusal.ts';
import { commandsFor } from './run-command.ts';

export const PAGE_SIZE = 50;

export function isVisibleTo(world: World, userId: string, entry: Entry): boolean {
  const { ephemeralFor, message } = entry;
  if (ephemeralFor !== undefined) {
    return ephemeralFor === userId && !world.messages.isDismissed(message.id);
  }
  const channel = world.channel(message.channel_id);
  return channel !== undefined && can(world, channel, userId, P.ViewChannel);
}

export function pageMessage(userId: string, entry: Entry): PageMessage {
  return { message: entry.message, mentionsMe: entry.notified.includes(userId) };
}

/** Public and own ephemeral messages of a channel, oldest first. */
export function visibleEntries(world: World, userId: string, channelId: string): readonly Entry[] {
  const own = world.messages.ephemeralsOf(userId, channelId);
  return [...world.messages.list(channelId), ...own]
    .filter((entry) => isVisibleTo(world, userId, entry))
    .toSorted((a, b) => (isOlder(a.message.id, b.message.id) ? -1 : 1));
}

/** At most 50 messages, the latest or those before one of them. */
export function pageMessages(
  world: World,
  userId: string,
  channelId: string,
  before?: string,
): readonly PageMessage[] {
  return visibleEntries(world, userId, channelId)
    .filter(({ message }) => before === undefined || isOlder(message.id, before))
    .slice(-PAGE_SIZE)
    .map((entry) => pageMessage(userId, entry));
}

/** The server that the page shows: the first one this person is a member of. */
function guildOf(world: World, userId: string): Guild {
  const guild = world.guilds().find(({ members }) => members.some((one) => one.userId === userId));
  if (guild === undefined) throw new ClientRefusal('This person is in no server.');
  return guild;
}

function pageMember(world: World, guild: Guild, person: Person): PageMember {
  return {
    id: person.id,
    name: world.membership(guild.id, person.id)?.nick ?? person.displayName,
    avatarColour: person.colour,
    bot: person.bot,
    moderator: isModerator(world, guild.id, person.id),
    locale: person.locale,
  };
}

function pageChannel(world: World, userId: string, channel: Channel): PageChannel {
  return {
    id: channel.id,
    name: channel.name,
    topic: channel.topic ?? null,
    parentId: channel.parentId ?? null,
    archived: channel.thread?.archived === true,
    locked: channel.thread?.locked === true,
    canSend: canSend(world, channel, userId),
  };
}

function visibleChannels(world: World, userId: string): readonly Channel[] {
  return world
    .channelsOf(guildOf(world, userId).id)
    .filter((channel) => can(world, channel, userId, P.ViewChannel))
    .toSorted((a, b) => a.position - b.position);
}

export function pageChannels(world: World, userId: string): readonly PageChannel[] {
  return visibleChannels(world, userId).map((channel) => pageChannel(world, userId, channel));
}

export function pageCommands(world: World, userId: string): PageState['commands'] {
  const first = visibleChannels(world, userId)[0];
  return first === undefined ? [] : commandsFor(world, userId, first);
}

export function pageState(world: World, userId: string, botOnline: boolean): PageState {
  const guild = guildOf(world, userId);
  const channels = visibleChannels(world, userId);
  const members = guild.members.flatMap((member) => world.person(member.userId) ?? []);
  return {
    guild: { id: guild.id, name: guild.name },
    me: pageMember(world, guild, personOf(world, userId)),
    members: members.map((person) => pageMember(world, guild, person)),
    channels: channels.map((channel) => pageChannel(world, userId, channel)),
    commands: pageCommands(world, userId),
    botOnline,
    messages: Object.fromEntries(
      channels.map(({ id }) => [id, pageMessages(world, userId, id)] as const),
    ),
  };
}
