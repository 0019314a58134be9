/**
 * What Humbug asks of a server, and what it lacks in a channel. Answers to presses need no permission
 * at all; only the public panel does, which is posted and edited as a message of its own.
 */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Language } from '../../tables/types.ts';
import { infoSay } from '../text/info/catalogue.ts';

export const PERMISSIONS = ['view-channel', 'send-messages', 'send-in-threads'] as const;
export type PermissionName = (typeof PERMISSIONS)[number];

const BITS: Readonly<Record<PermissionName, bigint>> = {
  /** To edit and delete the panel. */
  'view-channel': PermissionFlagsBits.ViewChannel,
  /** To post the panel; has no effect in threads. */
  'send-messages': PermissionFlagsBits.SendMessages,
  /** To post the panel in a thread. */
  'send-in-threads': PermissionFlagsBits.SendMessagesInThreads,
};

/** The permissions that the invite link asks for, as Discord counts them. */
export const INVITE_PERMISSIONS: bigint = PERMISSIONS.reduce((sum, name) => sum | BITS[name], 0n);

/** The page on which somebody adds the bot to a server. */
export function inviteUrl(applicationId: string): string {
  const url = new URL('https://discord.com/oauth2/authorize');
  url.searchParams.set('client_id', applicationId);
  url.searchParams.set('scope', 'bot applications.commands');
  url.searchParams.set('permissions', INVITE_PERMISSIONS.toString());
  url.searchParams.set('integration_type', '0');
  return url.href;
}

/**
 * The permissions that the bot lacks to keep a table in a channel. `granted` is `app_permissions` of
 * the interaction, which Discord has computed for this very channel at this moment.
 */
export function missingPermissions(granted: bigint, inThread: boolean): readonly PermissionName[] {
  if ((granted & PermissionFlagsBits.Administrator) !== 0n) return [];
  const unneeded: PermissionName = inThread ? 'send-messages' : 'send-in-threads';
  return PERMISSIONS.filter((name) => name !== unneeded && (granted & BITS[name]) === 0n);
}

interface Reader {
  readonly language: Language;
  /** Whether the reader may change the channel, and so can probably mend it. */
  readonly moderator: boolean;
  readonly inThread: boolean;
}

/** Markdown that names what is missing, why it is needed, and who can mend it where. */
export function missingPermissionsText(
  missing: readonly PermissionName[],
  { language, moderator, inThread }: Reader,
): string {
  const say = infoSay(language);
  const mend = inThread ? 'permission.mend-thread' : 'permission.mend-channel';
  return [
    say('permission.missing', { count: missing.length }),
    ...missing.map((name) =>
      say('permission.line', {
        permission: say(`permission.${name}`),
        why: say(`permission.why-${name}`),
      }),
    ),
    '',
    say(moderator ? mend : 'permission.ask'),
  ].join('\n');
}
