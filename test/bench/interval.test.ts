import { describe, expect, it } from 'vitest';
import { intervalOf, sideOf } from '../../bench/strength/interval.ts';

describe('an interval', () => {
  it('is the mean and 1.96 standard errors', () => {
    // Mean 5, standard deviation of the sample √(20/3), of the mean √(20/3)/2.
    const { mean, margin } = intervalOf([2, 4, 6, 8]);
    expect(mean).toBe(5);
    expect(margin).toBeCloseTo((1.96 * Math.sqrt(20 / 3)) / 2, 10);
  });

  it('has no margin where all measurements are equal', () => {
    expect(intervalOf([0.2, 0.2, 0.2]).margin).toBeCloseTo(0, 10);
  });

  it.each([
    { mean: 0.5, margin: 0.1, number: 0.3, side: 'above' },
    { mean: 0.5, margin: 0.1, number: 0.7, side: 'below' },
    { mean: 0.5, margin: 0.1, number: 0.45, side: 'open' },
    { mean: 0.2 + 1e-17, margin: 0, number: 0.2, side: 'open' },
  ])('of $mean ± $margin lies $side $number', ({ mean, margin, number, side }) => {
    expect(sideOf({ mean, margin }, number)).toBe(side);
  });

  it('of one measurement is refused', () => {
    expect(() => intervalOf([1])).toThrow('two measurements');
  });
});
