import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { LocalDiscord } from '../../../src/local/local-discord.ts';
import { TOKEN } from './api.ts';

export interface Packet {
  readonly op: number;
  readonly t: string | null;
  readonly s: number | null;
  readonly d: Readonly<Record<string, unknown>>;
}

/** A websocket spoken by hand; it beats only when it is told to. */
export class GatewayClient {
  readonly packets: Packet[] = [];
  closeCode: number | undefined;
  readonly #socket: WebSocket;

  constructor(url: string) {
    this.#socket = new WebSocket(url);
    this.#socket.on('message', (data: Buffer) =>
      this.packets.push(JSON.parse(data.toString('utf8')) as Packet),
    );
    this.#socket.on('close', (code: number) => {
      this.closeCode = code;
    });
  }

  static async open(discord: LocalDiscord, query = '?v=10&encoding=json'): Promise<GatewayClient> {
    const client = new GatewayClient(`${discord.pageUrl.replace('http', 'ws')}${query}`);
    await client.packet(({ op }) => op === 10);
    return client;
  }

  send(op: number, d: unknown): void {
    this.#socket.send(JSON.stringify({ op, d }));
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  identify(changes: object = {}): void {
    this.send(2, {
      token: TOKEN,
      intents: 0,
      properties: { os: 'linux', browser: 'test', device: 'test' },
      ...changes,
    });
  }

  /** The first packet that fits, from those that came or will come within 3 seconds. */
  async packet(fits: (packet: Packet) => boolean): Promise<Packet> {
    const deadline = Date.now() + 3000;
    while (Date.now() < deadline) {
      const found = this.packets.find(fits);
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(
      `no such packet among ${JSON.stringify(this.packets.map(({ t, op }) => t ?? op))}`,
    );
  }

  event(name: string): Promise<Packet> {
    return this.packet(({ t }) => t === name);
  }

  async closed(): Promise<number> {
    if (this.closeCode === undefined) await once(this.#socket, 'close');
    return this.closeCode ?? 0;
  }

  close(code?: number): void {
    this.#socket.close(code);
  }
}
