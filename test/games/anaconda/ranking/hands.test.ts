import { describe, expect, it } from 'vitest';
import { describeRank } from '../../../../src/games/anaconda/ranking/describe.ts';
import { compareHands } from '../../../../src/games/anaconda/ranking/compare.ts';
import {
  compareRanks,
  rankHand,
  rankShown,
  type HandSide,
} from '../../../../src/games/anaconda/ranking/hands.ts';
import type { Wild } from '../../../../src/games/anaconda/types.ts';
import { cards } from '../builders.ts';

/** `full-house 9 over 5`: the category, the ranks of the groups, the others. */
function say(side: HandSide, hand: string, wild: Wild): string {
  const { category, groups, others } = describeRank(side, rankHand(side, cards(hand), wild));
  return `${category} ${groups.join('')} over ${others.join('')}`;
}

describe('a hand is said', () => {
  it.each<[HandSide, string, string]>([
    ['high', 'As Ks Qs Js Ts', 'straight-flush A over '],
    ['high', '2d 5d 4d 3d Ad', 'straight-flush 5 over '],
    ['high', '9s 9h 9d 9c 2d', 'four-of-a-kind 9 over 2'],
    ['high', '9s 5h 9d 9c 5d', 'full-house 9 over 5'],
    ['high', 'Kd 2d 8d 9d Jd', 'flush  over KJ982'],
    ['high', '6s 7d 8h 9c Ts', 'straight T over '],
    ['high', 'Qs Qd 3h Qc As', 'three-of-a-kind Q over A3'],
    ['high', '2s 2d Kh Kc 7s', 'two-pairs K2 over 7'],
    ['high', '2s 2d Kh Ac 7s', 'pair 2 over AK7'],
    ['high', 'Ks As 2d 3h 4c', 'high-card  over AK432'],
    ['low', '2d 5d 4d 3d Ad', 'high-card  over 5432A'],
    ['low', 'As Ks Qs Js Ts', 'high-card  over KQJTA'],
    ['low', 'As Ad 2s Js Ts', 'pair A over JT2'],
    ['low', 'As Ad Js Jd Ts', 'two-pairs JA over T'],
    ['low', 'As Ad Js Jd Jc', 'full-house J over A'],
  ])('for %s: %s', (side, hand, words) => {
    expect(say(side, hand, 'none')).toBe(words);
  });

  it.each<[HandSide, string, string]>([
    ['high', 'Ad As Ac 3d 3h', 'five-of-a-kind A over '],
    ['high', '3c 3d 3h 3s 2c', 'five-of-a-kind 2 over '],
    ['high', '6h 7h 3s 3d 9h', 'straight-flush T over '],
    ['high', '4h 5h 6h 7h 3h', 'straight-flush 8 over '],
    ['high', 'Kc Kd 7s 3d 3h', 'four-of-a-kind K over 7'],
    ['high', 'Kc Kd 7s 7d 3h', 'full-house K over 7'],
    ['high', 'Ah Jh 9h 2h 3c', 'flush  over AKJ92'],
    ['high', 'As 2d 4h 5c 3c', 'straight 5 over '],
    ['high', '2d 4h 5c 6c 3c', 'straight 6 over '],
    ['high', 'Kc 9d 7s 3d 3h', 'three-of-a-kind K over 97'],
    ['high', 'Ac 9d 7s 2d 3h', 'pair A over 972'],
    ['low', 'Ks Kd 6h 4c 2d', 'high-card  over 6432A'],
    ['low', 'Ks Kd Kh Kc 5d', 'high-card  over 5432A'],
    ['low', 'Ks Qd Qh 2c Ad', 'pair Q over 32A'],
    ['low', '3s 3d Qh 2c Ad', 'pair 3 over Q2A'],
  ])('with howdy-doody, for %s: %s', (side, hand, words) => {
    expect(say(side, hand, 'howdy-doody')).toBe(words);
  });

  it('only where the number is a rank', () => {
    expect(() => describeRank('high', 10 * 2 ** 26)).toThrow('no rank of a hand');
  });
});

