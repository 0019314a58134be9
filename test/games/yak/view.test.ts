import { describe, expect, it } from 'vitest';
import { yak } from '../../../src/games/yak/game.ts';
import { disclose, privateView, publicView } from '../../../src/games/yak/view.ts';
import { cards, claim, pile, position } from './builders.ts';

const state = position({
  hands: ['yak1 stop', 'ibex2', 'yeti3'],
  draw: 'all ones',
  pile: '1:yak1 2:stop 1:ibex3',
  claim: '1: 3 yak',
  turn: 2,
  taken: [0, 4, 0],
});

describe('the public view', () => {
  it('counts cards instead of naming them', () => {
    expect(publicView(state)).toEqual({
      phase: 'playing',
      turn: [2],
      start: 0,
      ladder: 'animal-first',
      hands: [2, 1, 1],
      draw: 2,
      pile: [1, 2, 1],
      claim: claim('1: 3 yak'),
      taken: [0, 4, 0],
      lastPhase: false,
      last: null,
      result: null,
    });
  });
});

describe('the private view', () => {
  it('has the own hand and the own cards in the pile, in order', () => {
    expect(privateView(state, 1)).toEqual({ hand: ['ibex2'], played: ['yak1', 'ibex3'] });
    expect(privateView(state, 0)).toEqual({ hand: cards('stop yak1'), played: [] });
  });

  it('is empty for a seat that is none', () => {
    expect(privateView(state, 3)).toEqual({ hand: [], played: [] });
  });
});

describe('what is shown when the table ends', () => {
  it('is every hand and the pile that nobody doubted', () => {
    expect(disclose(state)).toEqual([
      {
        to: 'all',
        event: {
          type: 'hands',
          hands: [cards('stop yak1'), ['ibex2'], ['yeti3']],
          pile: pile('1:yak1 2:stop 1:ibex3'),
        },
      },
    ]);
  });
});

describe('the record of a game', () => {
  it('names one winner and the losers', () => {
    expect(yak.outcomes({ taken: [3, 0, 5], winners: [1] }, 3)).toEqual(['lost', 'won', 'lost']);
  });

  it('says that first place was shared', () => {
    expect(yak.outcomes({ taken: [2, 7, 2], winners: [0, 2] }, 3)).toEqual([
      'shared',
      'lost',
      'shared',
    ]);
  });
});
