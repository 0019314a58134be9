import {
  MessageReferenceType,
  MessageType,
  PermissionFlagsBits as P,
  type APIMessageReference,
} from 'discord-api-types/v10';
import { MessageCreateRequestSchema, MessageEditRequestPartialSchema } from 'discord-api-spec/zod';
import { ApiError, refusals } from '../api-error.ts';
import type { Core } from '../core.ts';
import { refuseArchived, refuseLocked } from '../interactions/thread-state.ts';
import { messageContext } from '../messages/context.ts';
import { deleteMessage, editMessage } from '../messages/edit.ts';
import { findByNonce } from '../messages/nonces.ts';
import { SENDABLE_FLAGS, postMessage } from '../messages/post.ts';
import { can } from '../permissions.ts';
import type { Bucket } from '../rate-limits.ts';
import type { MessageBody } from '../validation/body-types.ts';
import { isList, valueAt } from '../validation/json.ts';
import { parseMessage } from '../validation/messages.ts';
import { isOlder, timeOfSnowflake } from '../world/snowflakes.ts';
import type { Channel, Entry } from '../world/types.ts';
import { channelOf, demand, messageOf } from './access.ts';
import { noContent, ok, ordinaryBucket, param, type ApiRequest, type Route } from './route.ts';

const HOUR = 60 * 60_000;
const BULK_DELETE_DAYS = 14;
/** POST and PATCH tell the same name though they are counted apart (discord.md §4.1). */
const MESSAGES = 'channel-messages';

function sendBucket(_core: Core, request: ApiRequest): Bucket {
  const channel = param(request, 'channel_id');
  return { name: MESSAGES, key: `send:${channel}`, limit: 5, windowMs: 5000 };
}

/** A message more than an hour old may be edited less often, with a refusal of its own. */
function editBucket(core: Core, request: ApiRequest): Bucket {
  const channel = param(request, 'channel_id');
  const message = param(request, 'message_id');
  if (core.world.now() - timeOfSnowflake(message) > HOUR) {
    return { name: MESSAGES, key: `edit-old:${channel}`, limit: 3, windowMs: 6000, code: 30046 };
  }
  return { name: MESSAGES, key: `edit:${channel}`, limit: 5, windowMs: 5000 };
}

const messageBucket = (_core: Core, request: ApiRequest): Bucket =>
  ordinaryBucket('channel-message', param(request, 'channel_id'));

function demandSend(core: Core, channel: Channel, body: MessageBody, hasFiles: boolean): void {
  const send = channel.thread === undefined ? P.SendMessages : P.SendMessagesInThreads;
  demand(core, channel, send);
  if ((body.embeds?.length ?? 0) > 0) demand(core, channel, P.EmbedLinks);
  if (hasFiles) demand(core, channel, P.AttachFiles);
  refuseLocked(core, channel);
}

