/** Tables as the bot has stored them at this moment, seen from another process. */
import BetterSqlite3 from 'better-sqlite3';
import type { Storage } from '../../../src/storage/port.ts';
import { createSqliteStorage } from '../../../src/storage/sqlite/storage.ts';
import { parseDatabaseUrl } from '../../../src/storage/url.ts';

export type Watch = Pick<Storage, 'loadByChannel' | 'close'>;

/**
 * For reading only. To be closed before a bot starts anew: whoever opens a database alone brings it in
 * order after a kill, and that is to be the bot.
 */
export function openWatch(url: string): Watch {
  const place = parseDatabaseUrl(url);
  if (place.kind !== 'file') throw new Error('Only a file can be watched.');
  const client = new BetterSqlite3(place.path, { readonly: true });
  return createSqliteStorage({ client, close: () => void client.close() });
}
