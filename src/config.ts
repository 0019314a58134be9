/** The environment, read once and checked by one schema. Nothing else looks at `process.env`. */
import { z } from 'zod';
import type { Retention } from './tables/types.ts';

const DEFAULT_API_URL = 'https://discord.com/api';
const DEFAULT_DATABASE = 'file:./data/humbug.db';
/** Play without a token never touches the database of the real bot. */
const LOCAL_DATABASE = 'file:./data/local.db';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** An empty line in a .env file means the same as none. */
const absentWhenEmpty = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

const DAYS_MAX = 36_500;
const days = (fallback: number) => {
  const error = `give a whole number of days from 1 to ${DAYS_MAX}`;
  return z.preprocess(
    absentWhenEmpty,
    z.coerce.number({ error }).int(error).min(1, error).max(DAYS_MAX, error).default(fallback),
  );
};

const environment = z.object({
  DISCORD_TOKEN: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .trim()
      .regex(
        /^[\w.-]{10,200}$/,
        'copy the token from the page "Bot" of your application, without quotes or "Bot "',
      )
      .optional(),
  ),
  DISCORD_API_URL: z.preprocess(
    absentWhenEmpty,
    z
      .url({
        protocol: /^https?$/,
        error: `give an http(s) address without a version, such as ${DEFAULT_API_URL}`,
      })
      .transform((url) => url.replace(/\/+$/, ''))
      .default(DEFAULT_API_URL),
  ),
  DATABASE_URL: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .regex(
        /^file:(?:\/\/\/|(?!\/\/)).+/,
        'give the file of the SQLite database, such as file:./data/humbug.db',
      )
      .optional(),
  ),
  PORT: z.preprocess(
    absentWhenEmpty,
    z.coerce
      .number({ error: 'give a port number from 0 to 65535' })
      .int('give a port number from 0 to 65535')
      .min(0, 'give a port number from 0 to 65535')
      .max(65_535, 'give a port number from 0 to 65535')
      .default(8420),
  ),
  RETENTION_DAYS: days(30),
  LEDGER_DAYS: days(90),
  LOG_LEVEL: z.preprocess(
    absentWhenEmpty,
    z.enum(LOG_LEVELS, { error: `give one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  ),
  NODE_ENV: z.preprocess(
    absentWhenEmpty,
    z
      .enum(['development', 'production', 'test'], {
        error: 'give production, development or test',
      })
      .default('development'),
  ),
});

export interface Config {
  /** Absent: the local Discord is started and the bot runs against it. */
  readonly discordToken?: string;
  /** The base that discord.js takes as `rest.api`, without the version. */
  readonly discordApiUrl: string;
  /** `file:` and a path, relative to the working folder. */
  readonly databaseUrl: string;
  /** Where the page of the local Discord is served, on loopback only. */
  readonly port: number;
  readonly retention: Retention;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly production: boolean;
}

/** The environment cannot be used; the message says what to do, a line a variable, and shows no value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment. Throws a `ConfigError` that names each variable and what to put there. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `  ${String(issue.path[0])}: ${issue.message}`,
    );
    throw new ConfigError(
      ['The environment cannot be used (.env.example explains each variable):', ...lines].join(
        '\n',
      ),
    );
  }
  const { DISCORD_TOKEN, DISCORD_API_URL, DATABASE_URL, PORT, LOG_LEVEL, NODE_ENV } = parsed.data;
  const { RETENTION_DAYS, LEDGER_DAYS } = parsed.data;
  const production = NODE_ENV === 'production';
  if (production && DISCORD_TOKEN === undefined) {
    throw new ConfigError(
      'DISCORD_TOKEN is missing, and NODE_ENV is production.\n' +
        '  Put the token of your bot into DISCORD_TOKEN, or unset NODE_ENV to play on the local Discord.',
    );
  }
  return {
    ...(DISCORD_TOKEN === undefined ? {} : { discordToken: DISCORD_TOKEN }),
    discordApiUrl: DISCORD_API_URL,
    databaseUrl: DATABASE_URL ?? (DISCORD_TOKEN === undefined ? LOCAL_DATABASE : DEFAULT_DATABASE),
    port: PORT,
    retention: { tableDays: RETENTION_DAYS, ledgerDays: LEDGER_DAYS },
    logLevel: LOG_LEVEL,
    production,
  };
}
