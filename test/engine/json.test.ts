import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJsonObject, sameJson } from '../../src/engine/json.ts';

describe('JSON values', () => {
  it.each<[unknown, unknown]>([
    [1, 1],
    [null, null],
    [[], []],
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
  ])('%j and %j are the same', (one, other) => {
    expect(sameJson(one, other)).toBe(true);
  });

  it.each<[unknown, unknown]>([
    [1, '1'],
    [null, {}],
    [null, undefined],
    [0, false],
    [[], {}],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: 1 }, { constructor: 1 }],
    [{ toString: 1 }, {}],
  ])('%j and %j are not', (one, other) => {
    expect(sameJson(one, other)).toBe(false);
    expect(sameJson(other, one)).toBe(false);
  });

  it('stay the same through text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const back: unknown = JSON.parse(JSON.stringify(value));
        // JSON writes −0 as 0, which are the same number.
        expect(sameJson(back, value)).toBe(true);
      }),
    );
  });

  it.each<[unknown, boolean]>([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    ['{}', false],
    [undefined, false],
  ])('%j is an object: %s', (value, expected) => {
    expect(isJsonObject(value)).toBe(expected);
  });
});
