import type { FastifyInstance } from 'fastify';

/**
 * A web page elsewhere must not reach this server through a person's browser: neither with a name
 * that was bent to point here (foreign Host) nor with a form or script of its own (foreign Origin).
 */
export function isForeign(
  headers: { host?: string | undefined; origin?: string | undefined },
  port: number,
): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? '')) return true;
  return headers.origin !== undefined && !hosts.some((host) => headers.origin === `http://${host}`);
}

export function refuseForeign(server: FastifyInstance, port: () => number): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!isForeign(request.headers, port())) return;
    return reply
      .code(403)
      .type('application/json')
      .send('{"error":"This server is for this machine only."}');
  });
}
