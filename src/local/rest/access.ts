import { PermissionFlagsBits } from 'discord-api-types/v10';
import { refusals } from '../api-error.ts';
import type { Core } from '../core.ts';
import { can } from '../permissions.ts';
import type { Channel, Entry, Guild } from '../world/types.ts';
import { param, type ApiRequest } from './route.ts';

/** The channel of the path. Throws 10003 where there is none, 50001 where the bot cannot see it. */
export function channelOf({ world }: Core, request: ApiRequest): Channel {
  const channel = world.channel(param(request, 'channel_id'));
  if (channel === undefined) throw refusals.unknownChannel();
  if (!can(world, channel, world.applicationId, PermissionFlagsBits.ViewChannel)) {
    throw refusals.missingAccess();
  }
  return channel;
}

/** Throws 50013: the bot can see the channel, but may not do this in it. */
export function demand({ world }: Core, channel: Channel, bits: bigint): void {
  if (!can(world, channel, world.applicationId, bits)) throw refusals.missingPermissions();
}

/** The public message of the path: ephemeral ones are out of reach here. Throws 10008. */
export function messageOf({ world }: Core, channel: Channel, request: ApiRequest): Entry {
  const entry = world.messages.find(channel.id, param(request, 'message_id'));
  if (entry === undefined) throw refusals.unknownMessage();
  return entry;
}

/** The server of the path, where the bot is a member of it. Throws 10004. */
export function guildOf({ world }: Core, request: ApiRequest): Guild {
  const guild = world.guild(param(request, 'guild_id'));
  if (guild === undefined || !world.isBotIn(guild.id)) throw refusals.unknownGuild();
  return guild;
}

/** Throws where the path names somebody else's application. */
export function demandOwnApplication({ world }: Core, request: ApiRequest): void {
  if (param(request, 'application_id') !== world.applicationId) throw refusals.missingAccess();
}
