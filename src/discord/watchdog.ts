/**
 * Sees a gateway that has gone silent for good. discord.js reconnects by itself, but a resume that is
 * never confirmed waits for ever. Without intents a quiet gateway is normal, so only the status of the
 * connection proves anything.
 */
import { Status } from 'discord.js';
import type { Millis } from '../tables/types.ts';

const CHECK_EVERY: Millis = 10_000;
export const UNREADY_LIMIT: Millis = 60_000;

/** The part of discord.js' client that is watched. */
export interface Watched {
  readonly ws: {
    readonly shards: {
      readonly size: number;
      values(): Iterable<{ readonly status: Status }>;
    };
  };
}

/**
 * Calls `onDead` once if the gateway was not whole for a minute in which no connection more has become
 * ready: many connections, for many servers, are let in one after another, five seconds each. Gives the
 * way to stop watching.
 */
export function watchGateway(
  client: Watched,
  now: () => Millis,
  onDead: (reason: string) => void,
): () => void {
  let waiting: { readonly since: Millis; readonly ready: number } | undefined;
  const timer = setInterval(() => {
    if (isConnected(client)) {
      waiting = undefined;
      return;
    }
    const ready = countReady(client);
    if (waiting === undefined || ready > waiting.ready) waiting = { since: now(), ready };
    if (now() - waiting.since < UNREADY_LIMIT) return;
    clearInterval(timer);
    onDead('The gateway connection has not been ready for a minute.');
  }, CHECK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** Whether presses come in: every connection to the gateway stands. */
export function isConnected(client: Watched): boolean {
  const { size } = client.ws.shards;
  return size > 0 && countReady(client) === size;
}

function countReady({ ws: { shards } }: Watched): number {
  return [...shards.values()].filter(({ status }) => status === Status.Ready).length;
}
