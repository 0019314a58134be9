import { describe, expect, it } from 'vitest';
import { jabberwocky } from '../../../src/games/jabberwocky/game.ts';
import { disclose, privateView, publicView } from '../../../src/games/jabberwocky/view.ts';
import { cards, position, trick } from './builders.ts';

const state = position({
  hands: ['Ah 3h', '5h 6s 7s', '8c 9h Ts'],
  bids: [1, 2, 1],
  trick: '0:2c',
  leader: 0,
});

describe('the public view', () => {
  it('has everything that lies open, and hands as numbers', () => {
    expect(publicView(state)).toEqual({
      phase: 'playing',
      turn: [1],
      round: 1,
      cards: 3,
      dealer: 0,
      turned: '2s',
      trump: 's',
      bids: [1, 2, 1],
      tricks: [0, 0, 0],
      trick: trick('0:2c'),
      leader: 0,
      trumpPlayed: false,
      hands: [2, 3, 3],
      scores: [0, 0, 0],
      lastTrick: null,
      rounds: [],
      result: null,
    });
  });
});

describe('the private view', () => {
  it('has the own hand', () => {
    expect(privateView(state, 1)).toEqual({ hand: cards('5h 6s 7s') });
  });

  it('is empty for a seat that is none', () => {
    expect(privateView(state, 3)).toEqual({ hand: [] });
  });
});

describe('what is shown when the table ends', () => {
  it('is every card still held', () => {
    expect(disclose(state)).toEqual([
      {
        to: 'all',
        event: { type: 'hands', hands: [cards('3h Ah'), cards('5h 6s 7s'), cards('8c 9h Ts')] },
      },
    ]);
  });
});

describe('the record of a game', () => {
  it('names one winner and the losers', () => {
    expect(jabberwocky.outcomes({ scores: [3, 8, 5], winners: [1] }, 3)).toEqual([
      'lost',
      'won',
      'lost',
    ]);
  });

  it('says that first place was shared', () => {
    expect(jabberwocky.outcomes({ scores: [8, 8, 5], winners: [0, 1] }, 3)).toEqual([
      'shared',
      'shared',
      'lost',
    ]);
  });
});
