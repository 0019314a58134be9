import { describe, expect, it } from 'vitest';
import { choices } from '../../../src/games/yak/legal.ts';
import {
  claimRanges,
  claimsOfPile,
  compareClaims,
  countPile,
  groupByCard,
  groupBySeat,
  nearestClaims,
} from '../../../src/games/yak/show.ts';
import { ANIMALS, LADDERS, type YakEvent } from '../../../src/games/yak/types.ts';
import { after, claim, doubt, pile, play, position } from './builders.ts';

const fiveVultures = {
  hands: ['yak1 stop', 'ibex2', 'yeti3'],
  pile: '1:yak1 2:stop',
  claim: '2: 5 vulture',
};

describe('the claims that may be made', () => {
  it('are one of each animal at the start of a pile', () => {
    const opening = position({ hands: ['yak1', 'ibex2'] });
    expect(claimRanges(choices(opening, 0))).toEqual(
      ANIMALS.map((animal) => ({ animal, min: 1, max: 1 })),
    );
  });

  it('leave out smaller animals on the ladder by animal', () => {
    expect(claimRanges(choices(position(fiveVultures), 0))).toEqual([
      { animal: 'yak', min: 1, max: 9 },
      { animal: 'ibex', min: 1, max: 9 },
      { animal: 'vulture', min: 6, max: 9 },
    ]);
  });

  it('start at the number or above it on the ladder by number', () => {
    const state = position({ ...fiveVultures, ladder: 'number-first' });
    expect(claimRanges(choices(state, 0))).toEqual([
      { animal: 'yak', min: 5, max: 9 },
      { animal: 'ibex', min: 5, max: 9 },
      { animal: 'vulture', min: 6, max: 9 },
      { animal: 'marmot', min: 6, max: 9 },
      { animal: 'yeti', min: 6, max: 9 },
    ]);
  });

  it('are none off turn', () => {
    expect(claimRanges(choices(position(fiveVultures), 1))).toEqual([]);
  });

  it('are at hand with the nearest first', () => {
    const byAnimal = choices(position(fiveVultures), 0);
    expect(nearestClaims(byAnimal, 'animal-first')).toEqual([
      { animal: 'vulture', number: 6 },
      { animal: 'ibex', number: 1 },
      { animal: 'yak', number: 1 },
    ]);
    const byNumber = choices(position({ ...fiveVultures, ladder: 'number-first' }), 0);
    expect(nearestClaims(byNumber, 'number-first').slice(0, 3)).toEqual([
      { animal: 'ibex', number: 5 },
      { animal: 'yak', number: 5 },
      { animal: 'yeti', number: 6 },
    ]);
  });

  it.each(LADDERS)('are exactly the higher ones, by %s', (ladder) => {
    const state = position({ ...fiveVultures, ladder });
    const legal = claimRanges(choices(state, 0));
    for (const animal of ANIMALS) {
      for (let number = 1; number <= 9; number++) {
        const isLegal = legal.some(
          (range) => range.animal === animal && range.min <= number && number <= range.max,
        );
        const isHigher = compareClaims({ animal, number }, claim('2: 5 vulture'), ladder) > 0;
        expect(isLegal, `${number} ${animal}`).toBe(isHigher);
      }
    }
  });
});

describe('the ladder of a pile', () => {
  it('has the claims since the last doubt, with who made each', () => {
    let state = position({ hands: ['yak1 yak2', 'ibex2 stop', 'yeti3'], draw: 'all ones stop' });
    const told: YakEvent[] = [];
    for (const [seat, move] of [
      [0, play('yak1', 1, 'yak')],
      [1, doubt],
      [1, play('ibex2', 1, 'ibex')],
      [2, play('yeti3', 2, 'ibex')],
    ] as const) {
      const step = after(state, seat, move);
      told.push(...step.events.map(({ event }) => event));
      state = step.state;
    }
    expect(claimsOfPile(told)).toEqual([claim('1: 1 ibex'), claim('2: 2 ibex')]);
  });

  it('is empty before the first claim', () => {
    expect(claimsOfPile([])).toEqual([]);
  });
});

describe('a counted pile', () => {
  const { cards } = countPile(pile('1:yak2 0:stop 1:yak2 2:joker1 0:yak1 1:ibex3 0:stop'), 'yak');

  it('is told by card, equal ones once', () => {
    expect(groupByCard(cards)).toEqual([
      { card: 'yak1', times: 1, worth: 1 },
      { card: 'yak2', times: 2, worth: 2 },
      { card: 'ibex3', times: 1, worth: 0 },
      { card: 'joker1', times: 1, worth: 1 },
      { card: 'stop', times: 2, worth: 0 },
    ]);
  });

  it('is told by seat, in the order in which they came in', () => {
    expect(groupBySeat(cards)).toEqual([
      {
        by: 1,
        groups: [
          { card: 'yak2', times: 2, worth: 2 },
          { card: 'ibex3', times: 1, worth: 0 },
        ],
        worth: 4,
      },
      {
        by: 0,
        groups: [
          { card: 'yak1', times: 1, worth: 1 },
          { card: 'stop', times: 2, worth: 0 },
        ],
        worth: 1,
      },
      { by: 2, groups: [{ card: 'joker1', times: 1, worth: 1 }], worth: 1 },
    ]);
  });
});
