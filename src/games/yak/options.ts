import { isJsonObject } from '../../engine/json.ts';
import { exactly, oneOf } from '../../engine/parse.ts';
import { ok, refused, type Result } from '../../engine/result.ts';
import { LADDERS, type Options } from './types.ts';

const DEFAULTS: Options = { ladder: 'animal-first' };

const parseWhole = exactly<Options>({ ladder: oneOf(LADDERS) });

/** Completes `{"ladder": …}` with its default; refuses any other name or value. */
export function parseOptions(input: unknown): Result<Options, string> {
  const options = isJsonObject(input) ? parseWhole({ ...DEFAULTS, ...input }) : undefined;
  return options === undefined
    ? refused(`Yak has one option, ladder: ${LADDERS.join(' or ')}.`)
    : ok(options);
}
