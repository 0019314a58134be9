import { describe, expect, it } from 'vitest';
import {
  groupBySuit,
  hookedBid,
  scoresOf,
  sumOfBids,
  tricksNeeded,
} from '../../../src/games/jabberwocky/show.ts';
import { publicView } from '../../../src/games/jabberwocky/view.ts';
import { cards, position } from './builders.ts';

describe('the sum of the bids', () => {
  it('leaves out those still missing', () => {
    expect(sumOfBids([null, 2, 0, 3])).toBe(5);
    expect(sumOfBids([null, null])).toBe(0);
  });
});

describe('the hook', () => {
  it.each<[string, readonly (number | null)[], number, number | undefined]>([
    ['makes the sum equal the number of cards', [null, 1, 1], 3, 1],
    ['is zero where the others have bid as many as there are cards', [null, 2, 1], 3, 0],
    ['is none where they have bid more', [null, 3, 1], 3, undefined],
    ['is none before the dealer’s turn', [null, 3, null], 3, undefined],
    ['is none once all have bid', [2, 1, 1], 3, undefined],
  ])('%s', (_name, bids, cards, expected) => {
    expect(hookedBid(bids, cards)).toBe(expected);
  });
});

describe('the tricks still needed', () => {
  const view = publicView(
    position({ hands: ['', '', '', ''], bids: [2, 1, 0, null], tricks: [0, 1, 2, 0] }),
  );

  it.each([
    [0, 2],
    [1, 0],
    [2, -2],
    [3, null],
  ])('of seat %i are %s', (seat, expected) => {
    expect(tricksNeeded(view, seat)).toBe(expected);
  });
});

describe('the scores', () => {
  it('add up over the rounds', () => {
    const round = (...points: number[]) => ({ bids: [], tricks: [], points });
    expect(scoresOf([round(1, 0, 1), round(1, 0, 0)], 3)).toEqual([2, 0, 1]);
    expect(scoresOf([], 3)).toEqual([0, 0, 0]);
  });
});

describe('a hand', () => {
  it('is told suit by suit, trumps last', () => {
    expect(groupBySuit(cards('2c 9c Td 3s As'), 'c')).toEqual([
      { suit: 'd', isTrump: false, cards: cards('Td') },
      { suit: 's', isTrump: false, cards: cards('3s As') },
      { suit: 'c', isTrump: true, cards: cards('2c 9c') },
    ]);
  });
});
