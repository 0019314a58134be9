import {
  AllowedMentionsTypes,
  MessageFlags,
  PermissionFlagsBits,
  type APIAllowedMentions,
} from 'discord-api-types/v10';
import { can } from '../permissions.ts';
import type { Channel } from '../world/types.ts';
import type { World } from '../world/world.ts';

export interface Mentions {
  readonly users: readonly string[];
  readonly roles: readonly string[];
  readonly everyone: boolean;
}

interface Scope {
  readonly world: World;
  readonly channel: Channel;
  readonly authorId: string;
  /** Interactions and webhooks parse users only, unless told otherwise. */
  readonly byInteraction: boolean;
  readonly repliedUserId?: string | undefined;
}

function idsIn(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

function defaults(byInteraction: boolean): APIAllowedMentions {
  const { User, Role, Everyone } = AllowedMentionsTypes;
  return { parse: byInteraction ? [User] : [User, Role, Everyone], replied_user: true };
}

/** Code is shown as it is written: what looks like a mention in it is none. */
function withoutCode(text: string): string {
  return text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
}

/** Who is mentioned by a text, within what the sender allowed (discord.md §3.6). */
export function findMentions(
  text: string,
  given: APIAllowedMentions | null | undefined,
  scope: Scope,
): Mentions {
  const { world, channel } = scope;
  const allowed = given ?? defaults(scope.byInteraction);
  const parse = allowed.parse ?? [];
  const shown = withoutCode(text);
  const inServer = (id: string): boolean =>
    channel.guildId === undefined
      ? world.person(id) !== undefined
      : world.membership(channel.guildId, id) !== undefined;
  const users = idsIn(shown, /<@!?(\d+)>/g).filter(
    (id) =>
      inServer(id) &&
      (parse.includes(AllowedMentionsTypes.User) || allowed.users?.includes(id) === true),
  );
  const replied = scope.repliedUserId;
  const pingsReplied = replied !== undefined && allowed.replied_user === true;
  const guild = channel.guildId === undefined ? undefined : world.guild(channel.guildId);
  const roles = idsIn(shown, /<@&(\d+)>/g).filter(
    (id) =>
      guild?.roles.some((role) => role.id === id) === true &&
      (parse.includes(AllowedMentionsTypes.Role) || allowed.roles?.includes(id) === true),
  );
  const everyone =
    /@(everyone|here)\b/.test(shown) &&
    parse.includes(AllowedMentionsTypes.Everyone) &&
    can(world, channel, scope.authorId, PermissionFlagsBits.MentionEveryone);
  return { users: pingsReplied ? [...new Set([...users, replied])] : users, roles, everyone };
}

/** The people whose clients announce the message: those mentioned who can see it, never its author. */
export function notifiedBy(mentions: Mentions, flags: number, scope: Scope): readonly string[] {
  if ((flags & MessageFlags.SuppressNotifications) !== 0) return [];
  const { world, channel, authorId } = scope;
  const guild = channel.guildId === undefined ? undefined : world.guild(channel.guildId);
  const members = guild?.members ?? [];
  const byRole = members.filter(({ roles }) => roles.some((id) => mentions.roles.includes(id)));
  const everybody = mentions.everyone ? members : byRole;
  const ids = [...mentions.users, ...everybody.map(({ userId }) => userId)];
  return [...new Set(ids)].filter(
    (id) => id !== authorId && can(world, channel, id, PermissionFlagsBits.ViewChannel),
  );
}
