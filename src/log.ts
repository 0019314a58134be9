/**
 * The log: pino, one JSON line an entry on standard error. Hands, decks, seeds and tokens never get
 * here (design decision 7); the redaction below is the second fence behind that rule.
 */
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

const SECRET_KEYS = [
  'token',
  'secret',
  'hand',
  'hands',
  'deck',
  'decks',
  'seed',
  'state',
  'authorization',
];
/** Interaction tokens stand in the path of the URLs that answer an interaction. */
const TOKEN_IN_URL = /(\/(?:interactions|webhooks)\/\d+\/)[\w.%-]+/g;

const hideTokens = (text: string): string => text.replace(TOKEN_IN_URL, '$1[hidden]');

/**
 * What an error may tell: its kind, sentence, stack and code. Not its other fields: those of
 * discord.js carry the body of the request, and with it a hand.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: hideTokens(String(error)) };
  const code: unknown = 'code' in error ? error.code : undefined;
  const status: unknown = 'status' in error ? error.status : undefined;
  return {
    type: error.name,
    message: hideTokens(error.message),
    ...(error.stack === undefined ? {} : { stack: hideTokens(error.stack) }),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Creates the log. `destination` replaces standard error, for tests. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  return pino(
    {
      level: config.logLevel,
      base: { name: 'humbug' },
      serializers: { err: describeError, error: describeError },
      redact: {
        paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
        censor: '[hidden]',
      },
    },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );
}
