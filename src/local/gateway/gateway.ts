import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayIntentBits } from 'discord-api-types/v10';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Core } from '../core.ts';
import type { WorldEvent } from '../world/events.ts';
import { userJson } from '../world/json.ts';
import type { Guild } from '../world/types.ts';
import { closeCodes } from './close-codes.ts';
import { Connection } from './connection.ts';
import { dispatchOf, type Dispatch } from './dispatches.ts';
import { guildCreate } from './guild-create.ts';
import { bareToken, judgeIntents, readShard } from './payloads.ts';
import { Session } from './session.ts';
import { SessionStarts } from './session-starts.ts';
import { GUILDS_A_SHARD } from './shards.ts';

export interface GatewayOptions {
  readonly heartbeatMs: number;
  /** The privileged intents that the portal has switched on, as a bit set. */
  readonly privilegedIntents: number;
}

const API_FLAGS = { id: '', flags: 0 };

/** Every session of the bot, and what a test may do to them. */
export class Gateway {
  readonly starts: SessionStarts;
  readonly #core: Core;
  readonly #options: GatewayOptions;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  readonly #sessions = new Map<string, Session>();
  readonly #connections = new Set<Connection>();
  readonly #stopListening: () => void;

  constructor(core: Core, options: GatewayOptions) {
    this.#core = core;
    this.#options = options;
    this.starts = new SessionStarts(core.clock, () => core.limits.enabled);
    this.#stopListening = core.world.events.listen((event) => this.#hear(event));
  }

