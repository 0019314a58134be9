import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/games/yak/cards.ts';
import { countPile } from '../../../src/games/yak/count.ts';
import { countTogether, tallyOf } from '../../../src/games/yak/tally.ts';
import { ANIMALS, type Animal, type SpecialEffects } from '../../../src/games/yak/types.ts';
import { cards } from './builders.ts';

const count = (text: string, animal: Animal) =>
  countPile(
    cards(text).map((card) => ({ by: 0, card })),
    animal,
  );

describe('counting a pile', () => {
  const rows: readonly [string, string, Animal, number][] = [
    ['adds the values of the claimed animal', 'yak1 yak3 ibex2', 'yak', 4],
    ['finds nothing where the animal is missing', 'ibex2 marmot3', 'yak', 0],
    ['adds jokers to any animal', 'yeti2 joker1 joker2', 'yeti', 5],
    ['takes every animal for the claimed one under a valid all', 'all ibex2 marmot3', 'yak', 5],
    [
      'counts one instead of each value under a valid ones',
      'ones yak3 yak2 joker2 ibex3',
      'yak',
      3,
    ],
    [
      'counts animals and jokers with all and ones together',
      'all ones yak3 ibex2 joker2',
      'yeti',
      3,
    ],
    ['does not let several alls or ones add up', 'all all ones ones yak3 ibex2', 'yak', 2],
    ['voids all under one stop', 'stop all yak1 ibex3', 'yak', 1],
    ['voids ones under one stop, wherever it lies', 'ones yak3 stop', 'yak', 3],
    ['leaves jokers alone under one stop', 'stop ones joker2 yak1', 'yak', 3],
    ['lets two stops cancel each other', 'stop all stop ibex3', 'yak', 3],
    ['voids again under three stops', 'stop stop all stop ibex3 yak1', 'yak', 1],
    ['counts specials zero', 'all ones stop stop', 'yak', 0],
  ];

  it.each(rows)('%s', (_name, pile, animal, expected) => {
    expect(count(pile, animal).count).toBe(expected);
  });

  it('tells what each card counted, in the order of the pile', () => {
    const { cards: counted } = countPile(
      [
        { by: 1, card: 'yak3' },
        { by: 2, card: 'ones' },
        { by: 1, card: 'ibex2' },
        { by: 0, card: 'joker2' },
      ],
      'yak',
    );
    expect(counted).toEqual([
      { by: 1, card: 'yak3', worth: 1 },
      { by: 2, card: 'ones', worth: 0 },
      { by: 1, card: 'ibex2', worth: 0 },
      { by: 0, card: 'joker2', worth: 1 },
    ]);
  });

  const effects: readonly [string, SpecialEffects][] = [
    ['yak1', { stops: 0, all: 'absent', ones: 'absent' }],
    ['all yak1', { stops: 0, all: 'valid', ones: 'absent' }],
    ['all ones stop', { stops: 1, all: 'void', ones: 'void' }],
    ['stop ones stop', { stops: 2, all: 'absent', ones: 'valid' }],
    ['stop', { stops: 1, all: 'absent', ones: 'absent' }],
  ];

  it.each(effects)('tells how the specials of %s acted', (pile, expected) => {
    expect(count(pile, 'yak').effects).toEqual(expected);
  });

  it('gives the same by sums as card by card, however the pile is parted', () => {
    const somePile = fc.array(fc.constantFrom(...CARDS), { maxLength: 40 });
    fc.assert(
      fc.property(somePile, somePile, fc.constantFrom(...ANIMALS), (one, other, animal) => {
        const whole = [...one, ...other].map((card) => ({ by: 0, card }));
        expect(countTogether(tallyOf(one), tallyOf(other), animal)).toBe(
          countPile(whole, animal).count,
        );
      }),
    );
  });
});
