import type { RawData, WebSocket } from 'ws';
import { closeCodes, type CloseReason } from './close-codes.ts';
import { frameSchema, identifySchema, resumeSchema } from './payloads.ts';
import type { Send, Session } from './session.ts';

const MAX_PAYLOAD = 4096;
const MAX_PAYLOADS = 120;
const PAYLOAD_WINDOW = 60_000;

const OP = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  voice: 4,
  resume: 6,
  reconnect: 7,
  members: 8,
  invalid: 9,
  hello: 10,
  ack: 11,
} as const;

export interface Host {
  readonly heartbeatMs: number;
  now(): number;
  after(ms: number, task: () => void): () => void;
  acknowledgesHeartbeats(): boolean;
  identify(connection: Connection, data: ReturnType<typeof identifySchema.parse>): void;
  resume(connection: Connection, data: ReturnType<typeof resumeSchema.parse>): void;
  /** `isFinal` where the client said that it will not come back. */
  gone(connection: Connection, isFinal: boolean): void;
}

/** One websocket, from HELLO to its end. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #host: Host;
  #session: Session | undefined;
  readonly #write: Send = (frame) => this.send(frame);
  #received: number[] = [];
  #stopWatch: () => void = () => undefined;

  constructor(socket: WebSocket, host: Host) {
    this.#socket = socket;
    this.#host = host;
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('close', (code: number) => this.#ended(code));
    // A broken connection is followed by its close, which is where it is dealt with.
    socket.on('error', () => undefined);
    this.send({ op: OP.hello, s: null, t: null, d: { heartbeat_interval: host.heartbeatMs } });
    this.#watchHeartbeat();
  }

  get session(): Session | undefined {
    return this.#session;
  }

  send(frame: object): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  begin(session: Session): void {
    this.#session = session;
    session.attach(this.#write);
  }

  close([code, reason]: CloseReason | readonly [number, string]): void {
    this.#socket.close(code, reason);
  }

  /** The connection breaks without a word. */
  terminate(): void {
    this.#socket.terminate();
  }

  askToReconnect(): void {
    this.send({ op: OP.reconnect, s: null, t: null, d: null });
  }

  askForHeartbeat(): void {
    this.send({ op: OP.heartbeat, s: null, t: null, d: null });
  }

  /** Until it is resumed, the session gathers its events and sends none. */
  invalidate(resumable: boolean): void {
    this.#session?.detach(this.#write, this.#host.now());
    this.#session = undefined;
    this.send({ op: OP.invalid, s: null, t: null, d: resumable });
  }

  #ended(code: number): void {
    this.#stopWatch();
    this.#session?.detach(this.#write, this.#host.now());
    this.#host.gone(this, code === 1000 || code === 1001);
  }

  /** A client that has not beaten for one and a half intervals is taken for dead. */
  #watchHeartbeat(): void {
    this.#stopWatch();
    this.#stopWatch = this.#host.after(this.#host.heartbeatMs * 1.5, () =>
      this.close(closeCodes.sessionTimedOut),
    );
  }

  #isFlooding(): boolean {
    const now = this.#host.now();
    this.#received = this.#received.filter((at) => now - at < PAYLOAD_WINDOW);
    this.#received.push(now);
    return this.#received.length > MAX_PAYLOADS;
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#isFlooding()) {
      this.close(closeCodes.rateLimited);
      return;
    }
    const text = textOf(data);
    if (isBinary || Buffer.byteLength(text) > MAX_PAYLOAD) {
      this.close(closeCodes.decodeError);
      return;
    }
    const frame = frameSchema.safeParse(parseJson(text));
    if (!frame.success) {
      this.close(closeCodes.decodeError);
      return;
    }
    this.#handle(frame.data.op, frame.data.d);
  }

  #handle(op: number, data: unknown): void {
    switch (op) {
      case OP.heartbeat:
        this.#watchHeartbeat();
        if (this.#host.acknowledgesHeartbeats())
          this.send({ op: OP.ack, s: null, t: null, d: null });
        return;
      case OP.identify: {
        if (this.#session !== undefined) {
          this.close(closeCodes.alreadyAuthenticated);
          return;
        }
        const identify = identifySchema.safeParse(data);
        if (!identify.success) {
          this.close(closeCodes.decodeError);
          return;
        }
        this.#host.identify(this, identify.data);
        return;
      }
      case OP.resume: {
        const resume = resumeSchema.safeParse(data);
        if (!resume.success) {
          this.close(closeCodes.decodeError);
          return;
        }
        this.#host.resume(this, resume.data);
        return;
      }
      case OP.presence:
      case OP.voice:
      case OP.members:
        if (this.#session === undefined) this.close(closeCodes.notAuthenticated);
        return;
      default:
        this.close(closeCodes.unknownOpcode);
    }
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return data instanceof ArrayBuffer ? Buffer.from(data).toString('utf8') : data.toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
