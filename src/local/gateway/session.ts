/** What survives a broken connection: the sequence and the events that a RESUME replays. */
import type { Dispatch } from './dispatches.ts';

/** More than this many missed events, and the session can no longer be resumed. */
const REPLAYED_EVENTS = 1000;
/** How long a session waits for its client to come back. */
export const RESUMABLE_FOR = 2 * 60_000;

export interface Frame {
  readonly op: 0;
  readonly t: string;
  readonly s: number;
  readonly d: unknown;
}

export type Send = (frame: Frame) => void;

export class Session {
  readonly id: string;
  readonly intents: number;
  readonly shardId: number;
  readonly shardCount: number;
  #sequence = 0;
  #missed: Frame[] = [];
  #send: Send | undefined;
  /** When the connection went; undefined while it stands. */
  lostAt: number | undefined;

  constructor(id: string, intents: number, shard: readonly [number, number]) {
    this.id = id;
    this.intents = intents;
    [this.shardId, this.shardCount] = shard;
  }

  get connected(): boolean {
    return this.#send !== undefined;
  }

  get sequence(): number {
    return this.#sequence;
  }

  attach(send: Send): void {
    this.#send = send;
    this.lostAt = undefined;
  }

  /** Only the connection that holds the session can lose it: a later one may have taken over. */
  detach(send: Send, now: number): void {
    if (this.#send !== send) return;
    this.#send = undefined;
    this.lostAt = now;
  }

  dispatch({ name, data }: Pick<Dispatch, 'name' | 'data'>): void {
    this.#sequence += 1;
    const frame: Frame = { op: 0, t: name, s: this.#sequence, d: data };
    this.#missed.push(frame);
    if (this.#missed.length > REPLAYED_EVENTS) this.#missed.shift();
    this.#send?.(frame);
  }

  /** False where events in between are gone. */
  canReplayFrom(sequence: number): boolean {
    const oldest = this.#missed[0]?.s ?? this.#sequence + 1;
    return sequence + 1 >= oldest;
  }

  replayFrom(sequence: number): void {
    for (const frame of this.#missed) {
      if (frame.s > sequence) this.#send?.(frame);
    }
  }

  isExpired(now: number): boolean {
    return this.lostAt !== undefined && now - this.lostAt > RESUMABLE_FOR;
  }

  /** Events of a server go to one shard; what has no server goes to shard 0. */
  receives(dispatch: Dispatch): boolean {
    const { guildId, intent } = dispatch;
    const shard =
      guildId === undefined || dispatch.onFirstShard
        ? 0
        : Number((BigInt(guildId) >> 22n) % BigInt(this.shardCount));
    return shard === this.shardId && (intent === 0 || (this.intents & intent) !== 0);
  }
}
