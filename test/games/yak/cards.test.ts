import { describe, expect, it } from 'vitest';
import {
  CARDS,
  DECK,
  faceOf,
  isYakCard,
  sortAsText,
  sortForReading,
} from '../../../src/games/yak/cards.ts';
import { cards } from './builders.ts';

describe('the deck', () => {
  it('has the totals of the published game: 75 animals, 12 jokers, 20 specials', () => {
    const kinds = DECK.map((card) => faceOf(card).kind);
    expect(kinds.filter((kind) => kind === 'animal')).toHaveLength(75);
    expect(kinds.filter((kind) => kind === 'joker')).toHaveLength(12);
    expect(kinds.filter((kind) => !['animal', 'joker'].includes(kind))).toHaveLength(20);
  });

  it.each([
    ['yak1', 5],
    ['ibex2', 5],
    ['yeti3', 5],
    ['joker1', 6],
    ['joker2', 6],
    ['all', 6],
    ['ones', 6],
    ['stop', 8],
  ])('holds %s %i times', (card, copies) => {
    expect(DECK.filter((other) => other === card)).toHaveLength(copies);
  });

  it('is made of twenty different cards', () => {
    expect(CARDS).toHaveLength(20);
    expect(new Set(DECK)).toEqual(new Set(CARDS));
  });
});

describe('a card', () => {
  it('has its animal and value printed on it', () => {
    expect(faceOf('vulture2')).toEqual({ kind: 'animal', animal: 'vulture', value: 2 });
  });

  it('is a joker with a value, or a special without', () => {
    expect(faceOf('joker2')).toEqual({ kind: 'joker', value: 2 });
    expect(faceOf('stop')).toEqual({ kind: 'stop' });
  });

  it.each(['yak4', 'yak', 'joker3', 'Yak1', 'toString', ''])('is not what %j says', (word) => {
    expect(isYakCard(word)).toBe(false);
  });
});

describe('a hand', () => {
  const hand = cards('stop yeti1 joker2 yak3 all ibex1 ones yak1');

  it('is sorted as text for the view', () => {
    expect(sortAsText(hand)).toEqual(cards('all ibex1 joker2 ones stop yak1 yak3 yeti1'));
  });

  it('is sorted by animal, jokers, specials for reading', () => {
    expect(sortForReading(hand)).toEqual(cards('yak1 yak3 ibex1 yeti1 joker2 all ones stop'));
  });
});
