/**
 * Another Discord, as plain as its documentation lets it be: only documented fields, no rate-limit
 * headers, no server objects, nothing but what a bot is promised. It shares no code with the local
 * Discord, so that a habit of that one cannot become something that the bot relies on.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asJson, asList, complaintsAbout, type BodyKind, type Json } from './body-rules.ts';
import { PlainGateway } from './plain-gateway.ts';
import {
  APPLICATION,
  GUILD,
  messageJson,
  ok,
  readBody,
  refusal,
  type Answer,
  type Message,
} from './wire.ts';

export const TOKEN = 'a-token-of-some-length';

interface Interaction {
  readonly id: string;
  readonly user: string;
  readonly channel: string;
  /** The message that carried the pressed component. */
  readonly source?: Message;
  answered?: string;
  original?: Message;
}

const unknownInteraction: Answer = refusal(404, 10062, 'Unknown interaction');
const unknownMessage: Answer = refusal(404, 10008, 'Unknown Message');

export class PlainDiscord {
  /** Whatever the real one would not have taken. */
  readonly complaints: string[] = [];
  readonly messages: Message[] = [];
  /** Answers that get lost on the way: as many interactions are void before their first answer. */
  lost = 0;
  readonly #interactions = new Map<string, Interaction>();
  readonly #http: Server;
  readonly gateway: PlainGateway;
  #ids = 0n;

