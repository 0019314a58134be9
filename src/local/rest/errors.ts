import type { FastifyInstance } from 'fastify';
import { ApiError, refusals } from '../api-error.ts';
import { ClientRefusal } from '../client/refusal.ts';
import type { PageRefusal } from '../page-protocol.ts';

function hasStatus(error: unknown): error is { readonly statusCode: number } {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (hasStatus(error) && error.statusCode === 413) return refusals.tooLarge();
  if (hasStatus(error) && error.statusCode < 500) {
    return new ApiError(error.statusCode, 0, `${error.statusCode}: Bad Request`);
  }
  return refusals.internal();
}

/** The one place where refusals become answers. */
export function registerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof ClientRefusal) {
      return reply
        .code(400)
        .type('application/json')
        .send(JSON.stringify({ error: error.message } satisfies PageRefusal));
    }
    const { status, body } = asApiError(error);
    return reply.code(status).type('application/json').send(JSON.stringify(body));
  });
  server.setNotFoundHandler((_request, reply) => {
    const { status, body } = refusals.notFound();
    return reply.code(status).type('application/json').send(JSON.stringify(body));
  });
}
