import path from 'node:path';
import { backUp } from '../../storage/sqlite/backup.ts';
import { parseDatabaseUrl } from '../../storage/url.ts';
import { readCall, sentenceOf, type Call, type Outcome } from './which.ts';

const USAGE = 'Usage: npm run backup [-- [--database URL] [TARGET]]';

/** Makes a backup; `now` gives the name where none is given. */
export async function runBackup(call: Call, now: Date): Promise<Outcome> {
  let url: string;
  let target: string;
  try {
    const understood = readCall(call);
    const [given, ...others] = understood.others;
    if (others.length > 0) return { lines: [USAGE], exitCode: 2 };
    url = understood.url;
    target = given ?? defaultTarget(url, now);
  } catch (error) {
    return { lines: [sentenceOf(error), USAGE], exitCode: 2 };
  }
  try {
    await backUp(url, target);
    return { lines: [`The backup is complete and checked: ${target}`], exitCode: 0 };
  } catch (error) {
    return { lines: [`No backup was made. ${sentenceOf(error)}`], exitCode: 1 };
  }
}

/** Beside the database: `humbug.db` gives `humbug-20260131T175900Z.db`. */
function defaultTarget(url: string, now: Date): string {
  const place = parseDatabaseUrl(url);
  if (place.kind === 'memory') throw new Error('A database in memory has no backup.');
  const { dir, name, ext } = path.parse(place.path);
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return path.join(dir, `${name}-${time}${ext}`);
}
