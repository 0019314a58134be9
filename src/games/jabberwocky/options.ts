import { exactly } from '../../engine/parse.ts';
import { ok, refused, type Result } from '../../engine/result.ts';
import type { Options } from './types.ts';

const parseNone = exactly<Options>({});

/** Jabberwocky has no options: anything but an empty object is refused. */
export function parseOptions(input: unknown): Result<Options, string> {
  const options = parseNone(input);
  return options === undefined ? refused('Jabberwocky has no options.') : ok(options);
}
