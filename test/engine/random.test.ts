import { describe, expect, it } from 'vitest';
import { pick } from '../../src/engine/random.ts';

describe('picking', () => {
  it('gives the element that was drawn', () => {
    expect(pick(['a', 'b', 'c'], (bound) => bound - 1)).toBe('c');
    expect(pick([null, 'a'], () => 0)).toBeNull();
  });

  it('is a fault where there is nothing', () => {
    expect(() => pick([], () => 0)).toThrow('nothing to pick');
  });
});
