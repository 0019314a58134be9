import { chmodSync, closeSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { StorageFault } from '../fault.ts';

/** Only the account that runs the bot may read hands and secrets. */
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * Makes the file and its folder where they are missing, readable by their owner alone, and gives the
 * file's real path. SQLite gives `-wal` and `-shm` the mode of the file they belong to.
 *
 * A file that exists is not opened here, not even for a moment: closing any handle of a file drops
 * every lock that this process holds on it, SQLite's own included (POSIX advisory locks).
 */
export function preparePrivateFile(file: string): string {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
    createPrivateFile(file);
    const real = realpathSync(file);
    chmodSync(real, OWNER_ONLY);
    return real;
  } catch (error) {
    const kind = hasCode(error, 'ENOSPC') ? 'full' : 'unreachable';
    throw new StorageFault(kind, file, error);
  }
}

/** Gives whether the file was made; false where it existed. */
export function createPrivateFile(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}
