/** A local Discord and its API spoken by hand, for what discord.js would hide. */
import { ManualClock } from '../../../src/local/clock.ts';
import { LocalDiscord, type LocalDiscordOptions } from '../../../src/local/local-discord.ts';
import { valueAt } from '../../../src/local/validation/json.ts';
import { defaultIds as ids } from '../../../src/local/world/default-world.ts';

export { ids };
export const TOKEN = 'a.test.token';
export const START = Date.UTC(2026, 0, 1, 12);

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
}

export type Json = Readonly<Record<string, unknown>>;

export interface Call {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly raw?: string | FormData;
  readonly headers?: Record<string, string>;
}

export class Api {
  readonly discord: LocalDiscord;
  readonly clock: ManualClock;

  constructor(discord: LocalDiscord, clock: ManualClock) {
    this.discord = discord;
    this.clock = clock;
  }

  async call(method: string, path: string, call: Call = {}): Promise<Answer> {
    const { body, raw, token = TOKEN } = call;
    const isJson = body !== undefined || typeof raw === 'string';
    const response = await fetch(`${this.discord.restUrl}/v10${path}`, {
      method,
      headers: {
        ...(token === '' ? {} : { authorization: `Bot ${token}` }),
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...call.headers,
      },
      ...(raw !== undefined && { body: raw }),
      ...(raw === undefined && body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {};
    return { status: response.status, headers: response.headers, body: parsed as Json };
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  post(path: string, body: unknown): Promise<Answer> {
    return this.call('POST', path, { body });
  }

  patch(path: string, body: unknown): Promise<Answer> {
    return this.call('PATCH', path, { body });
  }

  send(body: unknown, channel: string = ids.lounge): Promise<Answer> {
    return this.post(`/channels/${channel}/messages`, body);
  }

  /** A message of the bot; the answer is its id. */
  async sent(body: unknown, channel?: string): Promise<string> {
    const { status, body: message } = await this.send(body, channel);
    if (status !== 200) throw new Error(`not sent: ${JSON.stringify(message)}`);
    return textAt(message, 'id');
  }
}

/** With a clock that stands still and without limits, unless told otherwise. */
export async function startApi(options: Partial<LocalDiscordOptions> = {}): Promise<Api> {
  const clock = new ManualClock(START);
  const discord = await LocalDiscord.start({
    port: 0,
    token: TOKEN,
    clock,
    rateLimits: false,
    ...options,
  });
  return new Api(discord, clock);
}

/** Follows a path of keys and positions; undefined where it ends early. */
export function at(json: unknown, ...path: readonly (string | number)[]): unknown {
  return valueAt(json, path);
}

/** Throws where there is no text at the end of the path. */
export function textAt(json: unknown, ...path: readonly (string | number)[]): string {
  const value = valueAt(json, path);
  if (typeof value !== 'string')
    throw new Error(`no text at ${path.join('.')}: ${JSON.stringify(json)}`);
  return value;
}

/** `{path: code}` for every leaf of a form error, e.g. `components.0.type: UNION_TYPE_CHOICES`. */
export function leaves(errors: unknown, path = ''): Readonly<Record<string, string>> {
  if (typeof errors !== 'object' || errors === null) return {};
  const found: Record<string, string> = {};
  for (const [key, value] of Object.entries(errors)) {
    if (key === '_errors' && Array.isArray(value)) {
      for (const leaf of value as { code: string }[]) found[path] = leaf.code;
    } else Object.assign(found, leaves(value, path === '' ? key : `${path}.${key}`));
  }
  return found;
}
