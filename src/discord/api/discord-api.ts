/**
 * The few calls to Discord that the bot makes, each with its deadline. Everything goes raw through
 * discord.js' REST manager, so nothing depends on its caches. Calls reject with what `troubleOf` sorts.
 */
import type { REST } from 'discord.js';
import {
  InteractionResponseType,
  MessageFlags,
  Routes,
  type APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { ChannelId, GuildId, MessageId, Millis, UserId } from '../../tables/types.ts';
import type { MessageBody } from '../contract.ts';
import { messagePayload, rawFiles } from './payload.ts';

/** After 3 seconds Discord takes no first answer any more. */
const ANSWER_DEADLINE: Millis = 3_000;
/** Limits of webhooks and channels are waited out in a queue; this is how long. */
const EDIT_DEADLINE: Millis = 15_000;

/** What answers one interaction. */
export interface Credentials {
  readonly id: string;
  readonly token: string;
  readonly applicationId: string;
}

/** The first answer to an interaction. */
export type FirstAnswer =
  | { readonly type: 'message'; readonly body: MessageBody; readonly ephemeral: boolean }
  | { readonly type: 'update'; readonly body: MessageBody }
  | { readonly type: 'modal'; readonly modal: APIModalInteractionResponseCallbackData }
  /** Promises a message that only the presser sees. */
  | { readonly type: 'defer-message' }
  /** Acknowledges a component without a visible change. */
  | { readonly type: 'defer-update' };

export interface DiscordApi {
  /** Gives the id of the message that a public answer made; undefined where Discord does not say it. */
  answer(to: Credentials, answer: FirstAnswer): Promise<MessageId | undefined>;
  /** The id of the message that the first answer made, where the answer itself did not tell. */
  originalId(to: Credentials): Promise<MessageId>;
  editOriginal(to: Credentials, message: MessageId | '@original', body: MessageBody): Promise<void>;
  removeOriginal(to: Credentials, message: MessageId | '@original'): Promise<void>;
  followUp(to: Credentials, body: MessageBody, ephemeral: boolean): Promise<MessageId>;
  post(channel: ChannelId, body: MessageBody, nonce: string): Promise<MessageId>;
  edit(channel: ChannelId, message: MessageId, body: MessageBody): Promise<void>;
  remove(channel: ChannelId, message: MessageId): Promise<void>;
  /** Resolves for a member of the server, and rejects with what `troubleOf` calls `person-gone` for others. */
  member(guild: GuildId, user: UserId): Promise<void>;
}

export function createDiscordApi(
  rest: Pick<REST, 'get' | 'post' | 'patch' | 'delete'>,
): DiscordApi {
  /** Answers to interactions need no authorization, and a 401 on one must not cost the bot its token. */
  const unauthorised = { auth: false } as const;
  return {
    async answer(to, answer) {
      const { files, ...body } = callbackOf(answer);
      const isPublic = answer.type === 'message' && !answer.ephemeral;
      const made = await rest.post(Routes.interactionCallback(to.id, to.token), {
        ...unauthorised,
        body,
        files,
        query: new URLSearchParams({ with_response: String(isPublic) }),
        signal: AbortSignal.timeout(ANSWER_DEADLINE),
      });
      return isPublic ? findMessageId(field(field(made, 'resource'), 'message')) : undefined;
    },
    async originalId(to) {
      const route = Routes.webhookMessage(to.applicationId, to.token, '@original');
      const signal = AbortSignal.timeout(EDIT_DEADLINE);
      return readMessageId(await rest.get(route, { ...unauthorised, signal }));
    },
    async editOriginal(to, message, body) {
      await rest.patch(Routes.webhookMessage(to.applicationId, to.token, message), {
        ...unauthorised,
        body: messagePayload(body, false),
        files: rawFiles(body),
        signal: AbortSignal.timeout(EDIT_DEADLINE),
      });
    },
    async removeOriginal(to, message) {
      await rest.delete(Routes.webhookMessage(to.applicationId, to.token, message), {
        ...unauthorised,
        signal: AbortSignal.timeout(EDIT_DEADLINE),
      });
    },
    async followUp(to, body, ephemeral) {
      const made = await rest.post(Routes.webhook(to.applicationId, to.token), {
        ...unauthorised,
        query: new URLSearchParams({ wait: 'true' }),
        body: messagePayload(body, ephemeral),
        files: rawFiles(body),
        signal: AbortSignal.timeout(EDIT_DEADLINE),
      });
      return readMessageId(made);
    },
    async post(channel, body, nonce) {
      const made = await rest.post(Routes.channelMessages(channel), {
        body: { ...messagePayload(body, false), nonce, enforce_nonce: true },
        files: rawFiles(body),
        signal: AbortSignal.timeout(EDIT_DEADLINE),
      });
      return readMessageId(made);
    },
    async edit(channel, message, body) {
      await rest.patch(Routes.channelMessage(channel, message), {
        body: messagePayload(body, false),
        files: rawFiles(body),
        signal: AbortSignal.timeout(EDIT_DEADLINE),
      });
    },
    async remove(channel, message) {
      await rest.delete(Routes.channelMessage(channel, message), {
        signal: AbortSignal.timeout(EDIT_DEADLINE),
      });
    },
    async member(guild, user) {
      await rest.get(Routes.guildMember(guild, user), {
        signal: AbortSignal.timeout(EDIT_DEADLINE),
      });
    },
  };
}

function callbackOf(answer: FirstAnswer) {
  switch (answer.type) {
    case 'message':
      return {
        type: InteractionResponseType.ChannelMessageWithSource,
        data: messagePayload(answer.body, answer.ephemeral),
        files: rawFiles(answer.body),
      };
    case 'update':
      return {
        type: InteractionResponseType.UpdateMessage,
        data: messagePayload(answer.body, false),
        files: rawFiles(answer.body),
      };
    case 'modal':
      return { type: InteractionResponseType.Modal, data: answer.modal, files: [] };
    case 'defer-message':
      return {
        type: InteractionResponseType.DeferredChannelMessageWithSource,
        data: EPHEMERAL_PLACEHOLDER,
        files: [],
      };
    case 'defer-update':
      return { type: InteractionResponseType.DeferredMessageUpdate, files: [] };
  }
}

/** No other flag counts on a placeholder. */
const EPHEMERAL_PLACEHOLDER = { flags: MessageFlags.Ephemeral } as const;

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function findMessageId(made: unknown): MessageId | undefined {
  const id = field(made, 'id');
  return typeof id === 'string' ? (id as MessageId) : undefined;
}

function readMessageId(made: unknown): MessageId {
  const id = findMessageId(made);
  if (id === undefined) throw new Error('Discord answered without the message that it made.');
  return id;
}
