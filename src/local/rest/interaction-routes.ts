import type { Core } from '../core.ts';
import { answerInteraction } from '../interactions/callback.ts';
import {
  deleteWebhookMessage,
  editWebhookMessage,
  followUp,
  getWebhookMessage,
  type WebhookRequest,
} from '../interactions/webhook.ts';
import type { Bucket } from '../rate-limits.ts';
import { noContent, ok, param, type ApiRequest, type Route } from './route.ts';

const callback: Route = {
  method: 'POST',
  path: '/interactions/:interaction_id/:token/callback',
  auth: 'token',
  handle(core, request) {
    const answer = answerInteraction(core, {
      id: param(request, 'interaction_id'),
      token: param(request, 'token'),
      body: request.body,
      files: request.files,
    });
    return request.query['with_response'] === 'true' ? ok(answer) : noContent;
  },
};

/** Counted for each interaction, not for the application (discord.md §4.1). */
function bucket(_core: Core, request: ApiRequest): Bucket {
  return { name: 'webhook', key: `webhook:${param(request, 'token')}`, limit: 5, windowMs: 2000 };
}

/** About 30 messages a minute and channel, whatever the headers say (discord.md §4.2). */
function hidden(core: Core, request: ApiRequest): Bucket | undefined {
  const channelId = core.interactions.channelOf(param(request, 'token'));
  if (channelId === undefined) return undefined;
  return { name: 'hidden', key: `hidden:${channelId}`, limit: 30, windowMs: 60_000 };
}

function webhookRequest(request: ApiRequest): WebhookRequest {
  return {
    applicationId: param(request, 'application_id'),
    token: param(request, 'token'),
    body: request.body,
    files: request.files,
  };
}

const base = '/webhooks/:application_id/:token';

export const interactionRoutes: readonly Route[] = [
  callback,
  {
    method: 'POST',
    path: base,
    auth: 'token',
    bucket,
    hidden,
    handle: (core, request) => ok(followUp(core, webhookRequest(request)).message),
  },
  {
    method: 'GET',
    path: `${base}/messages/:message_id`,
    auth: 'token',
    bucket,
    handle: (core, request) =>
      ok(getWebhookMessage(core, webhookRequest(request), param(request, 'message_id')).message),
  },
  {
    method: 'PATCH',
    path: `${base}/messages/:message_id`,
    auth: 'token',
    bucket,
    hidden,
    handle: (core, request) =>
      ok(editWebhookMessage(core, webhookRequest(request), param(request, 'message_id')).message),
  },
  {
    method: 'DELETE',
    path: `${base}/messages/:message_id`,
    auth: 'token',
    bucket,
    handle(core, request) {
      deleteWebhookMessage(core, webhookRequest(request), param(request, 'message_id'));
      return noContent;
    },
  },
];
