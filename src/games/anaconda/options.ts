import { isJsonObject } from '../../engine/json.ts';
import { exactly, integer, oneOf, truth } from '../../engine/parse.ts';
import { ok, refused, type Result } from '../../engine/result.ts';
import { HAND_SIZES, PASSINGS, WILDS, type Options } from './types.ts';

const DEFAULTS: Options = {
  ante: 1,
  minBet: 1,
  maxBet: 5,
  maxRaises: 3,
  passing: 'classic',
  passBetting: false,
  declare: true,
  cards: 7,
  wild: 'none',
};

/** Reads options that are all there; the bounds of a bet are compared by `parseOptions`. */
export const parseWhole = exactly<Options>({
  ante: integer(1, 100),
  minBet: integer(1, 1000),
  maxBet: integer(1, 1000),
  maxRaises: integer(0, 10),
  passing: oneOf(PASSINGS),
  passBetting: truth,
  declare: truth,
  cards: oneOf(HAND_SIZES),
  wild: oneOf(WILDS),
});

/**
 * Completes options with their defaults; refuses any other name or value. "With `passing: once`
 * [passBetting] is always true."
 */
export function parseOptions(input: unknown): Result<Options, string> {
  const options = isJsonObject(input) ? parseWhole({ ...DEFAULTS, ...input }) : undefined;
  if (options === undefined) {
    return refused(
      'Anaconda has the options ante (1 to 100), minBet and maxBet (1 to 1000), maxRaises (0 to 10), ' +
        `passing (${PASSINGS.join(', ')}), passBetting, declare (true or false), ` +
        `cards (${HAND_SIZES.join(' or ')}) and wild (${WILDS.join(' or ')}).`,
    );
  }
  if (options.minBet > options.maxBet) {
    return refused(`A least bet of ${options.minBet} is above a most of ${options.maxBet}.`);
  }
  return ok({ ...options, passBetting: options.passBetting || options.passing === 'once' });
}
