import { describe, expect, it } from 'vitest';
import { chipsCatalogue, chipsSay } from '../../../src/discord/text/chips/catalogue.ts';
import { signed } from '../../../src/discord/text/numbers.ts';
import { LANGUAGES } from '../../../src/tables/types.ts';
import { catalogueFaults } from './catalogue-faults.ts';

it('the words about chips are complete and alike in every language', () => {
  expect(catalogueFaults(chipsCatalogue)).toEqual([]);
});

describe('a number of chips', () => {
  it.each([
    ['en', 1, '1\u00A0chip'],
    ['en', 1_000, '1,000\u00A0chips'],
    ['de', 0, '0\u00A0Chips'],
    ['de', 1_000, '1.000\u00A0Chips'],
    ['fr', 0, '0\u00A0jeton'],
    ['fr', 1_000, '1\u202F000\u00A0jetons'],
  ] as const)('is said in %s as one would: %i', (language, count, words) => {
    expect(chipsSay(language)('chips.amount', { count })).toBe(words);
  });
});

describe('what somebody won or lost', () => {
  it.each([
    ['en', 20, '+20'],
    ['en', -1_020, '−1,020'],
    ['de', -1_020, '−1.020'],
    ['fr', 1_020, '+1\u202F020'],
  ] as const)('has its sign in %s: %i', (language, amount, words) => {
    expect(signed(language, amount)).toBe(words);
  });

  it.each(LANGUAGES)('is a plain 0 for nothing (%s)', (language) => {
    expect(signed(language, 0)).toBe('0');
  });
});
