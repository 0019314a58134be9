import { describe, expect, it } from 'vitest';
import { dealOneByOne, seatUnder } from '../../src/engine/deal.ts';

describe('cards dealt one at a time', () => {
  it('go round from the first seat, and the first may get one more', () => {
    expect(dealOneByOne(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 3, 1)).toEqual([
      ['c', 'f'],
      ['a', 'd', 'g'],
      ['b', 'e'],
    ]);
  });

  it('leave hands empty where there are too few', () => {
    expect(dealOneByOne(['a'], 2, 1)).toEqual([[], ['a']]);
  });
});

describe('a set-up that is one seat', () => {
  const parse = seatUnder('start');

  it('is read under its name', () => {
    expect(parse({ start: 2 }, 3)).toEqual({ ok: true, value: { start: 2 } });
  });

  it.each([[{ start: 3 }], [{ start: -1 }], [{ start: 0.5 }], [{ start: '0' }], [{ dealer: 0 }]])(
    'is not %j',
    (input) => {
      expect(parse(input, 3)).toEqual({
        ok: false,
        refusal: 'The set-up has to be {"start": s} with a seat s from 0 to 2.',
      });
    },
  );

  it.each([[{ start: 0, more: 1 }], [{}], [null], [[0]], ['start']])(
    'is not %j either',
    (input) => {
      expect(parse(input, 3).ok).toBe(false);
    },
  );
});
