import { ApiError, refusals } from '../api-error.ts';
import type { Core } from '../core.ts';
import type { Bucket } from '../rate-limits.ts';
import type { UploadedFile } from '../validation/body-types.ts';

export interface ApiRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

export interface ApiResponse {
  readonly status: number;
  readonly body?: unknown;
}

/** One endpoint of the API, apart from how it is reached. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Interaction routes are known by their token: no `Authorization`, no global limit. */
  readonly auth: 'bot' | 'token';
  /** Absent: no bucket and no headers, as for the first answer to an interaction. */
  bucket?(core: Core, request: ApiRequest): Bucket;
  /** A limit that no header announces. */
  hidden?(core: Core, request: ApiRequest): Bucket | undefined;
  handle(core: Core, request: ApiRequest): ApiResponse;
}

export const ok = (body: unknown): ApiResponse => ({ status: 200, body });
export const created = (body: unknown): ApiResponse => ({ status: 201, body });
export const noContent: ApiResponse = { status: 204 };

/** A parameter of the path; where it is an id, something else is a form error as on the real one. */
export function param(request: ApiRequest, name: string): string {
  const value = request.params[name];
  if (value === undefined) throw refusals.notFound();
  if (name.endsWith('_id') && !/^\d{1,20}$/.test(value) && !value.startsWith('@')) {
    throw notSnowflake(name, value);
  }
  return value;
}

function notSnowflake(name: string, value: string): ApiError {
  const message = `Value "${value}" is not snowflake.`;
  return new ApiError(400, 50035, 'Invalid Form Body', {
    [name]: { _errors: [{ code: 'NUMBER_TYPE_COERCE', message }] },
  });
}

/** Limits of routes on which none is known; the header is there, and generous. */
export function ordinaryBucket(name: string, major: string): Bucket {
  return { name, key: `${name}:${major}`, limit: 50, windowMs: 1000 };
}
