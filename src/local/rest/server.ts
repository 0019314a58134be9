/** Puts the routes of the API on a fastify server, with what is common to all of them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, refusals } from '../api-error.ts';
import type { Core } from '../core.ts';
import type { RestFault } from '../faults.ts';
import type { SessionStarts } from '../gateway/session-starts.ts';
import { isObject } from '../validation/json.ts';
import { readBody } from './body.ts';
import { channelRoutes } from './channel-routes.ts';
import { commandRoutes } from './command-routes.ts';
import { emojiRoutes } from './emoji-routes.ts';
import { generalRoutes } from './general-routes.ts';
import { interactionRoutes } from './interaction-routes.ts';
import { sendDenial, tellAllowance } from './limit-headers.ts';
import { messageRoutes } from './message-routes.ts';
import type { ApiRequest, ApiResponse, Route } from './route.ts';

const API_PREFIX = '/api/v10';

function stringRecord(value: unknown): Readonly<Record<string, string>> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, typeof item === 'string' ? item : '']),
  );
}

function pause(core: Core, ms: number): Promise<void> {
  return new Promise((resolve) => {
    core.clock.after(ms, resolve);
  });
}

/** True where the fault has dealt with the request. */
async function misbehaveBefore(
  core: Core,
  fault: RestFault | undefined,
  reply: FastifyReply,
): Promise<boolean> {
  switch (fault?.type) {
    case 'reset':
      reply.hijack();
      reply.raw.destroy();
      return true;
    case 'rate-limit': {
      const { scope, retryAfterMs, tellsRetryAfter } = fault;
      sendDenial(reply, { scope, retryAfterMs }, tellsRetryAfter ?? true);
      return true;
    }
    case 'refuse':
      throw new ApiError(fault.status, fault.code, fault.message);
    case 'server-error':
      if (fault.when === 'before') {
        throw new ApiError(fault.status, 0, `${fault.status}: Server Error`);
      }
      return false;
    case 'delay':
      if (fault.when === 'before') await pause(core, fault.ms);
      return false;
    case 'lose-answer':
    case undefined:
      return false;
  }
}

async function misbehaveAfter(
  core: Core,
  fault: RestFault | undefined,
  reply: FastifyReply,
): Promise<boolean> {
  if (fault?.type === 'lose-answer') {
    reply.hijack();
    reply.raw.destroy();
    return true;
  }
  if (fault?.type === 'server-error' && fault.when === 'after') {
    throw new ApiError(fault.status, 0, `${fault.status}: Server Error`);
  }
  if (fault?.type === 'delay' && fault.when === 'after') await pause(core, fault.ms);
  return false;
}

function demandToken(core: Core, request: FastifyRequest): void {
  if (request.headers.authorization !== `Bot ${core.token}`) throw refusals.unauthorized();
}

/** False where a limit refused the request, which is then answered. */
function withinLimits(core: Core, route: Route, request: ApiRequest, reply: FastifyReply): boolean {
  const bucket = route.bucket?.(core, request);
  if (bucket !== undefined) {
    const verdict = core.limits.take(bucket);
    if ('scope' in verdict) {
      sendDenial(reply, verdict);
      return false;
    }
    tellAllowance(reply, verdict);
  }
  const hidden = route.hidden?.(core, request);
  const denial = hidden === undefined ? undefined : core.limits.takeHidden(hidden);
  if (denial !== undefined) sendDenial(reply, denial);
  return denial === undefined;
}

function send(reply: FastifyReply, response: ApiResponse): FastifyReply {
  reply.code(response.status);
  if (response.body === undefined) return reply.send();
  return reply.type('application/json').send(JSON.stringify(response.body));
}

function handlerOf(core: Core, route: Route) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.slice(API_PREFIX.length).split('?')[0] ?? '';
    const fault = core.faults.take(request.method, path);
    if (await misbehaveBefore(core, fault, reply)) return reply;
    if (route.auth === 'bot') {
      demandToken(core, request);
      const denial = core.limits.takeGlobal();
      if (denial !== undefined) return sendDenial(reply, denial);
    }
    const apiRequest: ApiRequest = {
      params: stringRecord(request.params),
      query: stringRecord(request.query),
      ...(await readBody(request)),
    };
    if (!withinLimits(core, route, apiRequest, reply)) return reply;
    const response = route.handle(core, apiRequest);
    if (await misbehaveAfter(core, fault, reply)) return reply;
    return send(reply, response);
  };
}

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** A path that exists refuses the methods it does not have with 405 instead of 404. */
function refuseOtherMethods(server: FastifyInstance, routes: readonly Route[]): void {
  for (const path of new Set(routes.map((route) => route.path))) {
    const known = routes.filter((route) => route.path === path).map(({ method }) => method);
    server.route({
      method: METHODS.filter((method) => !known.includes(method)),
      url: API_PREFIX + path,
      handler: () => {
        throw refusals.methodNotAllowed();
      },
    });
  }
}

export function registerApi(server: FastifyInstance, core: Core, starts: SessionStarts): void {
  const routes = [
    ...generalRoutes(starts),
    ...channelRoutes,
    ...messageRoutes,
    ...interactionRoutes,
    ...commandRoutes(),
    ...emojiRoutes,
  ];
  for (const route of routes) {
    server.route({
      method: route.method,
      url: API_PREFIX + route.path,
      handler: handlerOf(core, route),
    });
  }
  refuseOtherMethods(server, routes);
}
