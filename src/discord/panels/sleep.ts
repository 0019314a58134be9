import type { Millis } from '../../tables/types.ts';

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
