import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { can, canSend } from '../permissions.ts';
import type { Channel, Person } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { ClientRefusal } from './refusal.ts';

export function personOf(world: World, userId: string): Person {
  const person = world.person(userId);
  if (person === undefined) throw new ClientRefusal('There is no such person.');
  return person;
}

/** A channel that this person can see. */
export function channelSeenBy(world: World, userId: string, channelId: string): Channel {
  const channel = world.channel(channelId);
  const mine = channel?.guildId !== undefined || channel?.recipientId === userId;
  if (!channel || !mine || !can(world, channel, userId, P.ViewChannel)) {
    throw new ClientRefusal('There is no such channel for you.');
  }
  return channel;
}

/** Archived threads take no commands and no presses; locked ones only from those who manage them. */
export function refuseResting(world: World, userId: string, channel: Channel): void {
  const { thread } = channel;
  if (thread?.archived === true) throw new ClientRefusal('This thread is archived.');
  if (thread?.locked === true && !can(world, channel, userId, P.ManageThreads)) {
    throw new ClientRefusal('This thread is locked.');
  }
}

export function demandSend(world: World, userId: string, channel: Channel): void {
  if (!canSend(world, channel, userId)) throw new ClientRefusal('You cannot write here.');
}
