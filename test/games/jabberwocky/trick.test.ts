import { describe, expect, it } from 'vitest';
import type { PlayingCard, Suit } from '../../../src/engine/cards.ts';
import { followsSuit, winningCard } from '../../../src/games/jabberwocky/trick.ts';
import { cards, trick } from './builders.ts';

describe('a trick goes to', () => {
  it.each([
    ['the highest card of the suit led', '0:9h 1:Kh 2:Th', 1],
    ['the ace over the king', '0:Kh 1:Ah 2:Qh', 1],
    ['the ten over the nine', '0:9h 1:2h 2:Th', 2],
    ['the two when nobody follows', '0:2h 1:Ac 2:Ad', 0],
    ['the lowest trump over the ace of the suit led', '0:Ah 1:2s 2:Kh', 1],
    ['the highest of several trumps, whoever came first', '0:Ah 1:3s 2:2s', 1],
    ['the highest trump where trump is led', '0:9s 1:Ts 2:Ah', 1],
  ])('%s', (_name, text, winner) => {
    expect(winningCard(trick(text), 's')?.by).toBe(winner);
  });

  it('whoever leads so far while it is open, and nobody before the lead', () => {
    expect(winningCard(trick('2:9h 0:Th'), 's')).toEqual({ by: 0, card: 'Th' });
    expect(winningCard([], 's')).toBeUndefined();
  });
});

describe('a card follows suit', () => {
  it.each<[PlayingCard, string, Suit, boolean]>([
    ['3h', '3h As', 'h', true],
    ['As', '3h As', 'h', false],
    ['As', '3c As', 'h', true],
    ['3c', '3c As', 'h', true],
  ])('%s of %s when %s is led: %s', (card, hand, led, expected) => {
    expect(followsSuit(card, cards(hand), led)).toBe(expected);
  });
});
