import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { StorageFault, type StorageFaultKind } from '../fault.ts';

/** Only the account that runs the bot may read hands and secrets. */
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** What the system answers where a file cannot be made or changed. */
const KINDS: Readonly<Record<string, StorageFaultKind>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What the system has answered about a file, as a fault that says what to do. */
export function fileFault(file: string, error: unknown): StorageFault {
  return new StorageFault(KINDS[codeOf(error)] ?? 'unreachable', file, error);
}

/** The file by which a process keeps others off a database; it stays when the process ends. */
export const lockFileOf = (file: string): string => `${file}.lock`;

/** Whether the file is there and not empty. Where nobody may look, opening it will say so. */
export function hasContent(file: string): boolean {
  try {
    return statSync(file).size > 0;
  } catch {
    return false;
  }
}

/**
 * Refuses to make a database where one has been: SQLite would throw away what the old one has left in
 * its `-wal`, and nobody would notice before their tables are missing.
 */
export function refuseLostDatabase(file: string): void {
  if (hasContent(file)) return;
  const log = `${file}-wal`;
  if (hasContent(log)) throw new StorageFault('lost', `${log} is left`);
  const lock = lockFileOf(file);
  if (!existsSync(file) && existsSync(lock)) throw new StorageFault('lost', `${lock} is left`);
}

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
    throw fileFault(file, error);
  }
}

/** Gives whether the file was made; false where it existed. */
export function createPrivateFile(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}
