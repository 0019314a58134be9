import type { Core } from '../core.ts';
import type { MessageContext } from '../validation/messages.ts';
import { isList, isObject, valueAt } from '../validation/json.ts';
import type { RawAttachment, UploadedFile } from '../validation/body-types.ts';
import type { Entry } from '../world/types.ts';
import { keptFiles, safeFilename } from './attachments.ts';

function listedIn(raw: unknown): readonly RawAttachment[] | undefined {
  const list = valueAt(raw, ['attachments']);
  if (!isList(list)) return undefined;
  return list.filter(isObject).map((item) => ({
    id: String(item['id']),
    ...(typeof item['filename'] === 'string' && { filename: item['filename'] }),
  }));
}

/** What the check of a message has to know of the world; `entry` is the message that is edited. */
export function messageContext(
  core: Core,
  files: readonly UploadedFile[],
  entry?: Entry,
  raw?: unknown,
): MessageContext {
  const listed = listedIn(raw);
  const uploaded = files.map(({ key, filename }) =>
    safeFilename(listed?.find(({ id }) => id === key)?.filename ?? filename),
  );
  const kept = keptFiles(entry?.files ?? [], listed, files.length > 0);
  return {
    isKnownEmoji: (id) => core.world.emojis().some((emoji) => emoji.id === id),
    filenames: [...uploaded, ...kept.map(({ filename }) => filename)],
    mayBeEmpty: entry !== undefined,
    before: entry && {
      flags: entry.message.flags ?? 0,
      content: entry.message.content,
      embeds: entry.message.embeds.length,
    },
  };
}
