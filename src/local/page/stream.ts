import type { PageEvent } from '../page-protocol.ts';
import type { Api } from './api.ts';

/** Waits between attempts to reach a server that is away, in milliseconds. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;

export interface Listener {
  readonly onEvent: (event: PageEvent) => void;
  readonly onLost: () => void;
}

/**
 * Keeps a stream of events open until it is told to stop. Each connection begins with the whole
 * state, so what was missed while the server was away is not missing afterwards.
 */
export function listen(api: Api, { onEvent, onLost }: Listener): () => void {
  let source: EventSource;
  let timer: number | undefined;
  let wait = FIRST_WAIT;

  const connect = (): void => {
    source = new EventSource(api.eventsAddress());
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      wait = FIRST_WAIT;
      onEvent(JSON.parse(data) as PageEvent); // from our own server, see page-protocol.ts
    });
    // The browser would try again by itself, but not after every kind of failure.
    source.addEventListener('error', () => {
      source.close();
      onLost();
      timer = window.setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  };

  connect();
  return () => {
    window.clearTimeout(timer);
    source.close();
  };
}