  get online(): boolean {
    return [...this.#connections].some(({ session }) => session?.connected === true);
  }

  get connectionCount(): number {
    return this.#connections.size;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      const url = new URL(request.url ?? '/', 'ws://local');
      this.#accept(webSocket, url.searchParams.get('v') ?? '10');
    });
  }

  /** Closes every connection with this code, e.g. 4000 (resumable) or 1000. */
  closeConnections(code: number, reason = ''): void {
    for (const connection of [...this.#connections]) connection.close([code, reason]);
  }

  /** Every connection breaks without a close frame. */
  breakConnections(): void {
    for (const connection of [...this.#connections]) connection.terminate();
  }

  /** Op 7: please reconnect and resume. */
  askToReconnect(): void {
    for (const connection of this.#connections) connection.askToReconnect();
  }

  /** Op 9. */
  invalidateSessions(resumable: boolean): void {
    for (const connection of this.#connections) {
      const { session } = connection;
      if (!resumable && session) this.#sessions.delete(session.id);
      connection.invalidate(resumable);
    }
  }

  askForHeartbeats(): void {
    for (const connection of this.#connections) connection.askForHeartbeat();
  }

  /** Forgets the sessions, so that the next RESUME is answered with op 9. */
  forgetSessions(): void {
    this.#sessions.clear();
  }

  close(): void {
    this.#stopListening();
    this.closeConnections(1001, 'Going away.');
    for (const connection of [...this.#connections]) connection.terminate();
    this.#server.close();
  }

  #accept(socket: WebSocket, version: string): void {
    const { clock, faults } = this.#core;
    const connection = new Connection(socket, {
      heartbeatMs: this.#options.heartbeatMs,
      now: () => clock.now(),
      after: (ms, task) => clock.after(ms, task),
      acknowledgesHeartbeats: () => faults.gateway.acknowledgesHeartbeats,
      identify: (from, data) => this.#identify(from, data),
      resume: (from, data) => this.#resume(from, data),
      gone: (from, isFinal) => this.#gone(from, isFinal),
    });
    this.#connections.add(connection);
    if (version !== '10') connection.close(closeCodes.invalidVersion);
  }

  #gone(connection: Connection, isFinal: boolean): void {
    this.#connections.delete(connection);
    if (isFinal && connection.session) this.#sessions.delete(connection.session.id);
    if (!this.online) this.#tellOnline(false);
  }

  #tellOnline(online: boolean): void {
    this.#core.world.events.emit({ type: 'bot', online });
  }

  #identify(
    connection: Connection,
    data: { token: string; intents: number; shard?: number[] | undefined },
  ): void {
    if (bareToken(data.token) !== this.#core.token) {
      connection.close(closeCodes.authenticationFailed);
      return;
    }
    const shard = readShard(data.shard);
    if (shard === undefined) {
      connection.close(closeCodes.invalidShard);
      return;
    }
    const verdict = judgeIntents(data.intents, this.#options.privilegedIntents);
    if (verdict === 'invalid') {
      connection.close(closeCodes.invalidIntents);
      return;
    }
    if (verdict === 'disallowed') {
      connection.close(closeCodes.disallowedIntents);
      return;
    }
    const session = new Session(randomBytes(16).toString('hex'), data.intents, shard);
    if (this.#guildsOf(session).length > GUILDS_A_SHARD) {
      connection.close(closeCodes.shardingRequired);
      return;
    }
    if (!this.starts.begin(shard[0])) {
      connection.invalidate(false);
      return;
    }
    this.#forgetExpired();
    this.#sessions.set(session.id, session);
    connection.begin(session);
    this.#greet(session);
    this.#tellOnline(true);
  }

  #greet(session: Session): void {
    const { world, faults } = this.#core;
    const guilds = this.#guildsOf(session);
    session.dispatch({
      name: 'READY',
      data: {
        v: 10,
        user: { ...userJson(world.bot), verified: true, mfa_enabled: true, email: null },
        guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
        session_id: session.id,
        resume_gateway_url: this.#core.origin().replace('http', 'ws'),
        shard: [session.shardId, session.shardCount],
        application: { ...API_FLAGS, id: world.applicationId },
      },
    });
    if ((session.intents & GatewayIntentBits.Guilds) === 0 || !faults.gateway.sendsGuilds) return;
    for (const guild of guilds) {
      session.dispatch({ name: 'GUILD_CREATE', data: guildCreate(world, guild) });
    }
  }

  #guildsOf(session: Session): readonly Guild[] {
    const { world } = this.#core;
    return world.guilds().filter(({ id }) => world.isBotIn(id) && session.receives(aboutGuild(id)));
  }

  #resume(connection: Connection, data: { token: string; session_id: string; seq: number }): void {
    if (bareToken(data.token) !== this.#core.token) {
      connection.close(closeCodes.authenticationFailed);
      return;
    }
    const session = this.#sessions.get(data.session_id);
    if (session === undefined || session.isExpired(this.#core.clock.now())) {
      this.#sessions.delete(data.session_id);
      connection.invalidate(false);
      return;
    }
    if (data.seq > session.sequence) {
      connection.close(closeCodes.invalidSequence);
      return;
    }
    if (!this.#core.faults.gateway.answersResumes) return;
    if (!session.canReplayFrom(data.seq)) {
      connection.invalidate(false);
      return;
    }
    connection.begin(session);
    session.replayFrom(data.seq);
    session.dispatch({ name: 'RESUMED', data: {} });
    this.#tellOnline(true);
  }

  #hear(event: WorldEvent): void {
    const dispatch = dispatchOf(this.#core.world, event);
    if (dispatch === undefined) return;
    const deliveries = event.type === 'interaction' ? event.deliveries : 1;
    for (const session of this.#sessions.values()) {
      if (!session.receives(dispatch)) continue;
      for (let count = 0; count < deliveries; count += 1) {
        session.dispatch(forSession(session, dispatch));
      }
    }
  }

  #forgetExpired(): void {
    const now = this.#core.clock.now();
    for (const [id, session] of this.#sessions) {
      if (session.isExpired(now)) this.#sessions.delete(id);
    }
  }
}

function aboutGuild(guildId: string): Dispatch {
  return { name: 'GUILD_CREATE', data: undefined, guildId, intent: 0, onFirstShard: false };
}

function forSession(session: Session, dispatch: Dispatch): Dispatch {
  const sees = (session.intents & GatewayIntentBits.MessageContent) !== 0;
  if (sees || dispatch.dataWithoutContent === undefined) return dispatch;
  return { ...dispatch, data: dispatch.dataWithoutContent };
}
