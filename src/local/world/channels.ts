import { ChannelType } from 'discord-api-types/v10';
import type { Channel } from './types.ts';
import type { World } from './world.ts';

export interface NewThread {
  /** A thread made from a message has the message's id. */
  readonly id?: string;
  readonly name: string;
  readonly ownerId: string;
  readonly type: ChannelType.PublicThread | ChannelType.PrivateThread;
  readonly autoArchiveMinutes: number;
}

export function createThread(world: World, parent: Channel, thread: NewThread): Channel {
  const now = world.isoNow();
  return world.createChannel({
    id: thread.id ?? world.newId(),
    guildId: parent.guildId,
    type: thread.type,
    name: thread.name,
    parentId: parent.id,
    position: 0,
    overwrites: [],
    thread: {
      ownerId: thread.ownerId,
      archived: false,
      locked: false,
      autoArchiveMinutes: thread.autoArchiveMinutes,
      archiveTimestamp: now,
      createdAt: now,
    },
  });
}

/** The channel between the bot and one person; there is one, made when it is first asked for. */
export function directChannel(world: World, userId: string): Channel {
  const known = world.channels().find(({ recipientId }) => recipientId === userId);
  if (known !== undefined) return known;
  return world.createChannel({
    id: world.newId(),
    type: ChannelType.DM,
    name: '',
    position: 0,
    overwrites: [],
    recipientId: userId,
  });
}
