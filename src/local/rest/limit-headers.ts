import type { FastifyReply } from 'fastify';
import type { Allowance, Denial } from '../rate-limits.ts';

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

/** The headers on every answer of a limited route (discord.md §4.1). */
export function tellAllowance(
  reply: FastifyReply,
  { bucket, remaining, resetAt, now }: Allowance,
): void {
  const left = Math.max(0, resetAt - now);
  void reply.headers({
    'X-RateLimit-Limit': String(bucket.limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': seconds(resetAt),
    'X-RateLimit-Reset-After': seconds(left),
    'X-RateLimit-Bucket': bucket.name,
  });
}

const TEXT: Readonly<Record<Denial['scope'], string>> = {
  user: 'You are being rate limited.',
  global: 'You are being rate limited.',
  shared: 'The resource is being rate limited.',
};

/** 429. `tellsRetryAfter` false imitates a block page, which says nothing about waiting. */
export function sendDenial(
  reply: FastifyReply,
  denial: Denial,
  tellsRetryAfter = true,
): FastifyReply {
  const { scope, retryAfterMs, code, allowance } = denial;
  if (allowance !== undefined) tellAllowance(reply, allowance);
  reply.code(429);
  if (!tellsRetryAfter) return reply.type('text/html').send('<html>Access denied</html>');
  void reply.headers({
    'Retry-After': String(Math.ceil(retryAfterMs / 1000)),
    'X-RateLimit-Scope': scope,
    ...(scope === 'global' && { 'X-RateLimit-Global': 'true' }),
  });
  const message =
    code === 30046
      ? 'Maximum number of edits to messages older than 1 hour reached. Try again later.'
      : TEXT[scope];
  return reply.type('application/json').send(
    JSON.stringify({
      message,
      retry_after: retryAfterMs / 1000,
      global: scope === 'global',
      ...(code !== undefined && { code }),
    }),
  );
}