  private constructor() {
    this.#http = createServer((request, response) => {
      void this.#serve(request).then(({ status, body }) => {
        const headers = body === undefined ? {} : { 'content-type': 'application/json' };
        response
          .writeHead(status, headers)
          .end(body === undefined ? undefined : JSON.stringify(body));
      });
    });
    this.gateway = new PlainGateway(this.#http);
  }

  static async start(): Promise<PlainDiscord> {
    const discord = new PlainDiscord();
    discord.#http.listen(0, '127.0.0.1');
    await once(discord.#http, 'listening');
    return discord;
  }

  get apiUrl(): string {
    return `http://127.0.0.1:${this.#port}/api`;
  }

  async close(): Promise<void> {
    this.gateway.close();
    this.#http.closeAllConnections();
    this.#http.close();
    await once(this.#http, 'close');
  }

  newId(): string {
    this.#ids += 1n;
    return ((BigInt(Date.now() - 1_420_070_400_000) << 22n) + this.#ids).toString();
  }

  /** Dispatches an interaction with what every one has; gives its id. */
  interact(user: string, channel: string, special: Json, source?: Message): string {
    const id = this.newId();
    this.#interactions.set(`token-of-${id}`, {
      id,
      user,
      channel,
      ...(source === undefined ? {} : { source }),
    });
    this.gateway.dispatch('INTERACTION_CREATE', {
      id,
      application_id: APPLICATION,
      token: `token-of-${id}`,
      version: 1,
      guild_id: GUILD,
      channel: { id: channel, type: 0 },
      channel_id: channel,
      entitlements: [],
      authorizing_integration_owners: { 0: GUILD },
      context: 0,
      app_permissions: String((1n << 10n) | (1n << 11n) | (1n << 38n)),
      attachment_size_limit: 10_485_760,
      locale: 'en-US',
      a_field_of_tomorrow: { with: ['anything'] },
      ...special,
    });
    return id;
  }

  /** What the bot answered an interaction with: the callback's type, and the message it made. */
  answerTo(id: string): { readonly type?: string; readonly message?: Message } {
    const found = this.#interactions.get(`token-of-${id}`);
    return {
      ...(found?.answered === undefined ? {} : { type: found.answered }),
      ...(found?.original === undefined ? {} : { message: found.original }),
    };
  }

  get #port(): number {
    const { port } = this.#http.address() as AddressInfo;
    return port;
  }

  async #serve(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', this.apiUrl);
    const { body, files } = await readBody(request);
    const route = `${request.method ?? ''} ${url.pathname.replace('/api/v10', '')}`;
    const parts = route.split('/');
    if (/^POST \/interactions\/\d+\/[^/]+\/callback$/.test(route)) {
      return this.#callback(parts[3] ?? '', url.searchParams.get('with_response'), body, files);
    }
    if (/^\w+ \/webhooks\/\d+\/[^/]+/.test(route)) {
      return this.#webhook(request.method ?? '', parts, body, files);
    }
    if (request.headers.authorization !== `Bot ${TOKEN}`)
      return refusal(401, 0, '401: Unauthorized');
    if (route === 'GET /gateway/bot') {
      const session_start_limit = {
        total: 1000,
        remaining: 999,
        reset_after: 0,
        max_concurrency: 1,
      };
      return ok({ url: `ws://127.0.0.1:${this.#port}`, shards: 1, session_start_limit });
    }
    if (route === `PUT /applications/${APPLICATION}/commands`) return { status: 200, body: [] };
    if (/^\w+ \/channels\/\d+\/messages/.test(route)) {
      return this.#channel(request.method ?? '', parts, body, files);
    }
    this.complaints.push(`There is no ${route}`);
    return refusal(404, 0, '404: Not Found');
  }

  #callback(
    token: string,
    withResponse: string | null,
    body: Json,
    files: readonly string[],
  ): Answer {
    const interaction = this.#interactions.get(token);
    if (interaction === undefined) return unknownInteraction;
    if (this.lost > 0) {
      this.lost -= 1;
      interaction.answered = 'lost';
      return unknownInteraction;
    }
    if (interaction.answered !== undefined) {
      this.complaints.push('An interaction was answered twice');
      return refusal(400, 40060, 'Interaction has already been acknowledged.');
    }
    const data = asJson(body['data']);
    const { source } = interaction;
    interaction.answered = String(body['type']);
    let resource: Json | undefined;
    if (body['type'] === 4) {
      this.#check('callback', data, files);
      const message = this.#make(interaction.channel, data, interaction.user);
      interaction.original = message;
      resource = { type: 4, message: messageJson(message) };
    } else if (body['type'] === 7 && source !== undefined) {
      if (source.gone) return unknownMessage;
      this.#check('edit', data, files);
      source.components = asList(data['components']);
      interaction.original = source;
      resource = { type: 7, message: messageJson(source) };
    } else if (body['type'] === 6 && source !== undefined) {
      interaction.original = source;
      resource = { type: 6 };
    } else {
      this.complaints.push(`A first answer of type ${String(body['type'])}`);
      return refusal(400, 50035, 'Invalid Form Body');
    }
    if (withResponse !== 'true') return { status: 204 };
    return ok({ interaction: { id: interaction.id, type: 3 }, resource });
  }

  #webhook(method: string, parts: readonly string[], body: Json, files: readonly string[]): Answer {
    const interaction = this.#interactions.get(parts[3] ?? '');
    if (interaction?.answered === undefined) return refusal(404, 10015, 'Unknown Webhook');
    if (parts.length === 4 && method === 'POST') {
      this.#check('follow-up', body, files);
      return ok(messageJson(this.#make(interaction.channel, body, interaction.user)));
    }
    const message =
      parts[5] === '@original' ? interaction.original : this.#find(parts[5], interaction.channel);
    return this.#existing(method, message, body, files);
  }

  #channel(method: string, parts: readonly string[], body: Json, files: readonly string[]): Answer {
    const channel = parts[2] ?? '';
    if (parts.length === 4 && method === 'POST') {
      this.#check('create', body, files);
      return ok(messageJson(this.#make(channel, body)));
    }
    const message = this.#find(parts[4], channel);
    // A private message does not exist on the channel's routes.
    return message?.reader === undefined
      ? this.#existing(method, message, body, files)
      : unknownMessage;
  }

  #existing(
    method: string,
    message: Message | undefined,
    body: Json,
    files: readonly string[],
  ): Answer {
    if (message === undefined || message.gone) return unknownMessage;
    if (method === 'GET') return ok(messageJson(message));
    if (method === 'DELETE') {
      message.gone = true;
      return { status: 204 };
    }
    this.#check('edit', body, files);
    message.components = asList(body['components']);
    return ok(messageJson(message));
  }

  #check(kind: BodyKind, body: Json, files: readonly string[]): void {
    this.complaints.push(...complaintsAbout(kind, body, files));
  }

  #find(id: string | undefined, channel: string): Message | undefined {
    return this.messages.find((message) => message.id === id && message.channel === channel);
  }

  #make(channel: string, data: Json, user?: string): Message {
    const isPrivate = (Number(data['flags']) & 64) !== 0;
    const message: Message = {
      id: this.newId(),
      channel,
      components: asList(data['components']),
      ...(isPrivate && user !== undefined ? { reader: user } : {}),
    };
    this.messages.push(message);
    return message;
  }
}
