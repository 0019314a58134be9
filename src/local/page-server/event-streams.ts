import type { FastifyReply } from 'fastify';
import { isVisibleTo, pageChannels, pageCommands, pageMessage, pageState } from '../client/view.ts';
import type { Core } from '../core.ts';
import type { PageEvent } from '../page-protocol.ts';
import type { WorldEvent } from '../world/events.ts';
import type { PageOptions } from './page-server.ts';

const MAX_STREAMS = 64;
const KEEP_ALIVE = 15_000;
/** A reader that is this far behind is cut off; its page connects anew and gets the whole state. */
const MAX_BUFFERED = 4 * 1024 * 1024;

/** Server-sent events: each page hears what its member sees. */
export class EventStreams {
  readonly #core: Core;
  readonly #options: PageOptions;
  readonly #open = new Set<() => void>();

  constructor(core: Core, options: PageOptions) {
    this.#core = core;
    this.#options = options;
  }

  open(userId: string, reply: FastifyReply): FastifyReply {
    if (this.#open.size >= MAX_STREAMS) {
      return reply.code(503).send({ error: 'Too many pages are open.' });
    }
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    const send = (event: PageEvent): void => {
      if (raw.writableLength > MAX_BUFFERED) raw.destroy();
      else raw.write(`data: ${JSON.stringify(event)}\n\n`);
    };
    const stop = this.#core.world.events.listen((event) => {
      for (const page of this.#translate(userId, event)) send(page);
    });
    const beat = setInterval(() => raw.write(': still here\n\n'), KEEP_ALIVE).unref();
    const end = (): void => {
      stop();
      clearInterval(beat);
      this.#open.delete(end);
      raw.end();
    };
    this.#open.add(end);
    raw.on('close', end);
    send({ type: 'state', state: this.#state(userId) });
    return reply;
  }

  close(): void {
    for (const end of [...this.#open]) end();
  }

  #state(userId: string) {
    return pageState(this.#core.world, userId, this.#options.isBotOnline());
  }

  #translate(userId: string, event: WorldEvent): readonly PageEvent[] {
    const { world } = this.#core;
    switch (event.type) {
      case 'message-created':
      case 'message-updated':
        return isVisibleTo(world, userId, event.entry)
          ? [
              {
                type: 'message',
                channelId: event.entry.message.channel_id,
                message: pageMessage(userId, event.entry),
              },
            ]
          : [];
      case 'message-deleted':
        if (event.entry.ephemeralFor !== undefined && event.entry.ephemeralFor !== userId)
          return [];
        return [
          {
            type: 'message-deleted',
            channelId: event.entry.message.channel_id,
            messageId: event.entry.message.id,
          },
        ];
      case 'channel-created':
      case 'channel-updated':
      case 'channel-deleted':
        return this.#isMember(userId)
          ? [{ type: 'channels', channels: pageChannels(world, userId) }]
          : [];
      case 'commands-changed':
        return this.#isMember(userId)
          ? [{ type: 'commands', commands: pageCommands(world, userId) }]
          : [];
      case 'bot':
        return [{ type: 'bot', online: event.online }];
      case 'outcome':
        return event.userId === userId
          ? [{ type: 'interaction', interactionId: event.interactionId, outcome: event.outcome }]
          : [];
      case 'guild-joined':
      case 'guild-left':
      case 'guild-updated':
      case 'member-added':
      case 'member-updated':
      case 'member-removed':
      case 'person-updated':
        return this.#isMember(userId) ? [{ type: 'state', state: this.#state(userId) }] : [];
      case 'guild-unavailable':
      case 'interaction':
        return [];
    }
  }

  #isMember(userId: string): boolean {
    return this.#core.world
      .guilds()
      .some(({ members }) => members.some((one) => one.userId === userId));
  }
}
