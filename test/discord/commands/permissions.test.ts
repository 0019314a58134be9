import { readFileSync } from 'node:fs';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import {
  INVITE_PERMISSIONS,
  inviteUrl,
  missingPermissions,
  missingPermissionsText,
  PERMISSIONS,
} from '../../../src/discord/commands/permissions.ts';
import { infoSay } from '../../../src/discord/text/info/catalogue.ts';
import { LANGUAGES } from '../../../src/tables/types.ts';

const { ViewChannel, SendMessages, SendMessagesInThreads, Administrator } = PermissionFlagsBits;

describe('missing permissions', () => {
  it.each([
    ['none in a channel', 0n, false, ['view-channel', 'send-messages']],
    ['none in a thread', 0n, true, ['view-channel', 'send-in-threads']],
    ['all that a channel needs', ViewChannel | SendMessages, false, []],
    ['all that a thread needs', ViewChannel | SendMessagesInThreads, true, []],
    ['only those of a channel, in a thread', ViewChannel | SendMessages, true, ['send-in-threads']],
    [
      'only those of a thread, in a channel',
      ViewChannel | SendMessagesInThreads,
      false,
      ['send-messages'],
    ],
    ['writing without seeing', SendMessages, false, ['view-channel']],
    ['those of an administrator', Administrator, false, []],
  ])('are found with %s', (_case, granted, inThread, missing) => {
    expect(missingPermissions(granted, inThread)).toEqual(missing);
  });

  it('are named with their reason to somebody who can mend it', () => {
    const text = missingPermissionsText(['view-channel', 'send-messages'], {
      language: 'en',
      moderator: true,
      inThread: false,
    });
    expect(text).toContain('I lack 2 permissions:');
    expect(text).toContain('- **View Channel**, to keep the table up to date');
    expect(text).toContain('- **Send Messages**, to put the table up');
    expect(text).toContain('settings of this channel');
  });

  it('in a thread are to be mended in its channel', () => {
    const reader = { language: 'en', moderator: true, inThread: true } as const;
    expect(missingPermissionsText(['send-in-threads'], reader)).toContain(
      'settings of that channel',
    );
  });

  it.each(LANGUAGES)('send somebody who cannot mend it to those who can (%s)', (language) => {
    const reader = { language, moderator: false, inThread: false };
    const mender = { ...reader, moderator: true };
    const text = missingPermissionsText(['send-messages'], reader);
    expect(text).not.toBe(missingPermissionsText(['send-messages'], mender));
  });
});

describe('the invite link', () => {
  it('asks for three permissions and no more', () => {
    expect(INVITE_PERMISSIONS).toBe(ViewChannel | SendMessages | SendMessagesInThreads);
    expect(INVITE_PERMISSIONS).toBe(274_877_910_016n);
  });

  it('installs the bot and its commands on a server', () => {
    expect(inviteUrl('123')).toBe(
      'https://discord.com/oauth2/authorize?client_id=123&scope=bot+applications.commands&permissions=274877910016&integration_type=0',
    );
  });

  it('asks for what the guide for operators explains, row by row', () => {
    const guide = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
    const table = /\| permission \| why \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(guide)?.[1] ?? '';
    const explained = table
      .trim()
      .split('\n')
      .map((row) => row.split('|')[1]?.trim());
    expect(explained).toEqual(PERMISSIONS.map((name) => infoSay('en')(`permission.${name}`)));
  });
});
