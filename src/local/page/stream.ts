import type { PageEvent } from '../page-protocol.ts';
import type { Api } from './api.ts';

/** Waits between attempts to reach a server that is away, in milliseconds. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;

export interface Listener {
  readonly onEvent: (event: PageEvent) => void;
  readonly onConnected: (connected: boolean) => void;
}

/**
 * Keeps a stream of events open until it is told to stop. After each connection the whole state is
 * fetched, since events may have been missed; what arrives meanwhile waits and is told afterwards.
 * A repeated event does no harm: messages are put in place by their ids.
 */
export function listen(api: Api, listener: Listener): () => void {
  let source: EventSource | undefined;
  let timer: number | undefined;
  let wait = FIRST_WAIT;
  let stopped = false;

  const again = (): void => {
    source?.close();
    source = undefined;
    if (stopped) return;
    listener.onConnected(false);
    window.clearTimeout(timer);
    timer = window.setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };

  const connect = (): void => {
    const current = new EventSource(api.eventsAddress());
    source = current;
    let held: PageEvent[] | undefined = [];
    current.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as PageEvent; // from our own server, see page-protocol.ts
      if (held === undefined) listener.onEvent(event);
      else held.push(event);
    });
    current.addEventListener('error', again);
    current.addEventListener('open', () => {
      api.state().then(
        (state) => {
          if (source !== current) return;
          wait = FIRST_WAIT;
          listener.onEvent({ type: 'state', state });
          for (const event of held ?? []) listener.onEvent(event);
          held = undefined;
          listener.onConnected(true);
        },
        () => {
          if (source === current) again();
        },
      );
    });
  };

  connect();
  return () => {
    stopped = true;
    window.clearTimeout(timer);
    source?.close();
  };
}
