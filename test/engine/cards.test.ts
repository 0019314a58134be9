import { describe, expect, it } from 'vitest';
import { DECK, faceOf, isPlayingCard, sortCards } from '../../src/engine/cards.ts';

describe('the deck', () => {
  it('has 52 different cards, thirteen of each suit', () => {
    expect(new Set(DECK).size).toBe(52);
    for (const suit of ['c', 'd', 'h', 's']) {
      expect(DECK.filter((card) => faceOf(card).suit === suit)).toHaveLength(13);
    }
  });
});

describe('a card', () => {
  it('has a rank, a suit and a height, ace high and two low', () => {
    expect(faceOf('As')).toEqual({ rank: 'A', suit: 's', height: 12 });
    expect(faceOf('2c')).toEqual({ rank: '2', suit: 'c', height: 0 });
  });

  it.each(['10h', '1h', 'AH', 'hA', 'A', '', 'joker', 'Ah '])('is not what %j says', (word) => {
    expect(isPlayingCard(word)).toBe(false);
  });
});

describe('cards', () => {
  it('are sorted by suit c d h s, then from two to ace', () => {
    expect(sortCards(['As', '2h', 'Td', 'Ac', '9h', '2s', '9c', 'Jd'])).toEqual([
      '9c',
      'Ac',
      'Td',
      'Jd',
      '2h',
      '9h',
      '2s',
      'As',
    ]);
  });
});
