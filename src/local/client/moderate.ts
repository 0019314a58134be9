/** What a moderator does in Discord's own client. */
import { ChannelType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { deleteMessage } from '../messages/edit.ts';
import type { Moderate } from '../page-protocol.ts';
import { can, isModerator } from '../permissions.ts';
import { createThread } from '../world/channels.ts';
import type { Channel } from '../world/types.ts';
import { channelSeenBy } from './reach.ts';
import { ClientRefusal } from './refusal.ts';
import { lengthOf } from '../validation/text.ts';

const MAX_NAME = 100;
const ARCHIVE_AFTER = 10_080;

function named(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '' || lengthOf(trimmed) > MAX_NAME) {
    throw new ClientRefusal(`A name has 1 to ${MAX_NAME} characters.`);
  }
  return trimmed;
}

function demand(core: Core, userId: string, channel: Channel, bits: bigint): void {
  if (!can(core.world, channel, userId, bits)) throw new ClientRefusal('You may not do that here.');
}

function archive(
  core: Core,
  userId: string,
  channel: Channel,
  archived: boolean,
  locked: boolean,
): void {
  const { world } = core;
  if (channel.thread === undefined) throw new ClientRefusal('That is not a thread.');
  const own = channel.thread.ownerId === userId;
  if (!own || locked || channel.thread.locked) demand(core, userId, channel, P.ManageThreads);
  const thread = { ...channel.thread, archived, locked, archiveTimestamp: world.isoNow() };
  world.updateChannel({ ...channel, thread });
}

function removeMessage(core: Core, userId: string, channel: Channel, messageId: string): void {
  const entry = core.world.messages.find(channel.id, messageId);
  if (entry === undefined) throw new ClientRefusal('The message is gone.');
  if (entry.message.author.id !== userId) demand(core, userId, channel, P.ManageMessages);
  deleteMessage(core, entry);
}

function createChannel(core: Core, userId: string, name: string): void {
  const { world } = core;
  const guild = world.guilds().find(({ id }) => isModerator(world, id, userId));
  if (guild === undefined) throw new ClientRefusal('Only moderators make channels.');
  world.createChannel({
    id: world.newId(),
    guildId: guild.id,
    type: ChannelType.GuildText,
    name: named(name).toLowerCase().replaceAll(/\s+/g, '-'),
    position: world.channelsOf(guild.id).length,
    overwrites: [],
  });
}

/** Throws ClientRefusal where this person may not. */
export function moderate(core: Core, userId: string, action: Moderate): void {
  const { world } = core;
  if (action.type === 'create-channel') {
    createChannel(core, userId, action.name);
    return;
  }
  const channel = channelSeenBy(world, userId, action.channelId);
  switch (action.type) {
    case 'create-thread':
      if (channel.type !== ChannelType.GuildText)
        throw new ClientRefusal('Threads grow in text channels only.');
      demand(core, userId, channel, P.CreatePublicThreads);
      createThread(world, channel, {
        name: named(action.name),
        ownerId: userId,
        type: ChannelType.PublicThread,
        autoArchiveMinutes: ARCHIVE_AFTER,
      });
      return;
    case 'archive-thread': {
      archive(core, userId, channel, true, action.locked);
      return;
    }
    case 'reopen-thread': {
      archive(core, userId, channel, false, false);
      return;
    }
    case 'delete-message': {
      removeMessage(core, userId, channel, action.messageId);
      return;
    }
    case 'delete-channel':
      demand(
        core,
        userId,
        channel,
        channel.thread === undefined ? P.ManageChannels : P.ManageThreads,
      );
      world.deleteChannel(channel);
  }
}
