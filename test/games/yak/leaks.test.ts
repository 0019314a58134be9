import { describe, expect, it } from 'vitest';
import { yak } from '../../../src/games/yak/game.ts';
import { anyReader, checkLeak } from '../../conformance/leaks.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { yakProbe } from './redeal.ts';

const POSITIONS = 60;

describe('what a reader of Yak is told', () => {
  it.each([2, 3, 4, 5, 6])(
    'does not depend on cards that it cannot see, with %i seats',
    (seats) => {
      let changed = 0;
      for (let seed = 0; seed < POSITIONS; seed++) {
        const draw = seededDraw('yak leak', seats, seed);
        const check = checkLeak(yak, yakProbe, seats, anyReader(seats, draw), draw);
        expect(check.leak, `seed ${seed}`).toBeUndefined();
        if (check.changed) changed += 1;
      }
      // A redealer that leaves everything as it was would prove nothing.
      expect(changed).toBeGreaterThan(POSITIONS / 2);
    },
  );

  it('is caught where a view gives the next card away', () => {
    const leaky: typeof yak = {
      ...yak,
      publicView: (state) => ({ ...yak.publicView(state), draw: state.draw.indexOf('stop') }),
    };
    const leaks = Array.from({ length: 20 }, (_, seed) => {
      const draw = seededDraw('yak leaky', seed);
      return checkLeak(leaky, yakProbe, 4, anyReader(4, draw), draw).leak;
    });
    expect(leaks.some((leak) => leak !== undefined)).toBe(true);
  });
});
