/** Everything that is stored about a person, as a file in a message that only they see. */
import { gzipSync } from 'node:zlib';
import { ComponentType } from 'discord-api-types/v10';
import type { MessageBody } from '../contract.ts';
import { text } from '../panels/components.ts';
import { notice } from '../panels/notice.ts';
import type { InfoKey } from '../text/info/catalogue.ts';
import type { Say } from '../text/say.ts';

/** Discord takes 10 MiB a file from everybody; the rest is room for the request around it. */
const EXPORT_BYTES_MAX = 9 * 1024 * 1024;

const FILE_NAME = 'humbug-data.json';

/** The message with the file; compressed where it is too large, and an apology where even that is. */
export function exportBody(
  stored: unknown,
  say: Say<InfoKey>,
  maxBytes = EXPORT_BYTES_MAX,
): MessageBody {
  const file = fileOf(stored, maxBytes);
  if (file === undefined) return notice(say('privacy.too-large'));
  return {
    components: [
      text(say('privacy.exported')),
      { type: ComponentType.File, file: { url: `attachment://${file.name}` } },
    ],
    files: [file],
  };
}

function fileOf(
  stored: unknown,
  maxBytes: number,
): { readonly name: string; readonly data: Uint8Array } | undefined {
  const plain = Buffer.from(JSON.stringify(stored, undefined, 2));
  if (plain.length <= maxBytes) return { name: FILE_NAME, data: plain };
  const packed = gzipSync(plain);
  return packed.length <= maxBytes ? { name: `${FILE_NAME}.gz`, data: packed } : undefined;
}
