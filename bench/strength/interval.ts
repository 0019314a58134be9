/** A mean with how far it may be off. */
export interface Interval {
  readonly mean: number;
  /** Half of the 95 % interval. */
  readonly margin: number;
}

/** How many standard errors of a normal distribution to each side hold 95 % of it. */
const STANDARD_ERRORS = 1.96;

/** Equal players who leave nothing to chance have no margin, and their sums are off by rounding. */
const TINY = 1e-9;

/** Of independent measurements, at least two and better thirty. */
export function intervalOf(values: readonly number[]): Interval {
  if (values.length < 2) throw new Error('An interval needs two measurements at least.');
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean, margin: STANDARD_ERRORS * error };
}

/** On which side of a number the whole interval lies; `open` where it holds the number. */
export function sideOf({ mean, margin }: Interval, number: number): 'above' | 'below' | 'open' {
  if (mean - margin > number + TINY) return 'above';
  return mean + margin < number - TINY ? 'below' : 'open';
}
