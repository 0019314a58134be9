import { describe, expect, it } from 'vitest';
import { automatic } from '../../../src/games/jabberwocky/automatic.ts';
import { position } from './builders.ts';

describe('the last card of a round', () => {
  it('is played by itself by whoever leads to the last trick', () => {
    const state = position({ hands: ['4h', '5c', '9d'], quick: true });
    expect(automatic(state)).toEqual({ seat: 1, move: { type: 'play', card: '5c' } });
  });

  it('is played by itself by those who follow', () => {
    const state = position({ hands: ['4h', '', '9d'], trick: '1:5c', quick: true });
    expect(automatic(state)).toEqual({ seat: 2, move: { type: 'play', card: '9d' } });
  });

  it('is played by hand where the table wants it so', () => {
    expect(automatic(position({ hands: ['4h', '5c', '9d'], quick: false }))).toBeUndefined();
  });
});

it('an earlier card is played by hand, even where only one is legal', () => {
  const state = position({ hands: ['4h 8h', '7c', '9c Td'], trick: '1:5c', quick: true });
  expect(automatic(state)).toBeUndefined();
});

it('a bid is made by hand, however few the cards', () => {
  const state = position({
    hands: ['4h', '5c', '9d'],
    bids: [null, null, null],
    quick: true,
  });
  expect(automatic(state)).toBeUndefined();
});
