import { describe, expect, it } from 'vitest';
import { choices } from '../../../src/games/anaconda/legal.ts';
import { safeMove } from '../../../src/games/anaconda/safe.ts';
import type { Move, Options, State } from '../../../src/games/anaconda/types.ts';
import { privateView, publicView } from '../../../src/games/anaconda/view.ts';
import { sortCards } from '../../../src/engine/cards.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { betting, cards, dealt, declaring } from './builders.ts';

const draw = seededDraw('anaconda safe');
const fives = ['Ks Qd 9h 7c 4s', 'Jd Tc 8h 5s 2d', '9c 8d 6s 4d 2h'];

function safeFor(state: State, seat = 0): Move {
  const view = { seat, public: publicView(state), private: privateView(state, seat) };
  return safeMove(view, choices(state, seat), draw);
}

/** Seat 0 holds these cards, at the start of its first pass or while arranging. */
function holding(hand: string, name: 'passing' | 'arranging', given: Partial<Options>): State {
  const { state } = dealt({ stacks: [50, 50, 50], options: given });
  return {
    ...state,
    hands: state.hands.with(0, sortCards(cards(hand))),
    phase:
      name === 'passing'
        ? { name, stage: 'pass-1', given: [null, null, null] }
        : { name, stage: 'arrange' },
  };
}

describe('somebody absent', () => {
  it('checks where nothing is bet, else folds: it never pays', () => {
    expect(safeFor(betting({ fives }))).toEqual({ type: 'check' });
    expect(safeFor(betting({ fives, bets: [0, 1, 0] }))).toEqual({ type: 'fold' });
  });

  it.each<[string, string, Partial<Options>, string]>([
    ['keeps its full house', '9s 9h 9d 5c 5d Ks Qs', {}, 'Ks Qs 5c'],
    ['keeps low cards for low', '7s 5d 4c 3h 2s Ks Kd', {}, 'Ks Kd 7s'],
    [
      'keeps a pair where low is not declared',
      '7s 5d 4c 3h 2s Ks Kd',
      { declare: false },
      '2s 3h 4c',
    ],
    ['keeps wild threes', '3s 3h Ks Kd 9c 8d 2h', { wild: 'howdy-doody' }, '2h 8d 9c'],
    ['keeps wild kings for low', 'Ks Kh 2d 4s 6h 8d 8c', { wild: 'howdy-doody' }, '8d 8c 6h'],
  ])('%s when it gives three', (_name, hand, given, expected) => {
    const move = safeFor(holding(hand, 'passing', given));
    expect(move.type === 'give' ? sortCards(move.cards) : move).toEqual(sortCards(cards(expected)));
  });

  it.each<[string, string, Partial<Options>, string]>([
    ['a flush', 'As Js 9s 7s 2s Ad Ah', {}, 'As Js 9s 7s 2s'],
    ['the lowest five', 'As 2d 3h 5c 8s 9s Kd', {}, 'As 2d 3h 5c 8s'],
    [
      'the best high five where low is not declared',
      'As 2d 3h 5c 8s 9s Kd',
      { declare: false },
      'As Kd 9s 8s 5c',
    ],
    ['five of a kind', '3s 3h 3d 9s 9h 2c 4c', { wild: 'howdy-doody' }, '3s 3h 3d 9s 9h'],
    ['of six cards too', 'As 2d 3h 5c 8s Kd', { cards: 6 }, 'As 2d 3h 5c 8s'],
  ])('arranges %s', (_name, hand, given, expected) => {
    const move = safeFor(holding(hand, 'arranging', given));
    expect(move.type === 'arrange' ? sortCards(move.cards) : move).toEqual(
      sortCards(cards(expected)),
    );
  });

  it('turns them up in an order that is drawn', () => {
    const state = holding('As Js 9s 7s 2s Ad Ah', 'arranging', {});
    const orders = new Set(Array.from({ length: 20 }, () => JSON.stringify(safeFor(state))));
    expect(orders.size).toBeGreaterThan(5);
  });

  it.each<[string, string]>([
    ['9s 9h 9d 5c 5d', 'high'],
    ['7s 5d 4c 3h 2s', 'low'],
    // A wheel is rarer as the best low than as a straight.
    ['5s 4d 3c 2h As', 'low'],
    ['Ks Kd Qh Jc 7d', 'high'],
    ['2s 2d 4h 4c 7d', 'high'],
    ['9s 7d 5h 4c 2d', 'low'],
  ])('declares %s %s', (hand, side) => {
    expect(safeFor(declaring({ fives: [hand, ...fives.slice(1)] }))).toEqual({
      type: 'declare',
      side,
    });
  });
});
