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
import { before } from './deadline.ts';
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

type Rest = Pick<REST, 'get' | 'post' | 'patch' | 'delete'>;

/**
 * `rest` carries what the bot does by its token, `pressed` what it does by the token of a press: Discord
 * counts only the former for the limit of 50 requests a second, so each has a queue of its own.
 */
export function createDiscordApi(rest: Rest, pressed: Rest = rest): DiscordApi {
  /** Answers to interactions need no authorization, and a 401 on one must not cost the bot its token. */
  const unauthorised = { auth: false } as const;
  const patiently = <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    before(EDIT_DEADLINE, call);
  return {
    async answer(to, answer) {
      const { files, ...body } = callbackOf(answer);
      const isPublic = answer.type === 'message' && !answer.ephemeral;
      const made = await before(ANSWER_DEADLINE, (signal) =>
        pressed.post(Routes.interactionCallback(to.id, to.token), {
          ...unauthorised,
          body,
          files,
          query: new URLSearchParams({ with_response: String(isPublic) }),
          signal,
        }),
      );
      return isPublic ? findMessageId(field(field(made, 'resource'), 'message')) : undefined;
    },
    async originalId(to) {
      const route = Routes.webhookMessage(to.applicationId, to.token, '@original');
      return readMessageId(
        await patiently((signal) => pressed.get(route, { ...unauthorised, signal })),
      );
    },
    async editOriginal(to, message, body) {
      const route = Routes.webhookMessage(to.applicationId, to.token, message);
      const request = { ...unauthorised, body: messagePayload(body, false), files: rawFiles(body) };
      await patiently((signal) => pressed.patch(route, { ...request, signal }));
    },
    async removeOriginal(to, message) {
      const route = Routes.webhookMessage(to.applicationId, to.token, message);
      await patiently((signal) => pressed.delete(route, { ...unauthorised, signal }));
    },
    async followUp(to, body, ephemeral) {
      const request = {
        ...unauthorised,
        query: new URLSearchParams({ wait: 'true' }),
        body: messagePayload(body, ephemeral),
        files: rawFiles(body),
      };
      const route = Routes.webhook(to.applicationId, to.token);
      return readMessageId(
        await patiently((signal) => pressed.post(route, { ...request, signal })),
      );
    },
    async post(channel, body, nonce) {
      const request = {
        body: { ...messagePayload(body, false), nonce, enforce_nonce: true },
        files: rawFiles(body),
      };
      const route = Routes.channelMessages(channel);
      return readMessageId(await patiently((signal) => rest.post(route, { ...request, signal })));
    },
    async edit(channel, message, body) {
      const request = { body: messagePayload(body, false), files: rawFiles(body) };
      const route = Routes.channelMessage(channel, message);
      await patiently((signal) => rest.patch(route, { ...request, signal }));
    },
    async remove(channel, message) {
      const route = Routes.channelMessage(channel, message);
      await patiently((signal) => rest.delete(route, { signal }));
    },
    async member(guild, user) {
      await patiently((signal) => rest.get(Routes.guildMember(guild, user), { signal }));
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
