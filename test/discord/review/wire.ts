/** How the plain Discord writes and reads HTTP: messages, refusals, bodies with and without files. */
import type { IncomingMessage } from 'node:http';
import { asJson, type Json } from './body-rules.ts';

export const APPLICATION = '1100000000000000001';
export const GUILD = '1200000000000000001';
/** The bot as a user, with nothing set that may be unset. */
export const BOT = personJson(APPLICATION, 'humbug');

export interface Message {
  readonly id: string;
  readonly channel: string;
  /** Whom alone it is for. */
  readonly reader?: string;
  components: readonly Json[];
  gone?: true;
}

export interface Answer {
  readonly status: number;
  readonly body?: Json | readonly Json[];
}

/** A message as REST gives it, without anything that is optional. */
export function messageJson(message: Message): Json {
  return {
    id: message.id,
    channel_id: message.channel,
    author: BOT,
    content: '',
    timestamp: new Date(0).toISOString(),
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    pinned: false,
    type: 20,
    flags: 32_768 | (message.reader === undefined ? 0 : 64),
    components: message.components,
  };
}

export function personJson(id: string, username: string): Json {
  return { id, username, discriminator: '0', global_name: null, avatar: null };
}

export function ok(body: Json): Answer {
  return { status: 200, body };
}

export function refusal(status: number, code: number, message: string): Answer {
  return { status, body: { code, message } };
}

export async function readBody(
  request: IncomingMessage,
): Promise<{ readonly body: Json; readonly files: readonly string[] }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  const type = request.headers['content-type'] ?? '';
  const whole = Buffer.concat(chunks);
  if (whole.length === 0) return { body: {}, files: [] };
  if (!type.startsWith('multipart/'))
    return { body: asJson(JSON.parse(whole.toString())), files: [] };
  const parts = partsOf(whole, type);
  return {
    body: asJson(JSON.parse(parts.find(({ name }) => name === 'payload_json')?.content ?? '{}')),
    files: parts.flatMap(({ filename }) => (filename === undefined ? [] : [filename])),
  };
}

/** The parts of a multipart body; the content of files is of no interest. */
function partsOf(whole: Buffer, type: string) {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? '';
  return whole
    .toString()
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      return {
        name: / name="([^"]*)"/.exec(head)?.[1],
        filename: / filename="([^"]*)"/.exec(head)?.[1],
        content: rest.join('\r\n\r\n'),
      };
    });
}
