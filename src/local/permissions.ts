import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { World } from './world/world.ts';
import type { Channel, Guild, Membership, Overwrite } from './world/types.ts';

const ALL = Object.values(P).reduce((sum, bit) => sum | bit, 0n);
/** All that a member in time-out keeps. */
const TIMED_OUT = P.ViewChannel | P.ReadMessageHistory;
/** Meaningless without the right to send (discord.md §5.1). */
const NEEDS_SEND = P.EmbedLinks | P.AttachFiles | P.SendTTSMessages | P.MentionEveryone;

function apply(base: bigint, overwrites: readonly Overwrite[]): bigint {
  const deny = overwrites.reduce((sum, { deny: bits }) => sum | BigInt(bits), 0n);
  const allow = overwrites.reduce((sum, { allow: bits }) => sum | BigInt(bits), 0n);
  return (base & ~deny) | allow;
}

function basePermissions(guild: Guild, member: Membership): bigint {
  return guild.roles
    .filter(({ id }) => id === guild.id || member.roles.includes(id))
    .reduce((sum, { permissions }) => sum | BigInt(permissions), 0n);
}

function isTimedOut(member: Membership, now: number): boolean {
  return member.timedOutUntil !== undefined && Date.parse(member.timedOutUntil) > now;
}

/** Overwrites in Discord's order: @everyone, then the roles together, then the member. */
function overwritten(base: bigint, channel: Channel, guild: Guild, member: Membership): bigint {
  const { overwrites } = channel;
  const everyone = overwrites.filter(({ id }) => id === guild.id);
  const roles = overwrites.filter(({ type, id }) => type === 0 && member.roles.includes(id));
  const own = overwrites.filter(({ type, id }) => type === 1 && id === member.userId);
  return apply(apply(apply(base, everyone), roles), own);
}

/** Threads have no overwrites of their own: their channel's count. */
export function overwriteHolder(world: World, channel: Channel): Channel {
  const parent = channel.parentId === undefined ? undefined : world.channel(channel.parentId);
  return parent ?? channel;
}

/**
 * What a member may do in a channel, as a bit set. Nothing for someone who is not in the server.
 * In a direct-message channel both may do what such a channel allows.
 */
export function permissionsIn(world: World, channel: Channel, userId: string): bigint {
  if (channel.guildId === undefined) {
    return P.ViewChannel | P.SendMessages | P.ReadMessageHistory | P.EmbedLinks | P.AttachFiles;
  }
  const guild = world.guild(channel.guildId);
  const member = world.membership(channel.guildId, userId);
  if (guild === undefined || member === undefined) return 0n;
  const base = basePermissions(guild, member);
  if (guild.ownerId === userId || (base & P.Administrator) !== 0n) return ALL;
  let bits = overwritten(base, overwriteHolder(world, channel), guild, member);
  if (isTimedOut(member, world.now())) bits &= TIMED_OUT;
  if ((bits & P.ViewChannel) === 0n) return 0n;
  const send = channel.thread === undefined ? P.SendMessages : P.SendMessagesInThreads;
  if ((bits & send) === 0n) bits &= ~NEEDS_SEND;
  return bits;
}

export function can(world: World, channel: Channel, userId: string, bits: bigint): boolean {
  return (permissionsIn(world, channel, userId) & bits) === bits;
}

/** The right to write in this kind of channel: threads have one of their own. */
export function canSend(world: World, channel: Channel, userId: string): boolean {
  const send = channel.thread === undefined ? P.SendMessages : P.SendMessagesInThreads;
  if (!can(world, channel, userId, P.ViewChannel | send)) return false;
  return channel.thread?.locked !== true || can(world, channel, userId, P.ManageThreads);
}

export function isModerator(world: World, guildId: string, userId: string): boolean {
  const guild = world.guild(guildId);
  const member = world.membership(guildId, userId);
  if (guild === undefined || member === undefined) return false;
  return guild.ownerId === userId || (basePermissions(guild, member) & P.ManageMessages) !== 0n;
}
