import { MessageFlags, type APIMessage } from 'discord-api-types/v10';
import { refusals } from '../api-error.ts';
import type { Core } from '../core.ts';
import type { MessageBody, UploadedFile } from '../validation/body-types.ts';
import { effectiveFlags } from '../validation/messages.ts';
import { userJson } from '../world/json.ts';
import type { Channel, Entry } from '../world/types.ts';
import { keptFiles, storeUploads } from './attachments.ts';
import { findMentions } from './mentions.ts';
import { messageFlags, visibleText } from './post.ts';
import {
  listedAttachments,
  looseComponents,
  storedComponents,
  storedEmbeds,
} from './stored-components.ts';

export interface Edit {
  readonly channel: Channel;
  readonly entry: Entry;
  readonly body: MessageBody;
  readonly files: readonly UploadedFile[];
  readonly byInteraction: boolean;
}

function flagsAfter(before: number, body: MessageBody): number {
  const settable = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;
  const asked = effectiveFlags(body, { flags: before, content: '', embeds: 0 });
  const kept = body.flags == null ? before : before & ~MessageFlags.SuppressEmbeds;
  // A placeholder stops "thinking" with its first edit.
  return (kept | (asked & settable)) & ~MessageFlags.Loading;
}

function isEmptied(message: APIMessage, entry: Entry): boolean {
  const { content, embeds, components } = message;
  return content === '' && embeds.length === 0 && !components?.length && entry.files.length === 0;
}

/**
 * Changes a message that was checked. An edit notifies nobody, and a field that is not sent stays.
 * Throws 50006 where nothing would be left of it.
 */
export function editMessage(core: Core, edit: Edit): Entry {
  const { world } = core;
  const { channel, entry, body } = edit;
  const before = entry.message;
  const kept = keptFiles(entry.files, body.attachments, edit.files.length > 0);
  const fresh = storeUploads(core.attachments, edit.files, body.attachments ?? [], {
    channelId: channel.id,
    origin: core.origin(),
    newId: () => world.newId(),
  });
  const files = [...kept, ...fresh];
  const components =
    body.components === undefined
      ? (before.components ?? [])
      : storedComponents(body.components ?? [], files);
  const embeds = body.embeds === undefined ? before.embeds : storedEmbeds(body.embeds ?? [], files);
  const content = body.content === undefined ? before.content : (body.content ?? '').trim();
  const mentions = findMentions(
    visibleText({ content, components: looseComponents(components) }),
    body.allowed_mentions,
    { world, channel, authorId: before.author.id, byInteraction: edit.byInteraction },
  );
  const message: APIMessage = {
    ...before,
    content,
    embeds,
    components,
    attachments: listedAttachments(files, looseComponents(components), embeds),
    flags: messageFlags(flagsAfter(before.flags ?? 0, body)),
    edited_timestamp: world.isoNow(),
    mention_everyone: mentions.everyone,
    mention_roles: [...mentions.roles],
    mentions: mentions.users.flatMap((id) => {
      const person = world.person(id);
      return person === undefined ? [] : [userJson(person)];
    }),
  };
  const after: Entry = { ...entry, message, files };
  if (isEmptied(message, after)) throw refusals.emptyMessage();
  world.messages.put(after);
  world.events.emit({ type: 'message-updated', entry: after });
  return after;
}

export function deleteMessage(core: Core, entry: Entry): void {
  core.world.messages.remove(entry);
  core.world.events.emit({ type: 'message-deleted', entry });
}
