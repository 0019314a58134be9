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
      every(test: (shard: { readonly status: Status }) => boolean): boolean;
    };
  };
}

/** Calls `onDead` once if the connection was not ready for a minute. Gives the way to stop watching. */
export function watchGateway(
  client: Watched,
  now: () => Millis,
  onDead: (reason: string) => void,
): () => void {
  let unreadySince: Millis | undefined;
  const timer = setInterval(() => {
    if (isConnected(client)) {
      unreadySince = undefined;
      return;
    }
    unreadySince ??= now();
    if (now() - unreadySince < UNREADY_LIMIT) return;
    clearInterval(timer);
    onDead('The gateway connection has not been ready for a minute.');
  }, CHECK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** Whether presses come in: every connection to the gateway stands. */
export function isConnected(client: Watched): boolean {
  const { shards } = client.ws;
  return shards.size > 0 && shards.every((shard) => shard.status === Status.Ready);
}
