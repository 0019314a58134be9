import type { APIMessage } from 'discord-api-types/v10';
import { APPLICATION_COMMAND, FLAG, hasFlag } from '../kinds.ts';
import { createdAt } from '../snowflakes.ts';

/** Messages of one author within this time stand below one name, as in Discord's clients. */
const GROUP_MS = 7 * 60 * 1000;

const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

export const beginsDay = (message: APIMessage, before: APIMessage | undefined): boolean =>
  before === undefined || !isSameDay(createdAt(message.id), createdAt(before.id));

/** Whether the author's name stands above this message. */
export function beginsGroup(message: APIMessage, before: APIMessage | undefined): boolean {
  if (before === undefined || beginsDay(message, before)) return true;
  const isPlain = usedCommand(message) === undefined && !isEphemeral(message);
  return !(
    isPlain &&
    !isEphemeral(before) &&
    message.author.id === before.author.id &&
    createdAt(message.id) - createdAt(before.id) < GROUP_MS
  );
}

export const isEphemeral = (message: APIMessage): boolean => hasFlag(message.flags, FLAG.ephemeral);

export interface UsedCommand {
  readonly userId: string;
  readonly userName: string;
  readonly name: string;
}

/** Who ran which command, if this message answers one. */
export function usedCommand(message: APIMessage): UsedCommand | undefined {
  const metadata = message.interaction_metadata;
  if (metadata?.type !== APPLICATION_COMMAND) return undefined;
  // Clients read the command's name here, though the documentation does not list it.
  const name = 'name' in metadata && typeof metadata.name === 'string' ? metadata.name : undefined;
  if (name === undefined) return undefined;
  const { id, username, global_name: displayName } = metadata.user;
  return { userId: id, userName: displayName ?? username, name };
}
