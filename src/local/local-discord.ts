import path from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { Authority } from './authority.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Core } from './core.ts';
import { Faults } from './faults.ts';
import { Gateway } from './gateway/gateway.ts';
import { Interactions } from './interactions/interactions.ts';
import { Member } from './member.ts';
import { AttachmentStore } from './messages/attachments.ts';
import { registerAttachments } from './page-server/attachment-route.ts';
import { registerPage } from './page-server/page-server.ts';
import { isForeign, refuseForeign } from './page-server/origin.ts';
import { registerErrors } from './rest/errors.ts';
import { MAX_FILE_BYTES, MAX_REQUEST_BYTES } from './rest/body.ts';
import { RateLimits } from './rate-limits.ts';
import { registerApi } from './rest/server.ts';
import { DataFile } from './world/data-file.ts';
import { defaultWorld } from './world/default-world.ts';
import { readSavedWorld, type SavedWorld } from './world/saved.ts';
import { World } from './world/world.ts';

const HOST = '127.0.0.1';

export interface LocalDiscordOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** The bot's token; only who knows it may log in. */
  readonly token: string;
  /** Where its own state is kept; without it nothing outlives the process. */
  readonly dataFile?: string;
  readonly clock?: Clock;
  /** Off for tests that hurry: no 429, no pause between identifies. On by default. */
  readonly rateLimits?: boolean;
  readonly heartbeatMs?: number;
  /** The privileged intents switched on in the portal, as a bit set; none by default. */
  readonly privilegedIntents?: number;
  /** The world to begin with where the data file has none. */
  readonly world?: SavedWorld;
  /** The folder of the page's HTML, CSS and compiled scripts. */
  readonly pageFolder?: string;
}

/** A Discord of one's own on this machine: API, gateway, and a page to be its members. */
export class LocalDiscord {
  /** What a test breaks. */
  readonly faults: Faults;
  /** What a test does to the bot's connections. */
  readonly gateway: Gateway;
  /** What happens to servers, members and permissions. */
  readonly authority: Authority;
  readonly world: World;
  readonly #core: Core;
  readonly #server: FastifyInstance;
  readonly #file: DataFile | undefined;
  #port = 0;

  private constructor(world: World, options: LocalDiscordOptions) {
    const clock = options.clock ?? systemClock;
    this.world = world;
    this.faults = new Faults();
    this.authority = new Authority(world);
    this.#core = {
      clock,
      world,
      attachments: new AttachmentStore(),
      interactions: new Interactions(clock, ({ id, userId }, outcome) =>
        world.events.emit({ type: 'outcome', interactionId: id, userId, outcome }),
      ),
      limits: new RateLimits(clock, options.rateLimits ?? true),
      faults: this.faults,
      token: options.token,
      origin: () => `http://${HOST}:${this.#port}`,
    };
    this.gateway = new Gateway(this.#core, {
      heartbeatMs: options.heartbeatMs ?? 41_250,
      privilegedIntents: options.privilegedIntents ?? 0,
    });
    this.#server = Fastify({
      bodyLimit: MAX_REQUEST_BYTES,
      forceCloseConnections: true,
      // Interaction tokens are long.
      routerOptions: { maxParamLength: 500 },
    });
    this.#file = options.dataFile === undefined ? undefined : new DataFile(options.dataFile, world);
  }

  /** Listens on 127.0.0.1 only. Throws where the port is taken or the data file cannot be read. */
  static async start(options: LocalDiscordOptions): Promise<LocalDiscord> {
    const { dataFile } = options;
    const saved = dataFile === undefined ? undefined : await readSavedWorld(dataFile);
    const world = new World(options.clock ?? systemClock, saved ?? options.world ?? defaultWorld());
    const discord = new LocalDiscord(world, options);
    await discord.#listen(options);
    return discord;
  }

  /** What discord.js takes as `rest.api`. */
  get restUrl(): string {
    return `${this.#core.origin()}/api`;
  }

  get pageUrl(): string {
    return `${this.#core.origin()}/`;
  }

  get token(): string {
    return this.#core.token;
  }

  /** Switches 429 on and off while it runs. */
  set rateLimits(enabled: boolean) {
    this.#core.limits.enabled = enabled;
  }

  member(userId: string): Member {
    return new Member(this.#core, userId, () => this.gateway.online);
  }

  /** Waits until the bot has a session; rejects after `timeoutMs`. */
  botOnline(timeoutMs = 15_000): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.gateway.online) {
        resolve();
        return;
      }
      const cancel = this.#core.clock.after(timeoutMs, () => {
        stop();
        reject(new Error('The bot did not come online.'));
      });
      const stop = this.world.events.listen((event) => {
        if (event.type !== 'bot' || !event.online) return;
        stop();
        cancel();
        resolve();
      });
    });
  }

  /** Ends every connection and writes the data file. */
  async close(): Promise<void> {
    this.gateway.close();
    await this.#server.close();
    await this.#file?.close();
  }

  async #listen(options: LocalDiscordOptions): Promise<void> {
    const server = this.#server;
    refuseForeign(server, () => this.#port);
    registerErrors(server);
    // Bodies stay text until their route reads them, so that broken JSON gets Discord's own refusal.
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    await server.register(multipart, {
      limits: { fileSize: MAX_FILE_BYTES + 1, files: 10, fields: 20, fieldSize: MAX_REQUEST_BYTES },
      throwFileSizeLimit: false,
    });
    registerApi(server, this.#core, this.gateway.starts);
    registerAttachments(server, this.#core.attachments);
    registerPage(server, this.#core, {
      folder: options.pageFolder ?? path.join(import.meta.dirname, 'page'),
      isBotOnline: () => this.gateway.online,
    });
    server.server.on('upgrade', (request, socket, head: Buffer) => {
      if (isForeign(request.headers, this.#port)) socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      else this.gateway.upgrade(request, socket, head);
    });
    await server.listen({ host: HOST, port: options.port });
    const address = server.server.address();
    if (typeof address === 'object' && address !== null) this.#port = address.port;
  }
}
