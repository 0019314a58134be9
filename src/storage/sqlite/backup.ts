import { linkSync, renameSync, rmSync, existsSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { StorageFault } from '../fault.ts';
import { parseDatabaseUrl } from '../url.ts';
import { classify } from './classify.ts';
import { createPrivateFile, fileFault } from './files.ts';

/** All that is left in one go: a copy made in steps starts anew whenever the bot writes in between. */
const ALL_PAGES = 0x7fff_ffff;

/** There is a file of that name already; it is left as it is. */
export class TargetExists extends Error {
  override readonly name = 'TargetExists';
  constructor(target: string) {
    super(`${target} exists already. A backup never overwrites a file: give another name.`);
  }
}

/**
 * Copies a database while the bot runs on it, into one file that only its owner may read. The copy has
 * the target's name only once SQLite has checked it, so that there is never half a backup.
 * Rejects with `TargetExists`, or with a `StorageFault` where the database cannot be read, the copy
 * cannot be written or the copy is damaged.
 */
export async function backUp(url: string, target: string): Promise<void> {
  const place = parseDatabaseUrl(url);
  if (place.kind === 'memory' || !existsSync(place.path)) {
    throw new StorageFault('unreachable', place.kind === 'memory' ? url : `no file ${place.path}`);
  }
  if (existsSync(target)) throw new TargetExists(target);
  const unfinished = `${target}.unfinished`;
  if (!claim(unfinished)) throw new TargetExists(unfinished);
  try {
    await copy(place.path, unfinished);
    checkCopy(unfinished);
    giveName(unfinished, target);
  } catch (error) {
    throw classify(error, 'making a backup');
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function claim(file: string): boolean {
  try {
    return createPrivateFile(file);
  } catch (error) {
    throw fileFault(file, error);
  }
}

async function copy(from: string, to: string): Promise<void> {
  const source = new BetterSqlite3(from, { readonly: true });
  try {
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
}

/** Also makes the copy one file that needs none beside it. */
function checkCopy(file: string): void {
  const client = new BetterSqlite3(file);
  try {
    client.pragma('journal_mode = DELETE');
    const verdict: unknown = client.pragma('integrity_check', { simple: true });
    if (verdict !== 'ok') throw new StorageFault('damaged', 'the copy does not pass its check');
  } finally {
    client.close();
  }
}

/** A second name, unlike a new name, is refused where the target has come to be meanwhile. */
function giveName(file: string, target: string): void {
  try {
    linkSync(file, target);
  } catch {
    // Either the name is taken, or this file system knows no second names.
    if (existsSync(target)) throw new TargetExists(target);
    renameSync(file, target);
  }
}
