import { ChannelType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import {
  CreatePrivateChannelRequestSchema,
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
  UpdateGuildChannelRequestPartialSchema,
  UpdateThreadRequestPartialSchema,
} from 'discord-api-spec/zod';
import type * as z from 'zod/mini';
import { refusals } from '../api-error.ts';
import type { Core } from '../core.ts';
import { can } from '../permissions.ts';
import type { Bucket } from '../rate-limits.ts';
import { FormErrors } from '../validation/form-errors.ts';
import { isBroken, isObject, type JsonObject } from '../validation/json.ts';
import { checkSchema } from '../validation/schema.ts';
import { channelJson } from '../world/json.ts';
import { createThread, directChannel } from '../world/channels.ts';
import type { Channel, ThreadState } from '../world/types.ts';
import { channelOf, demand, messageOf } from './access.ts';
import { created, ok, ordinaryBucket, param, type ApiRequest, type Route } from './route.ts';

const PATCHES_IN = 10 * 60_000;

const bucket = (_core: Core, request: ApiRequest): Bucket =>
  ordinaryBucket('channel', request.params['channel_id'] ?? '');

function form(schema: z.ZodMiniType, raw: unknown): JsonObject {
  if (isBroken(raw)) throw refusals.internal();
  const errors = new FormErrors();
  checkSchema(schema, raw, errors);
  errors.throwIfAny();
  return isObject(raw) ? raw : {};
}

const text = (body: JsonObject, key: string): string | undefined => {
  const value = body[key];
  return typeof value === 'string' ? value : undefined;
};

const get: Route = {
  method: 'GET',
  path: '/channels/:channel_id',
  auth: 'bot',
  bucket,
  handle: (core, request) => ok(channelJson(core.world, channelOf(core, request))),
};

/** Names and topics may be changed twice in ten minutes; a thread's state oftener. */
function patchBucket(core: Core, request: ApiRequest): Bucket {
  const id = param(request, 'channel_id');
  const renames = isObject(request.body) && ('name' in request.body || 'topic' in request.body);
  if (!renames) return bucket(core, request);
  return { name: 'channel-name', key: `channel-name:${id}`, limit: 2, windowMs: PATCHES_IN };
}

function patchThread(core: Core, channel: Channel, thread: ThreadState, raw: unknown): Channel {
  const { world } = core;
  const body = form(UpdateThreadRequestPartialSchema, raw);
  const bot = world.applicationId;
  const manages = can(world, channel, bot, P.ManageThreads);
  const owns = thread.ownerId === bot;
  const locked = typeof body['locked'] === 'boolean' ? body['locked'] : thread.locked;
  const archived = typeof body['archived'] === 'boolean' ? body['archived'] : thread.archived;
  if (locked !== thread.locked && !manages) throw refusals.missingPermissions();
  const reopens = thread.archived && !archived;
  const mayReopen = !thread.locked && can(world, channel, bot, P.SendMessagesInThreads);
  if (!manages && !owns && !(reopens && mayReopen)) throw refusals.missingPermissions();
  if (thread.locked && reopens && !manages) throw refusals.missingPermissions();
  if (thread.archived && archived) throw refusals.archived();
  const minutes = body['auto_archive_duration'];
  return world.updateChannel({
    ...channel,
    name: text(body, 'name') ?? channel.name,
    thread: {
      ...thread,
      locked,
      archived,
      archiveTimestamp: archived === thread.archived ? thread.archiveTimestamp : world.isoNow(),
      autoArchiveMinutes: typeof minutes === 'number' ? minutes : thread.autoArchiveMinutes,
    },
  });
}

const patch: Route = {
  method: 'PATCH',
  path: '/channels/:channel_id',
  auth: 'bot',
  bucket: patchBucket,
  handle(core, request) {
    const channel = channelOf(core, request);
    if (channel.thread !== undefined) {
      const thread = patchThread(core, channel, channel.thread, request.body);
      return ok(channelJson(core.world, thread));
    }
    demand(core, channel, P.ManageChannels);
    const body = form(UpdateGuildChannelRequestPartialSchema, request.body);
    const changed = core.world.updateChannel({
      ...channel,
      name: text(body, 'name') ?? channel.name,
      topic: body['topic'] === undefined ? channel.topic : text(body, 'topic'),
    });
    return ok(channelJson(core.world, changed));
  },
};

const remove: Route = {
  method: 'DELETE',
  path: '/channels/:channel_id',
  auth: 'bot',
  bucket,
  handle(core, request) {
    const channel = channelOf(core, request);
    demand(core, channel, channel.thread === undefined ? P.ManageChannels : P.ManageThreads);
    const json = channelJson(core.world, channel);
    core.world.deleteChannel(channel);
    return ok(json);
  },
};

const startThread: Route = {
  method: 'POST',
  path: '/channels/:channel_id/threads',
  auth: 'bot',
  bucket,
  handle(core, request) {
    const channel = channelOf(core, request);
    const body = form(CreateTextThreadWithoutMessageRequestSchema, request.body);
    if (channel.type !== ChannelType.GuildText) throw refusals.wrongChannelType();
    // Without a type it is a private one (discord.md §3.8).
    const isPublic = body['type'] === ChannelType.PublicThread;
    demand(core, channel, isPublic ? P.CreatePublicThreads : P.CreatePrivateThreads);
    const thread = createThread(core.world, channel, {
      name: text(body, 'name') ?? '',
      ownerId: core.world.applicationId,
      type: isPublic ? ChannelType.PublicThread : ChannelType.PrivateThread,
      autoArchiveMinutes: Number(body['auto_archive_duration'] ?? 4320),
    });
    return created(channelJson(core.world, thread));
  },
};

const threadFromMessage: Route = {
  method: 'POST',
  path: '/channels/:channel_id/messages/:message_id/threads',
  auth: 'bot',
  bucket,
  handle(core, request) {
    const channel = channelOf(core, request);
    const body = form(CreateTextThreadWithMessageRequestSchema, request.body);
    const { message } = messageOf(core, channel, request);
    if (channel.type !== ChannelType.GuildText) throw refusals.wrongChannelType();
    demand(core, channel, P.CreatePublicThreads);
    // The thread has the id of its message, so there can be only one.
    if (core.world.channel(message.id) !== undefined) throw refusals.threadExists();
    const thread = createThread(core.world, channel, {
      id: message.id,
      name: text(body, 'name') ?? '',
      ownerId: core.world.applicationId,
      type: ChannelType.PublicThread,
      autoArchiveMinutes: Number(body['auto_archive_duration'] ?? 4320),
    });
    return created(channelJson(core.world, thread));
  },
};

const openDirect: Route = {
  method: 'POST',
  path: '/users/@me/channels',
  auth: 'bot',
  bucket,
  handle(core, request) {
    const body = form(CreatePrivateChannelRequestSchema, request.body);
    const person = core.world.person(text(body, 'recipient_id') ?? '');
    if (person === undefined) throw refusals.unknownUser();
    if (person.bot) throw refusals.cannotDirectMessage();
    return ok(channelJson(core.world, directChannel(core.world, person.id)));
  },
};

export const channelRoutes: readonly Route[] = [
  get,
  patch,
  remove,
  startThread,
  threadFromMessage,
  openDirect,
];
