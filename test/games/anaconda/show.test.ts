import { describe, expect, it } from 'vitest';
import { choices } from '../../../src/games/anaconda/legal.ts';
import {
  failedIn,
  isAllIn,
  nameHand,
  nameShown,
  ownPart,
  potsSoFar,
  priceOfCall,
  strongestFirst,
  wagerRange,
  wagersOf,
} from '../../../src/games/anaconda/show.ts';
import { publicView, result } from '../../../src/games/anaconda/view.ts';
import { betting, cards, declaring, play } from './builders.ts';

const fives = ['Ks Qd 9h 7c 4s', 'Jd Tc 8h 5s 2d', '9c 8d 6s 4d 2h'];

describe('a hand is named', () => {
  it('with its category, what makes it, and the rest', () => {
    expect(nameHand('high', cards('9s 5h 9d 9c 5d'), 'none')).toEqual({
      category: 'full-house',
      groups: ['9'],
      others: ['5'],
    });
  });

  it('for low with the ace as the lowest', () => {
    expect(nameHand('low', cards('6s 4d 3c As 2h'), 'none')).toEqual({
      category: 'high-card',
      groups: [],
      others: ['6', '4', '3', '2', 'A'],
    });
  });

  it('as far as it lies open', () => {
    expect(nameShown(cards('9s 9h Kd'), 'none')).toEqual({
      category: 'pair',
      groups: ['9'],
      others: ['K'],
    });
  });
});

describe('the price of a call', () => {
  it('is what is missing, or all that is left', () => {
    const view = publicView(betting({ fives, bets: [1, 5, 0], stacks: [100, 50, 3] }));
    expect([0, 1, 2].map((seat) => priceOfCall(view, seat))).toEqual([4, 0, 3]);
  });
});

describe('a seat is all-in', () => {
  const state = betting({ fives, stacks: [5, 0, 0], folded: [2] });

  it('with no chip left while it is in the hand', () => {
    const view = publicView(state);
    expect([0, 1, 2].map((seat) => isAllIn(view, seat))).toEqual([false, true, false]);
  });

  it('until the hand is over', () => {
    const view = publicView(play(state, ['0: fold']).state);
    expect(view.phase).toBe('over');
    expect(isAllIn(view, 0)).toBe(false);
  });
});

const A = '9s 9h 9d 5c 5d';
const B = '6s 4d 3c As 2h';
const C = 'Ks Kd Qh Jc 7d';
const FIVES = [A, B, C];

describe('what may be bet', () => {
  it.each([
    ['with nothing bet', {}, { min: 1, max: 5 }],
    ['with few chips', { stacks: [3, 9, 9] }, { min: 1, max: 3 }],
    ['with a bet to raise', { bets: [0, 4, 4], stacks: [6, 9, 9] }, { min: 1, max: 2 }],
    ['with chips for the call only', { bets: [0, 4, 4], stacks: [4, 9, 9] }, undefined],
    ['after the last raise', { bets: [0, 9, 4], raises: 3 }, undefined],
    ['with nobody to answer', { bets: [0, 4, 4], stacks: [9, 0, 0] }, undefined],
  ] as const)('%s is the same in public as for the seat on turn', (_what, given, range) => {
    const state = betting({ fives: FIVES, ...given });
    expect(wagersOf(publicView(state))).toEqual(range);
    const type = 'bets' in given ? 'raise' : 'bet';
    expect(wagerRange(choices(state, 0), type)).toEqual(range);
  });

  it('is nothing outside a betting round', () => {
    expect(wagersOf(publicView(declaring({ fives: FIVES })))).toBeUndefined();
  });
});

describe('the pots as they stand', () => {
  it.each([
    ['nobody is all-in', [10, 10, 10], [5, 8, 3], [], [[16, [0, 1, 2]]]],
    [
      'one is all-in for less than the bet',
      [0, 10, 10],
      [5, 8, 3],
      [],
      [
        [13, [0, 1, 2]],
        [3, [1, 2]],
      ],
    ],
    [
      'two are all-in, and a folded seat has paid',
      [0, 0, 4, 9],
      [2, 6, 6, 4],
      [3],
      [
        [8, [0, 1, 2]],
        [10, [1, 2]],
      ],
    ],
    ['an all-in seat was called by all', [0, 10], [5, 5], [], [[10, [0, 1]]]],
  ] as const)('where %s', (_what, stacks, paid, out, pots) => {
    const folded = stacks.map((_, seat) => out.some((one) => one === seat));
    expect(potsSoFar({ stacks, paid, folded })).toEqual(
      pots.map(([amount, eligible]) => ({ amount, eligible })),
    );
  });
});

describe('the best five, strongest first', () => {
  it.each([
    ['high', '2c 9s 5d 9h 5c Kd 9d', 'none', '9s 9h 9d 5d 5c'],
    ['high', '2c 4c 9c Jc Kc Ad As', 'none', 'Kc Jc 9c 4c 2c'],
    ['low', 'Kd 8s 5c Kc 3h 2d As', 'none', 'As 2d 3h 5c 8s'],
    ['high', '3c Ks Qd Kh 9s 5d 4c', 'howdy-doody', '3c Ks Kh Qd 9s'],
    ['low', 'Kc Qd Jd 8s 4c 2d As', 'howdy-doody', 'Kc As 2d 4c 8s'],
  ] as const)('for %s of %s with wild cards: %s', (side, hand, wild, best) => {
    expect(strongestFirst(side, cards(hand), wild)).toEqual(cards(best));
  });
});

describe('at the showdown', () => {
  const ended = (paid: readonly number[], moves: readonly string[], folded: readonly number[]) => {
    const { state } = play(declaring({ fives: [...FIVES, C], paid, folded }), moves);
    const view = publicView(state);
    return { view, pots: result(state)?.pots ?? [] };
  };

  it('whoever declared both and did not stand has failed', () => {
    const { view, pots } = ended(
      [10, 10, 10, 0],
      ['0: declare high', '1: declare both', '2: declare both'],
      [3],
    );
    expect(pots.map((pot) => failedIn(pot, view.declared))).toEqual([[1, 2]]);
  });

  it('whoever stands for both has not failed', () => {
    const { view, pots } = ended(
      [10, 10, 10, 0],
      ['0: declare low', '1: declare low', '2: declare both'],
      [3],
    );
    expect(pots.map((pot) => failedIn(pot, view.declared))).toEqual([[2]]);
    const alone = ended(
      [10, 10, 10, 0],
      ['0: declare both', '1: declare high', '2: declare high'],
      [3],
    );
    expect(alone.pots.map((pot) => failedIn(pot, alone.view.declared))).toEqual([[]]);
  });

  it('what comes back is told from what folded seats left behind', () => {
    const { view, pots } = ended(
      [10, 6, 6, 8],
      ['0: declare high', '1: declare low', '2: declare low'],
      [3],
    );
    expect(pots.map(({ amount }) => amount)).toEqual([24, 6]);
    expect(ownPart(pots[1] ?? fail(), view)).toBe(4);
  });
});

function fail(): never {
  throw new Error('There is no such pot.');
}
