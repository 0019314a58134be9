/** A log that keeps its lines. */
import type { Log } from '../../../src/discord/log-port.ts';
import { createLog } from '../../../src/log.ts';

export function createTestLog(): { readonly log: Log; readonly lines: readonly string[] } {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) });
  return { log, lines };
}
