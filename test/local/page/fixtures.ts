import {
  ApplicationCommandType,
  MessageType,
  type APIApplicationCommand,
  type APIMessage,
  type APIUser,
} from 'discord-api-types/v10';
import type {
  PageChannel,
  PageMember,
  PageMessage,
  PageState,
} from '../../../src/local/page-protocol.ts';

const EPOCH = 1_420_070_400_000;

/** An id made so many milliseconds after the beginning of ids. */
export const idAt = (ms: number): string =>
  (BigInt(Date.UTC(2026, 0, 1) - EPOCH + ms) << 22n).toString();

export const ANA = idAt(-2);
export const BEN = idAt(-1);
export const LOUNGE = idAt(-10);
export const THREAD = idAt(-9);

export const member = (id: string, name: string): PageMember => ({
  id,
  name,
  avatarColour: '#336699',
  bot: false,
  moderator: false,
  locale: 'en-GB',
});

export const channel = (id: string, name: string): PageChannel => ({
  id,
  name,
  topic: null,
  parentId: null,
  archived: false,
  locked: false,
  canSend: true,
});

const user = (id: string): APIUser => ({
  id,
  username: 'user',
  discriminator: '0',
  global_name: null,
  avatar: null,
});

export function message(id: string, authorId: string, more: Partial<APIMessage> = {}): APIMessage {
  return {
    id,
    channel_id: LOUNGE,
    author: user(authorId),
    content: '',
    timestamp: '2026-01-01T00:00:00.000Z',
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    pinned: false,
    type: MessageType.Default,
    ...more,
  };
}

export const shown = (id: string, authorId: string, mentionsMe = false): PageMessage => ({
  message: message(id, authorId),
  mentionsMe,
});

export const pageState = (more: Partial<PageState> = {}): PageState => ({
  guild: { id: idAt(-20), name: 'Lounge' },
  me: member(ANA, 'Ana'),
  members: [member(ANA, 'Ana'), member(BEN, 'Ben')],
  channels: [channel(LOUNGE, 'lounge'), { ...channel(THREAD, 'corner'), parentId: LOUNGE }],
  commands: [],
  botOnline: true,
  messages: {},
  ...more,
});

export const command = (
  name: string,
  more: Partial<APIApplicationCommand> = {},
): APIApplicationCommand => ({
  id: idAt(5),
  application_id: idAt(6),
  version: '1',
  type: ApplicationCommandType.ChatInput,
  name,
  description: `About ${name}`,
  default_member_permissions: null,
  ...more,
});
