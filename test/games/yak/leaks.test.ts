import { describe, expect, it } from 'vitest';
import { yak } from '../../../src/games/yak/game.ts';
import { anyReader, checkLeak } from '../../conformance/leaks.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { yakProbe } from './redeal.ts';

describe('what a reader of Yak is told', () => {
  it('would be caught by the leak test where it was the next card', () => {
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
