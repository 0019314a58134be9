import type { RawAttachment, UploadedFile } from '../validation/body-types.ts';
import type { StoredAttachment } from '../world/types.ts';

/** Files live in memory; the oldest go first. Real links expire too (discord.md §3.5). */
const MAX_STORED_BYTES = 64 * 1024 * 1024;

export interface StoredFile {
  readonly filename: string;
  readonly contentType: string;
  readonly data: Buffer;
}

/** Stands for Discord's file server. */
export class AttachmentStore {
  readonly #files = new Map<string, StoredFile>();
  #bytes = 0;

  find(id: string): StoredFile | undefined {
    return this.#files.get(id);
  }

  put(id: string, file: StoredFile): void {
    this.#files.set(id, file);
    this.#bytes += file.data.byteLength;
    for (const [oldId, old] of this.#files) {
      if (this.#bytes <= MAX_STORED_BYTES || oldId === id) break;
      this.#files.delete(oldId);
      this.#bytes -= old.data.byteLength;
    }
  }
}

/** Discord keeps letters, digits, dots, dashes and underscores of a file's name. */
export function safeFilename(name: string): string {
  const safe = name.replaceAll(/[^\p{L}\p{N}._-]/gu, '_').replace(/^\.+/, '');
  return safe === '' ? 'file' : safe;
}

interface Upload {
  readonly channelId: string;
  readonly origin: string;
  newId(): string;
}

/**
 * Stores what was uploaded. The list `attachments` of a body names files by the `n` of `files[n]`
 * and may add a description or another name.
 */
export function storeUploads(
  store: AttachmentStore,
  files: readonly UploadedFile[],
  listed: readonly RawAttachment[],
  upload: Upload,
): readonly StoredAttachment[] {
  return files.map((file) => {
    const about = listed.find(({ id }) => id === file.key);
    const id = upload.newId();
    const filename = safeFilename(about?.filename ?? file.filename);
    store.put(id, { filename, contentType: file.contentType, data: file.data });
    return {
      id,
      filename,
      description: about?.description ?? undefined,
      contentType: file.contentType,
      size: file.data.byteLength,
      url: `${upload.origin}/attachments/${upload.channelId}/${id}/${encodeURIComponent(filename)}`,
    };
  });
}

/** Which files of a message an edit keeps: the list is complete, its absence keeps all (v10). */
export function keptFiles(
  before: readonly StoredAttachment[],
  listed: readonly RawAttachment[] | null | undefined,
  hasUploads: boolean,
): readonly StoredAttachment[] {
  if (listed == null) return hasUploads ? [] : before;
  return before.filter(({ id }) => listed.some((entry) => entry.id === id));
}
