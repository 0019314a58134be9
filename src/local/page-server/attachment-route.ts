import type { FastifyInstance } from 'fastify';
import type { AttachmentStore } from '../messages/attachments.ts';

/** Stands for Discord's file server. Files are never run: they come as downloads or as pictures. */
export function registerAttachments(server: FastifyInstance, store: AttachmentStore): void {
  server.get<{ Params: { channel: string; id: string; name: string } }>(
    '/attachments/:channel/:id/:name',
    async (request, reply) => {
      const file = store.find(request.params.id);
      if (file === undefined) return reply.code(404).send('This content is no longer available.');
      const picture = /^image\/(png|jpeg|gif|webp)$/.test(file.contentType);
      return reply
        .headers({
          'Content-Type': picture ? file.contentType : 'application/octet-stream',
          'Content-Disposition': `${picture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
          'X-Content-Type-Options': 'nosniff',
          'Content-Security-Policy': "default-src 'none'",
        })
        .send(file.data);
    },
  );
}
