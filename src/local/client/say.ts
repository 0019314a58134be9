import type { Core } from '../core.ts';
import { postMessage } from '../messages/post.ts';
import type { Dismiss, Say } from '../page-protocol.ts';
import type { Entry } from '../world/types.ts';
import { channelSeenBy, demandSend, personOf } from './reach.ts';
import { ClientRefusal } from './refusal.ts';
import { lengthOf } from '../validation/text.ts';

const MAX_CONTENT = 2000;

/** Writes a plain message. Writing wakes an archived thread. */
export function say(core: Core, userId: string, { channelId, content }: Say): Entry {
  const { world } = core;
  const channel = channelSeenBy(world, userId, channelId);
  demandSend(world, userId, channel);
  const text = content.trim();
  if (text === '' || lengthOf(text) > MAX_CONTENT) {
    throw new ClientRefusal(`A message has 1 to ${MAX_CONTENT} characters.`);
  }
  const author = personOf(world, userId);
  return postMessage(core, { channel, author, body: { content: text }, files: [], flags: 0 });
}

/** Takes an ephemeral message from one's own screen. The bot gets no sign of it. */
export function dismiss(core: Core, userId: string, { messageId }: Dismiss): void {
  const { world } = core;
  const entry = world.messages.ephemeral(messageId);
  if (entry?.ephemeralFor !== userId) throw new ClientRefusal('There is nothing to dismiss.');
  world.messages.dismiss(messageId);
}
