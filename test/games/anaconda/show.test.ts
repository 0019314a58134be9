import { describe, expect, it } from 'vitest';
import { isAllIn, nameHand, nameShown, priceOfCall } from '../../../src/games/anaconda/show.ts';
import { publicView } from '../../../src/games/anaconda/view.ts';
import { betting, cards, play } from './builders.ts';

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
