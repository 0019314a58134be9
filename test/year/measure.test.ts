import { describe, expect, it } from 'vitest';
import { growth } from './measure.ts';

const months = (...log: readonly number[]) => log.map((rows) => ({ log: rows, settings: 3 }));

describe('what a year finds to have grown', () => {
  it('is nothing where the last months have no more than those before', () => {
    expect(growth(months(0, 500, 9_000, 9_500, 9_200, 9_800), 2)).toEqual([]);
  });

  it('is what every month has more of', () => {
    expect(growth(months(1_000, 2_000, 3_000, 4_000, 5_000, 6_000), 2)).toEqual([
      'log has grown from 4000 to 6000.',
    ]);
  });
});
