/** The gateway of the plain Discord: one session, a quick heartbeat, and READY without anything optional. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { asJson, type Json } from './body-rules.ts';
import { APPLICATION, BOT, GUILD } from './wire.ts';

const BEAT_MS = 2_000;

export class PlainGateway {
  /** How the bot came to its sessions: `identify` or `resume`. */
  readonly sessions: string[] = [];
  readonly #http: Server;
  readonly #sockets: WebSocketServer;
  #socket: WebSocket | undefined;
  #sequence = 0;

  constructor(http: Server) {
    this.#http = http;
    this.#sockets = new WebSocketServer({ server: http });
    this.#sockets.on('connection', (socket) => this.#connect(socket));
  }

  close(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#sockets.close();
  }

  /** Asks to reconnect (7), or calls the session invalid (9). */
  order(op: 7 | 9): void {
    this.#send({ op, d: op === 9 ? false : null });
  }

  dispatch(t: string, d: Json): void {
    this.#sequence += 1;
    this.#send({ op: 0, t, s: this.#sequence, d });
  }

  #connect(socket: WebSocket): void {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(asJson(JSON.parse(data.toString()))));
    this.#send({ op: 10, d: { heartbeat_interval: BEAT_MS } });
  }

  #hear({ op }: Json): void {
    if (op === 1) this.#send({ op: 11 });
    if (op === 6) this.#resume();
    if (op === 2) this.#identify();
  }

  #resume(): void {
    this.sessions.push('resume');
    this.dispatch('RESUMED', {});
  }

  #identify(): void {
    this.sessions.push('identify');
    this.#sequence = 0;
    const { port } = this.#http.address() as AddressInfo;
    this.dispatch('READY', {
      v: 10,
      user: BOT,
      guilds: [{ id: GUILD, unavailable: true }],
      session_id: 'session',
      resume_gateway_url: `ws://127.0.0.1:${port}`,
      application: { id: APPLICATION, flags: 0 },
    });
  }

  #send(payload: Json): void {
    this.#socket?.send(JSON.stringify(payload));
  }
}
