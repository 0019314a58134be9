import { describe, expect, it } from 'vitest';
import { jabberwocky } from '../../../src/games/jabberwocky/game.ts';
import { anyReader, checkLeak } from '../../conformance/leaks.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { jabberwockyProbe } from './redeal.ts';

describe('what a reader of Jabberwocky is told', () => {
  it('is caught where a view gives a coming round away', () => {
    const leaky: typeof jabberwocky = {
      ...jabberwocky,
      publicView: (state) => ({
        ...jabberwocky.publicView(state),
        turned: state.ahead[0]?.[0] ?? state.round.turned,
      }),
    };
    const leaks = Array.from({ length: 10 }, (_, seed) => {
      const draw = seededDraw('jabberwocky leaky', seed);
      return checkLeak(leaky, jabberwockyProbe, 4, anyReader(4, draw), draw).leak;
    });
    expect(leaks.some((leak) => leak !== undefined)).toBe(true);
  });

  it('is caught where a view gives another hand away', () => {
    const leaky: typeof jabberwocky = {
      ...jabberwocky,
      publicView: (state) => ({
        ...jabberwocky.publicView(state),
        leader: state.round.hands.findIndex((hand) => hand.some((card) => card.endsWith('s'))),
      }),
    };
    const leaks = Array.from({ length: 20 }, (_, seed) => {
      const draw = seededDraw('jabberwocky leaky hands', seed);
      return checkLeak(leaky, jabberwockyProbe, 4, anyReader(4, draw), draw).leak;
    });
    expect(leaks.some((leak) => leak !== undefined)).toBe(true);
  });
});
