import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refusals } from '../api-error.ts';

/** What the page's import map may point at. */
const VENDOR: Readonly<Record<string, string>> = {
  'preact.js': 'preact',
  'preact/hooks.js': 'preact/hooks',
  'preact/jsx-runtime.js': 'preact/jsx-runtime',
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Only one inline script is let through: the import map, which cannot be a file of its own. */
function importMapHashes(html: string): string {
  const maps = html.matchAll(/<script type="importmap">([\s\S]*?)<\/script>/g);
  return [...maps]
    .map(
      ([, content]) =>
        `'sha256-${createHash('sha256')
          .update(content ?? '')
          .digest('base64')}'`,
    )
    .join(' ');
}

function policy(scripts: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: https:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

async function read(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    throw refusals.notFound();
  }
}

function send(reply: FastifyReply, file: string, content: Buffer, scripts = ''): FastifyReply {
  return reply
    .headers({
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'Content-Security-Policy': policy(scripts),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-cache',
    })
    .send(content);
}

/** The file of a request, never outside the folder and never of another kind. */
function within(folder: string, wanted: string): string {
  const file = path.resolve(folder, wanted);
  const inside = file.startsWith(path.resolve(folder) + path.sep);
  if (!inside || TYPES[path.extname(file)] === undefined) throw refusals.notFound();
  return file;
}

export function registerStatic(server: FastifyInstance, folder: string): void {
  server.get('/', async (_request, reply) => {
    const content = await read(path.join(folder, 'index.html'));
    return send(reply, 'index.html', content, importMapHashes(content.toString('utf8')));
  });
  server.get<{ Params: { '*': string } }>('/vendor/*', async (request, reply) => {
    const module = VENDOR[request.params['*']];
    if (module === undefined) throw refusals.notFound();
    return send(reply, 'module.js', await read(fileURLToPath(import.meta.resolve(module))));
  });
  server.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const file = within(folder, request.params['*']);
    return send(reply, file, await read(file));
  });
}
