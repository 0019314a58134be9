import { setMaxListeners } from 'node:events';
import type { Millis } from '../../tables/types.ts';

/** A signal for as many sleepers as there are tables: Node takes more than ten for a leak. */
export function signalForMany(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}

/** Resolves after the pause, or at once when the signal is given. */
export function sleep(pause: Millis, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, pause);
    signal.addEventListener('abort', done);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
