import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Channel, CommandScope, Emoji, Entry, Guild, Person } from './types.ts';

export type SavedMessages = readonly {
  readonly channelId: string;
  readonly entries: readonly Entry[];
}[];

/** The content of the data file. */
export interface SavedWorld {
  readonly version: 1;
  readonly applicationId: string;
  /** The last id minted, so that later ids stay larger whatever the clock says. */
  readonly lastId: string;
  readonly people: readonly Person[];
  readonly guilds: readonly Guild[];
  readonly channels: readonly Channel[];
  readonly commands: readonly CommandScope[];
  readonly emojis: readonly Emoji[];
  readonly messages: SavedMessages;
}

/** Only the frame is checked: the file is our own, and a broken one is named instead of guessed at. */
const frame = z.looseObject({
  version: z.literal(1),
  applicationId: z.string(),
  lastId: z.string(),
  people: z.array(z.looseObject({ id: z.string() })),
  guilds: z.array(z.looseObject({ id: z.string() })),
  channels: z.array(z.looseObject({ id: z.string() })),
  commands: z.array(z.looseObject({ scope: z.string() })),
  emojis: z.array(z.looseObject({ id: z.string() })),
  messages: z.array(z.looseObject({ channelId: z.string() })),
});

/** The data file cannot be used; the message names it and the way out. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError';
}

function isSavedWorld(value: unknown): value is SavedWorld {
  return frame.safeParse(value).success;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Reads the data file; `undefined` where there is none yet.
 * Throws a `DataFileError` where it holds something else.
 */
export async function readSavedWorld(file: string): Promise<SavedWorld | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  const advice = `Move ${file} away to begin with an empty local Discord.`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new DataFileError(`The local Discord's data file is not JSON. ${advice}`, { cause });
  }
  if (!isSavedWorld(value)) {
    throw new DataFileError(`The local Discord's data file is of another version. ${advice}`);
  }
  return value;
}

/** Writes the whole file beside itself first, so that a crash leaves the old one or the new one. */
export async function writeSavedWorld(file: string, world: SavedWorld): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  await writeFile(draft, JSON.stringify(world), { mode: 0o600 });
  await chmod(draft, 0o600);
  await rename(draft, file);
}
