import { expect, it } from 'vitest';
import { assertNever, ok, refused } from '../../src/engine/result.ts';

it('a result is a value or a refusal', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(refused('has-seen')).toEqual({ ok: false, refusal: 'has-seen' });
});

it('a value that cannot be is a fault', () => {
  const impossible: unknown = 'pass';
  expect(() => assertNever(impossible as never)).toThrow('Unexpected value: "pass"');
});
