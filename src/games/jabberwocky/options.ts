import { anyOf, exactly, truth } from '../../engine/parse.ts';
import { ok, refused, type Result } from '../../engine/result.ts';
import type { Options } from './types.ts';

const parseQuick = anyOf<Partial<Options>>(
  exactly<Record<string, never>>({}),
  exactly<Options>({ quick: truth }),
);

/** `{"quick": true | false}` with `true` as the default; anything else is refused. */
export function parseOptions(input: unknown): Result<Options, string> {
  const options = parseQuick(input);
  return options === undefined
    ? refused('Jabberwocky has one option: {"quick": true} or {"quick": false}.')
    : ok({ quick: true, ...options });
}
