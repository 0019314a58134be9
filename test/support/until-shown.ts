/** Waiting for what people see: looked at again whenever the local Discord has heard something. */
import type { LocalDiscord } from '../../src/local/local-discord.ts';

/** Only against what hangs; a busy machine takes its time. */
const LIMIT_MS = 60_000;

/** Resolves when nothing is `missing`; rejects with `name` and what still is. */
export function untilShown(
  { world }: LocalDiscord,
  name: string,
  missing: () => readonly string[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (missing().length === 0) {
      resolve();
      return;
    }
    const end = (): void => {
      stop();
      clearTimeout(timer);
    };
    const stop = world.events.listen(() => {
      if (missing().length > 0) return;
      end();
      resolve();
    });
    const timer = setTimeout(() => {
      end();
      reject(new Error(`${name}: still missing is\n${missing().join('\n')}`));
    }, LIMIT_MS);
  });
}
