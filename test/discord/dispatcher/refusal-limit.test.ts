import { expect, it } from 'vitest';
import { createRefusalLimit } from '../../../src/discord/dispatcher/refusal-limit.ts';
import { idOf } from '../../support/tables-bench.ts';

it('tells a person three refusals in six seconds, and others on their own account', () => {
  let now = 0;
  const limit = createRefusalLimit(() => now);
  const told = [1, 2, 3, 4].map(() => limit.allow(idOf('anna')));
  expect(told).toEqual([true, true, true, false]);
  expect(limit.allow(idOf('ben'))).toBe(true);
  now = 6_001;
  expect(limit.allow(idOf('anna'))).toBe(true);
});

it('does not count what it did not tell', () => {
  let now = 0;
  const limit = createRefusalLimit(() => now);
  for (const moment of [0, 1, 2, 3_000, 5_999]) {
    now = moment;
    limit.allow(idOf('anna'));
  }
  now = 6_100;
  expect(limit.allow(idOf('anna'))).toBe(true);
});
