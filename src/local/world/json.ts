/** Records in the shape in which the API shows them. */
import {
  ChannelType,
  GuildMemberFlags,
  type APIGuildMember,
  type APIUser,
} from 'discord-api-types/v10';
import type { Channel, Guild, Membership, Person } from './types.ts';
import type { World } from './world.ts';

export function userJson(person: Person): APIUser {
  return {
    id: person.id,
    username: person.username,
    discriminator: '0',
    global_name: person.bot ? null : person.displayName,
    avatar: null,
    ...(person.bot && { bot: true }),
  };
}

/** A member without its user, as a message or an interaction's `resolved` carries it. */
export function bareMemberJson(member: Membership): Omit<APIGuildMember, 'user'> {
  return {
    roles: [...member.roles],
    nick: member.nick ?? null,
    avatar: null,
    banner: null,
    joined_at: member.joinedAt,
    premium_since: null,
    pending: false,
    flags: GuildMemberFlags.CompletedOnboarding,
    communication_disabled_until: member.timedOutUntil ?? null,
    deaf: false,
    mute: false,
  };
}

export function memberJson(person: Person, member: Membership): APIGuildMember {
  return { ...bareMemberJson(member), user: userJson(person) };
}

export function roleJson(guild: Guild): readonly object[] {
  return guild.roles.map((role) => ({
    id: role.id,
    name: role.name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    position: role.position,
    permissions: role.permissions,
    managed: false,
    mentionable: false,
    flags: 0,
  }));
}

/** Threads, text channels and direct-message channels; the union of the types is Discord's own. */
export function channelJson(world: World, channel: Channel): Record<string, unknown> {
  const { id, type, thread } = channel;
  const last = channel.lastMessageId ?? null;
  if (channel.recipientId !== undefined) {
    const recipient = world.person(channel.recipientId);
    const recipients = recipient === undefined ? [] : [userJson(recipient)];
    return { id, type, last_message_id: last, flags: 0, recipients };
  }
  const common = {
    id,
    type,
    guild_id: channel.guildId,
    name: channel.name,
    parent_id: channel.parentId ?? null,
    last_message_id: last,
    rate_limit_per_user: 0,
    flags: 0,
  };
  if (thread === undefined) {
    return {
      ...common,
      position: channel.position,
      topic: channel.topic ?? null,
      nsfw: false,
      permission_overwrites: channel.overwrites,
    };
  }
  return {
    ...common,
    owner_id: thread.ownerId,
    message_count: world.messages.list(id).length,
    total_message_sent: world.messages.list(id).length,
    member_count: 1,
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: thread.archiveTimestamp,
      auto_archive_duration: thread.autoArchiveMinutes,
      locked: thread.locked,
      create_timestamp: thread.createdAt,
      ...(type === ChannelType.PrivateThread && { invitable: true }),
    },
  };
}

export function guildJson(guild: Guild): Record<string, unknown> {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    owner_id: guild.ownerId,
    preferred_locale: guild.preferredLocale,
    features: [],
    roles: roleJson(guild),
    emojis: [],
    stickers: [],
    afk_timeout: 300,
    afk_channel_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    premium_tier: 0,
    premium_progress_bar_enabled: false,
    max_members: 500_000,
    description: null,
    banner: null,
    splash: null,
    discovery_splash: null,
    vanity_url_code: null,
    application_id: null,
    incidents_data: null,
  };
}