function unknownReference(): ApiError {
  return new ApiError(400, 50035, 'Invalid Form Body', {
    message_reference: {
      _errors: [{ code: 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', message: 'Unknown message' }],
    },
  });
}

/** The message replied to. Throws 160002 without the right to read the history. */
function replyTo(core: Core, channel: Channel, body: MessageBody): Entry | undefined {
  const reference = body.message_reference;
  if (reference == null) return undefined;
  if (!hasHistory(core, channel)) throw refusals.noHistory();
  const entry = core.world.messages.find(channel.id, reference.message_id);
  if (entry === undefined && reference.fail_if_not_exists !== false) throw unknownReference();
  return entry;
}

function referenceJson(
  channel: Channel,
  entry: Entry | undefined,
): APIMessageReference | undefined {
  if (entry === undefined) return undefined;
  return {
    type: MessageReferenceType.Default,
    channel_id: channel.id,
    message_id: entry.message.id,
    ...(channel.guildId !== undefined && { guild_id: channel.guildId }),
  };
}

const send: Route = {
  method: 'POST',
  path: '/channels/:channel_id/messages',
  auth: 'bot',
  bucket: sendBucket,
  handle(core, request) {
    const channel = channelOf(core, request);
    const { body: raw, files } = request;
    const body = parseMessage(
      raw,
      MessageCreateRequestSchema,
      messageContext(core, files, undefined, raw),
    );
    demandSend(core, channel, body, files.length > 0);
    const before = findByNonce(core, channel.id, body);
    if (before !== undefined) return ok(before.message);
    const referenced = replyTo(core, channel, body);
    const entry = postMessage(core, {
      channel,
      author: core.world.bot,
      body,
      files,
      flags: (body.flags ?? 0) & SENDABLE_FLAGS,
      type: referenced === undefined ? MessageType.Default : MessageType.Reply,
      reference: referenceJson(channel, referenced),
      referenced,
    });
    return ok(entry.message);
  },
};

const edit: Route = {
  method: 'PATCH',
  path: '/channels/:channel_id/messages/:message_id',
  auth: 'bot',
  bucket: editBucket,
  handle(core, request) {
    const channel = channelOf(core, request);
    const entry = messageOf(core, channel, request);
    if (entry.message.author.id !== core.world.applicationId) throw refusals.foreignMessage();
    refuseArchived(core, channel);
    const { body: raw, files } = request;
    const context = messageContext(core, files, entry, raw);
    const body = parseMessage(raw, MessageEditRequestPartialSchema, context);
    const byInteraction = entry.interactionId !== undefined;
    return ok(editMessage(core, { channel, entry, body, files, byInteraction }).message);
  },
};

const remove: Route = {
  method: 'DELETE',
  path: '/channels/:channel_id/messages/:message_id',
  auth: 'bot',
  bucket: messageBucket,
  handle(core, request) {
    const channel = channelOf(core, request);
    const entry = messageOf(core, channel, request);
    const own = entry.message.author.id === core.world.applicationId;
    if (!own) demand(core, channel, P.ManageMessages);
    deleteMessage(core, entry);
    return noContent;
  },
};

const get: Route = {
  method: 'GET',
  path: '/channels/:channel_id/messages/:message_id',
  auth: 'bot',
  bucket: messageBucket,
  handle(core, request) {
    const channel = channelOf(core, request);
    demand(core, channel, P.ReadMessageHistory);
    return ok(messageOf(core, channel, request).message);
  },
};

function limitOf(request: ApiRequest): number {
  const limit = Number(request.query['limit'] ?? '50');
  if (Number.isInteger(limit) && limit >= 1 && limit <= 100) return limit;
  throw new ApiError(400, 50035, 'Invalid Form Body', {
    limit: {
      _errors: [{ code: 'NUMBER_TYPE_MAX', message: 'int value should be between 1 and 100.' }],
    },
  });
}

/** Newest first, as the API answers; `before`, `after` and `around` are ids. */
const list: Route = {
  method: 'GET',
  path: '/channels/:channel_id/messages',
  auth: 'bot',
  bucket: messageBucket,
  handle(core, request) {
    const channel = channelOf(core, request);
    const limit = limitOf(request);
    const { before, after, around } = request.query;
    // Without the history there is an empty list, not a refusal.
    if (!hasHistory(core, channel)) return ok([]);
    const newest = core.world.messages
      .list(channel.id)
      .map(({ message }) => message)
      .toReversed();
    if (before !== undefined) {
      return ok(newest.filter(({ id }) => isOlder(id, before)).slice(0, limit));
    }
    if (after !== undefined) {
      const later = newest.filter(({ id }) => isOlder(after, id));
      return ok(later.slice(Math.max(0, later.length - limit)));
    }
    if (around !== undefined) {
      const half = Math.floor(limit / 2);
      const newer = newest.filter(({ id }) => isOlder(around, id)).slice(-half);
      const rest = newest.filter(({ id }) => !isOlder(around, id)).slice(0, limit - newer.length);
      return ok([...newer, ...rest]);
    }
    return ok(newest.slice(0, limit));
  },
};

function hasHistory(core: Core, channel: Channel): boolean {
  return can(core.world, channel, core.world.applicationId, P.ReadMessageHistory);
}

const bulkDelete: Route = {
  method: 'POST',
  path: '/channels/:channel_id/messages/bulk-delete',
  auth: 'bot',
  bucket: messageBucket,
  handle(core, request) {
    const channel = channelOf(core, request);
    demand(core, channel, P.ManageMessages);
    const ids = valueAt(request.body, ['messages']);
    if (!isList(ids) || ids.length < 2 || ids.length > 100) {
      throw new ApiError(
        400,
        50016,
        'Provided too few or too many messages to delete. Must provide at least 2 and at most 100 messages',
      );
    }
    const oldest = core.world.now() - BULK_DELETE_DAYS * 24 * HOUR;
    const known = ids.map(String);
    if (known.some((id) => timeOfSnowflake(id) < oldest)) throw refusals.bulkTooOld();
    for (const id of known) {
      const entry = core.world.messages.find(channel.id, id);
      if (entry !== undefined) deleteMessage(core, entry);
    }
    return noContent;
  },
};

const typing: Route = {
  method: 'POST',
  path: '/channels/:channel_id/typing',
  auth: 'bot',
  bucket: messageBucket,
  handle(core, request) {
    const channel = channelOf(core, request);
    demand(core, channel, channel.thread === undefined ? P.SendMessages : P.SendMessagesInThreads);
    return noContent;
  },
};

export const messageRoutes: readonly Route[] = [send, edit, remove, get, list, bulkDelete, typing];
