import { describe, expect, it } from 'vitest';
import { BY_HAND, createPressLimit } from '../../../src/discord/dispatcher/press-limit.ts';
import type { UserId } from '../../../src/tables/types.ts';
import { idOf } from '../../support/tables-bench.ts';

const anna = idOf('anna');
const ben = idOf('ben');

/** What becomes of presses at these moments, in milliseconds. */
function judged(moments: readonly number[], allowance = { burst: 3, perSecond: 2 }) {
  let now = 0;
  const limit = createPressLimit(allowance, () => now);
  return moments.map((moment) => {
    now = moment;
    return limit.judge(anna);
  });
}

/** So many presses a second, for so many seconds. */
function steady(perSecond: number, seconds: number): readonly number[] {
  return Array.from({ length: perSecond * seconds }, (_, index) => (index * 1_000) / perSecond);
}

describe('the limit of presses', () => {
  it('lets a burst through, has a word once, and is silent then', () => {
    expect(judged([0, 0, 0, 0, 0, 10])).toEqual([
      'fine',
      'fine',
      'fine',
      'told-off',
      'too-many',
      'too-many',
    ]);
  });

  it('fills up with time, and has a word again only after it was full', () => {
    const half = judged([0, 0, 0, 0, 500, 510, 1_000, 1_010]);
    expect(half.slice(4)).toEqual(['fine', 'too-many', 'fine', 'too-many']);
    const full = judged([0, 0, 0, 0, 1_500, 1_500, 1_500, 1_500]);
    expect(full.slice(4)).toEqual(['fine', 'fine', 'fine', 'told-off']);
  });

  it('counts everybody on their own account', () => {
    const limit = createPressLimit({ burst: 1, perSecond: 1 }, () => 0);
    expect([limit.judge(anna), limit.judge(anna), limit.judge(ben)]).toEqual([
      'fine',
      'told-off',
      'fine',
    ]);
  });

  it('takes nothing away when the clock is set back', () => {
    expect(judged([5_000, 0, 0, 0])).toEqual(['fine', 'fine', 'fine', 'told-off']);
  });

  it('never hits who plays by hand, nor who hammers a button for ten seconds', () => {
    expect(new Set(judged(steady(4, 600), BY_HAND))).toEqual(new Set(['fine']));
    expect(new Set(judged(steady(8, 10), BY_HAND))).toEqual(new Set(['fine']));
  });

  it('works on a tenth of what a script presses', () => {
    const verdicts = judged(steady(50, 60), BY_HAND);
    const fine = verdicts.filter((verdict) => verdict === 'fine').length;
    expect(fine).toBe(40 + 5 * 60 - 1);
    expect(verdicts.filter((verdict) => verdict === 'told-off')).toHaveLength(1);
  });

  it('forgets those who pressed longest ago, so that it stays small', () => {
    const limit = createPressLimit({ burst: 1, perSecond: 1 }, () => 0);
    limit.judge(anna);
    for (let other = 0; other < 4_999; other += 1) limit.judge(String(other) as UserId);
    expect(limit.judge(anna)).toBe('told-off');
    for (let other = 0; other < 5_000; other += 1) limit.judge(`x${other}` as UserId);
    expect(limit.judge(anna)).toBe('fine');
  });
});
