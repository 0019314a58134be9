/** Reads a request's body: JSON, or a form with `payload_json` and files. */
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError, refusals } from '../api-error.ts';
import type { UploadedFile } from '../validation/body-types.ts';

export const MAX_REQUEST_BYTES = 25 * 1024 * 1024;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

export interface Body {
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

function wrongContentType(): ApiError {
  return new ApiError(400, 50035, 'Invalid Form Body', {
    _errors: [
      {
        code: 'CONTENT_TYPE_INVALID',
        message:
          "Expected \"Content-Type\" header to be one of {'application/json', 'multipart/form-data'}.",
      },
    ],
  });
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusals.invalidJson();
  }
}

/** discord.js sends the files before `payload_json`; the order does not matter. */
async function readForm(request: FastifyRequest): Promise<Body> {
  const files: UploadedFile[] = [];
  let body: unknown = {};
  let total = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'payload_json') body = parseJson(String(part.value));
      continue;
    }
    const data = await part.toBuffer();
    total += data.byteLength;
    if (data.byteLength > MAX_FILE_BYTES || total > MAX_REQUEST_BYTES) throw refusals.tooLarge();
    const key = /^files\[(\d+)\]$/.exec(part.fieldname)?.[1] ?? String(files.length);
    files.push({ key, filename: part.filename, contentType: part.mimetype, data });
  }
  return { body, files };
}

export async function readBody(request: FastifyRequest): Promise<Body> {
  if (request.isMultipart()) return readForm(request);
  if (request.body === undefined || request.body === null) return { body: undefined, files: [] };
  if (typeof request.body !== 'string') throw wrongContentType();
  if (request.headers['content-type']?.startsWith('application/json') !== true) {
    throw wrongContentType();
  }
  return { body: request.body === '' ? undefined : parseJson(request.body), files: [] };
}
