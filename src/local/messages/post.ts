import {
  MessageFlags,
  MessageType,
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIMessageReference,
} from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import type { MessageBody, UploadedFile } from '../validation/body-types.ts';
import { allComponents } from '../validation/component-walk.ts';
import { textsOf } from '../validation/components.ts';
import { userJson } from '../world/json.ts';
import type { Channel, Entry, Person } from '../world/types.ts';
import { storeUploads } from './attachments.ts';
import { findMentions, notifiedBy } from './mentions.ts';
import {
  listedAttachments,
  looseComponents,
  storedComponents,
  storedEmbeds,
} from './stored-components.ts';

export interface Post {
  readonly channel: Channel;
  readonly author: Person;
  readonly body: MessageBody;
  readonly files: readonly UploadedFile[];
  /** The flags that this kind of message may carry, already chosen by the caller. */
  readonly flags: number;
  readonly type?: MessageType;
  readonly ephemeralFor?: string | undefined;
  readonly reference?: APIMessageReference | undefined;
  readonly referenced?: Entry | undefined;
  readonly interaction?:
    { readonly id: string; readonly metadata: APIMessageInteractionMetadata } | undefined;
}

export function visibleText(body: MessageBody): string {
  return [body.content ?? '', ...textsOf(allComponents(body.components ?? []))].join('\n');
}

/** Sending wakes an archived thread; whether that is allowed was checked before. */
function unarchive(core: Core, channel: Channel): void {
  if (channel.thread?.archived !== true) return;
  const thread = { ...channel.thread, archived: false, archiveTimestamp: core.world.isoNow() };
  core.world.updateChannel({ ...channel, thread });
}

/** Stores a message that was checked, and tells everybody who may see it. */
export function postMessage(core: Core, post: Post): Entry {
  const { world } = core;
  const { channel, author, body, flags } = post;
  const id = world.newId();
  const files = storeUploads(core.attachments, post.files, body.attachments ?? [], {
    channelId: channel.id,
    origin: core.origin(),
    newId: () => world.newId(),
  });
  const components = storedComponents(body.components ?? [], files);
  const embeds = storedEmbeds(body.embeds ?? [], files);
  const scope = {
    world,
    channel,
    authorId: author.id,
    byInteraction: post.interaction !== undefined,
    repliedUserId: post.interaction === undefined ? post.referenced?.message.author.id : undefined,
  };
  const mentions = findMentions(visibleText(body), body.allowed_mentions, scope);
  const message: APIMessage = {
    id,
    channel_id: channel.id,
    type: post.type ?? MessageType.Default,
    author: userJson(author),
    content: (body.content ?? '').trim(),
    timestamp: world.isoNow(),
    edited_timestamp: null,
    tts: body.tts === true,
    mention_everyone: mentions.everyone,
    mentions: mentions.users.flatMap((userId) => {
      const person = world.person(userId);
      return person === undefined ? [] : [userJson(person)];
    }),
    mention_roles: [...mentions.roles],
    attachments: listedAttachments(files, looseComponents(components), embeds),
    embeds,
    components,
    pinned: false,
    flags: messageFlags(flags),
    ...(body.nonce != null && { nonce: body.nonce }),
    ...(post.reference && { message_reference: post.reference }),
    ...(post.referenced && { referenced_message: post.referenced.message }),
    ...(post.interaction && {
      interaction_metadata: post.interaction.metadata,
      application_id: world.applicationId,
      webhook_id: world.applicationId,
    }),
  };
  const hidden = post.ephemeralFor !== undefined;
  const entry: Entry = {
    message,
    guildId: channel.guildId,
    ephemeralFor: post.ephemeralFor,
    interactionId: post.interaction?.id,
    files,
    notified: hidden ? [] : notifiedBy(mentions, flags, scope),
  };
  if (!hidden) {
    unarchive(core, channel);
    world.noteLastMessage(channel.id, id);
  }
  world.messages.put(entry);
  world.events.emit({ type: 'message-created', entry });
  return entry;
}

/** A sum of flags; the enumeration names only the single bits. */
export function messageFlags(bits: unknown): MessageFlags {
  return bits as MessageFlags;
}

/** The flags a sender may set on a new message; others are ignored, as Discord does. */
export const SENDABLE_FLAGS =
  MessageFlags.SuppressEmbeds |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsVoiceMessage |
  MessageFlags.IsComponentsV2;
