import { describe, expect, it } from 'vitest';
import { anaconda } from '../../../src/games/anaconda/game.ts';
import type { AwardedPot, GameResult } from '../../../src/games/anaconda/types.ts';
import { betting, dealt, declaring } from './builders.ts';

const fives = ['Ks Qd 9h 7c 4s', 'Jd Tc 8h 5s 2d', '9c 8d 6s 4d 2h'];

describe('played for chips', () => {
  it('it tells what was brought and what is left', () => {
    const setup = { dealer: 1, stacks: [5, 6, 7] };
    expect(anaconda.chips?.brought(setup)).toEqual(setup);
    const result: GameResult = { stacks: [8, 5, 5], won: [9, 0, 0], pots: [], shown: null };
    expect(anaconda.chips?.stacksAfter(result)).toEqual([8, 5, 5]);
  });

  it('whoever leaves folds, where it is asked in a betting round', () => {
    const state = betting({ fives });
    expect(anaconda.chips?.leavingMove(anaconda.choices(state, 0))).toEqual({ type: 'fold' });
  });

  it.each([
    ['passing', dealt({ stacks: [9, 9, 9] }).state],
    ['declaring', declaring({ fives })],
  ])('and where it is %s nothing is refused', (_name, state) => {
    expect(anaconda.chips?.leavingMove(anaconda.choices(state, 0))).toBeUndefined();
  });
});

describe('in the record', () => {
  const pot = (eligible: readonly number[], awards: readonly number[]): AwardedPot => ({
    amount: awards.reduce((sum, chips) => sum + chips, 0),
    eligible,
    awards,
    high: [],
    low: [],
  });
  const shown = [null, null, null];

  it.each<[string, Pick<GameResult, 'pots' | 'shown'>, readonly string[]]>([
    ['one seat took all', { pots: [pot([0, 1, 2], [0, 9, 0])], shown }, ['lost', 'won', 'lost']],
    [
      'high and low shared',
      { pots: [pot([0, 1, 2], [5, 4, 0])], shown },
      ['shared', 'shared', 'lost'],
    ],
    [
      'two pots went to two seats',
      { pots: [pot([0, 1, 2], [9, 0, 0]), pot([1, 2], [0, 4, 0])], shown },
      ['shared', 'shared', 'lost'],
    ],
    [
      'what comes back is no gain',
      { pots: [pot([0, 1, 2], [9, 0, 0]), pot([2], [0, 0, 4])], shown },
      ['won', 'lost', 'lost'],
    ],
    [
      'a share of no chip is no gain',
      { pots: [pot([0, 1, 2], [2, 1, 0])], shown },
      ['shared', 'shared', 'lost'],
    ],
    [
      'the one that did not fold has won',
      { pots: [pot([2], [0, 0, 9])], shown: null },
      ['lost', 'lost', 'won'],
    ],
  ])('%s', (_name, given, expected) => {
    expect(anaconda.outcomes({ stacks: [], won: [], ...given }, 3)).toEqual(expected);
  });
});

describe('more time is given', () => {
  it.each<[string, ReturnType<typeof betting>, boolean]>([
    ['for a pass', dealt({ stacks: [9, 9, 9] }).state, true],
    ['not for a bet', betting({ fives }), false],
    ['not for a declaration', declaring({ fives }), false],
  ])('%s', (_name, state, expected) => {
    expect(anaconda.isComposed(state, 0)).toBe(expected);
  });
});

it('nothing is told when the table ends: what a folded seat held stays its secret', () => {
  expect(anaconda.disclose(betting({ fives, folded: [1] }))).toEqual([]);
});
