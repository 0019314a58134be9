import { PermissionFlagsBits } from 'discord-api-types/v10';
import { can } from '../permissions.ts';
import { channelJson, guildJson, memberJson } from '../world/json.ts';
import type { Guild } from '../world/types.ts';
import type { World } from '../world/world.ts';

/** GUILD_CREATE: the server with its channels; of its members only the bot, without presences. */
export function guildCreate(world: World, guild: Guild): object {
  const bot = world.bot;
  const own = world.membership(guild.id, bot.id);
  const channels = world.channelsOf(guild.id);
  const active = channels.filter(
    (channel) =>
      channel.thread?.archived === false &&
      can(world, channel, bot.id, PermissionFlagsBits.ViewChannel),
  );
  return {
    ...guildJson(guild),
    joined_at: own?.joinedAt,
    large: false,
    unavailable: false,
    member_count: guild.members.length,
    members: own === undefined ? [] : [memberJson(bot, own)],
    channels: channels
      .filter(({ thread }) => thread === undefined)
      .map((channel) => channelJson(world, channel)),
    threads: active.map((channel) => channelJson(world, channel)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