describe('what lies open is ranked by groups alone, from the best', () => {
  const order = (wild: Wild, hands: readonly string[]): readonly string[] =>
    hands.toSorted((one, other) =>
      compareRanks('high', rankShown(cards(one), wild), rankShown(cards(other), wild)),
    );

  it.each<[string, Wild, readonly string[]]>([
    [
      'four cards',
      'none',
      [
        '2c 2d 2h 2s',
        '9c 9d 9h As',
        'Ac Ad 9h 9s',
        'Ac Ad Kh Qs',
        'Kc Kd Ah Qs',
        'Ac Kc Qc 9c',
        'Ac Kd Qc 8c',
      ],
    ],
    ['a row of one suit is only its ranks', 'none', ['Tc 2d', '9c 8c']],
    ['three cards', 'none', ['4c 4d 4h', '5c 5d Ah', 'Ac Kc Qc']],
    [
      'four cards with wild threes',
      'howdy-doody',
      ['3c 3d 3h 3s', '3c 3d 3h Ks', '3c 3d Kh 9s', '3c Qd Qh 9s', '9c 9d 2h 2s', '3c Kd 9h 8s'],
    ],
  ])('%s', (_name, wild, hands) => {
    expect(order(wild, hands.toReversed())).toEqual(hands);
  });

  it.each<[string, string]>([
    ['3c', 'As'],
    ['3c 3d', 'Ac Ad'],
    ['3c 3d 3h', 'Ac Ad Ah'],
    ['3c 3d 3h 3s', 'Ac Ad Ah As'],
    ['3c Kd', 'Kc Ks'],
    ['3c 3d 2h', '2c 2d 2s'],
    ['3c Kd 9h', 'Kc Kh 9s'],
  ])('with howdy-doody %s is as good as %s', (wild, natural) => {
    expect(rankShown(cards(wild), 'howdy-doody')).toBe(rankShown(cards(natural), 'howdy-doody'));
  });

  it('kings are not wild, and without howdy-doody neither are threes', () => {
    expect(rankShown(cards('Kc'), 'howdy-doody')).toBe(rankShown(cards('Kd'), 'none'));
    expect(rankShown(cards('3c'), 'none')).toBeLessThan(rankShown(cards('4c'), 'none'));
  });
});

describe('two hands are compared', () => {
  it.each<[HandSide, string, string]>([
    ['low', '7s 5d 4c 3h 2s', '8s 4d 3c 2h As'],
    ['low', '8s 4d 3c 2h As', '2s 2d 4c 3h As'],
    ['high', '2s 3s 4s 5s 6s', 'As 2d 3d 4d 5d'],
    ['high', '2d 3d 4h 5s 6s', 'As 2d 3d 4d 5h'],
  ])('for %s: %s is better than %s', (side, better, worse) => {
    expect(compareHands(side, cards(better), cards(worse), 'none')).toBeLessThan(0);
    expect(compareHands(side, cards(worse), cards(better), 'none')).toBeGreaterThan(0);
  });

  it('and are equal in other suits', () => {
    expect(compareHands('high', cards('Kd Qd 8d 7d 2d'), cards('Ks Qs 8s 7s 2s'), 'none')).toBe(0);
  });

  it.each<[string, readonly string[], string, string]>([
    ['four cards', ['As', 'Ks', 'Qs', 'Js'], 'none', 'by five cards'],
    ['six cards', ['As', 'Ks', 'Qs', 'Js', 'Ts', '9s'], 'none', 'by five cards'],
    ['a word that is no card', ['As', 'Ks', 'Qs', 'Js', '10s'], 'none', 'There is no card 10s'],
    ['wild cards of another game', ['As', 'Ks', 'Qs', 'Js', 'Ts'], 'deuces', 'called deuces'],
  ])('%s is a fault', (_name, hand, wild, message) => {
    expect(() => compareHands('high', hand, cards('2c 3c 4c 5c 7d'), wild)).toThrow(message);
  });

  it.each([[''], ['2c 3c 4c 5c 6c']])('what is shown is one to four cards, not "%s"', (shown) => {
    expect(() => rankShown(cards(shown), 'none')).toThrow('One to four cards');
  });
});
