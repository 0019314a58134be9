import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';

/** What a command says and how it ended. */
export interface Outcome {
  readonly lines: readonly string[];
  /** 0: done and well, 1: a fault was found or met, 2: called wrongly. */
  readonly exitCode: 0 | 1 | 2;
}

/** The command line and the environment of a command on a database. */
export interface Call {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface Understood {
  readonly url: string;
  readonly others: readonly string[];
}

/**
 * The database of a command: that of `--database URL`, else the one on which `npm start` would play in
 * this environment. Throws with a sentence where neither can be read.
 */
export function readCall({ args, environment }: Call): Understood {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { database: { type: 'string' } },
    allowPositionals: true,
  });
  return { url: values.database ?? readConfig(environment).databaseUrl, others: positionals };
}

/** The sentence of an error, for somebody at a terminal. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
