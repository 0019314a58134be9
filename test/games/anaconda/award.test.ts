import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  shareOut,
  winnersOf,
  type Contender,
  type Winners,
} from '../../../src/games/anaconda/award.ts';
import { rankHand } from '../../../src/games/anaconda/ranking/hands.ts';
import { clockwiseFrom } from '../../../src/games/anaconda/round.ts';
import { SIDES, type Side } from '../../../src/games/anaconda/types.ts';
import { cards } from './builders.ts';

const HANDS = {
  wheel: '5s 4d 3c 2h As',
  wheelToo: '5d 4h 3s 2c Ad',
  sixHigh: '6s 4d 3c 2h As',
  sixLow: '6d 4h 3s 2c Ad',
  sevenHigh: '7s 5d 4c 3h 2s',
  nineHigh: '9h 5h 4s 3d 2d',
  pairOfTwos: '2s 2d 8c 7h 5s',
  kings: 'Ks Kd Qh Jc 7d',
  kingsToo: 'Kh Kc Qd Js 7s',
  trips: '8s 8d 8h Kc 2d',
  straight: '6h 5c 4h 3h 2c',
  flush: '8h 6h 5h 4h 2h',
  nines: '9s 9h 9d 5c 5d',
} as const;
type HandName = keyof typeof HANDS;

/** `'high nines'`: what a seat declared, and its hand. */
function contend(entries: readonly string[]): readonly Contender[] {
  return entries.map((entry, seat) => {
    const [side, name] = entry.split(' ') as [Side, HandName];
    const hand = cards(HANDS[name]);
    return {
      seat,
      side,
      high: rankHand('high', hand, 'none'),
      low: rankHand('low', hand, 'none'),
    };
  });
}

function say({ high, low, failed, cardsSpoke }: Winners): string {
  const spoke = cardsSpoke ? ', the cards speak' : '';
  return `high ${high.join(' ')}, low ${low.join(' ')}, failed ${failed.join(' ')}${spoke}`;
}

describe('the winners of a pot', () => {
  it.each<[string, readonly string[], string]>([
    [
      'the worked example: the best high and the best low',
      ['high nines', 'low sixHigh', 'high kings'],
      'high 0, low 1, failed ',
    ],
    [
      'the worked example with B on both: it fails for high, and nobody is left for low',
      ['high nines', 'both sixHigh', 'high kings'],
      'high 0, low , failed 1',
    ],
    [
      'only what was declared counts: a better low hand that went high',
      ['high wheel', 'low nineHigh', 'high kings'],
      'high 0, low 1, failed ',
    ],
    [
      'the only low hand wins its half with whatever it holds',
      ['high nines', 'low kings', 'high trips'],
      'high 0, low 1, failed ',
    ],
    ['nobody low: the best high alone', ['high kings', 'high trips'], 'high 1, low , failed '],
    ['nobody high: the best low alone', ['low sevenHigh', 'low wheel'], 'high , low 1, failed '],
    [
      'a both-seat that stands wins both ways',
      ['both wheel', 'high trips', 'low sixHigh'],
      'high 0, low 0, failed ',
    ],
    [
      'equal is enough, for low: the high half and a share of the low half',
      ['both wheel', 'high trips', 'low wheelToo'],
      'high 0, low 0 2, failed ',
    ],
    [
      'equal is enough, for high: the low half and a share of the high half',
      ['both wheel', 'high wheelToo', 'low sixHigh'],
      'high 0 1, low 0, failed ',
    ],
    [
      'a straight is not the best low: both its winners share that half',
      ['both straight', 'high trips', 'low sixHigh', 'low sixLow'],
      'high 1, low 2 3, failed 0',
    ],
    [
      'equal is enough, for high and low: each half is shared',
      ['both wheel', 'high wheelToo', 'low wheelToo'],
      'high 0 1, low 0 2, failed ',
    ],
    [
      'a both-seat beaten for low only leaves both sides, and a weaker high hand wins',
      ['both nines', 'high kings', 'low sevenHigh'],
      'high 1, low 2, failed 0',
    ],
    [
      'a both-seat beaten for high only: the next best low wins',
      ['both sixHigh', 'high kings', 'low nineHigh'],
      'high 1, low 2, failed 0',
    ],
    [
      'the only one for high fails: the best low takes both halves',
      ['both nines', 'low sevenHigh', 'low sixHigh'],
      'high , low 2, failed 0',
    ],
    [
      'nobody opposes a both-seat for high: it is tested for low alone',
      ['both sixHigh', 'low sevenHigh'],
      'high 0, low 0, failed ',
    ],
    [
      'a both-seat that fails still beats another one',
      ['both nines', 'both wheel', 'low sevenHigh'],
      'high , low 2, failed 0 1',
    ],
    [
      'two both-seats with equal hands stand together',
      ['both wheel', 'both wheelToo', 'high trips'],
      'high 0 1, low 0 1, failed ',
    ],
    [
      'everybody declared both and one stands',
      ['both wheel', 'both kings', 'both trips'],
      'high 0, low 0, failed 1 2',
    ],
    [
      'everybody declared both and nobody stands',
      ['both nines', 'both sixHigh', 'both kings'],
      'high 0, low 1, failed 0 1 2, the cards speak',
    ],
    [
      'nobody of the both-seats stands, but others are there: the cards do not speak',
      ['both nines', 'both sixHigh', 'low nineHigh'],
      'high , low 2, failed 0 1',
    ],
    ['equal hands win together', ['high kings', 'high kingsToo'], 'high 0 1, low , failed '],
  ])('%s', (_name, entries, expected) => {
    expect(say(winnersOf(contend(entries)))).toBe(expected);
  });

  const contenders = fc
    .array(
      fc.record({
        side: fc.constantFrom(...SIDES),
        high: fc.integer({ min: 0, max: 4 }),
        low: fc.integer({ min: 0, max: 4 }),
      }),
      { minLength: 2, maxLength: 7 },
    )
    .map((list): readonly Contender[] => list.map((one, seat) => ({ seat, ...one })));

  it('are always somebody, never one that failed unless the cards speak, and only of their side', () => {
    fc.assert(
      fc.property(contenders, (list) => {
        const { high, low, failed, cardsSpoke } = winnersOf(list);
        expect(high.length + low.length).toBeGreaterThan(0);
        expect(cardsSpoke).toBe(failed.length === list.length);
        for (const { seat, side } of list) {
          if (high.includes(seat)) expect(side).not.toBe('low');
          if (low.includes(seat)) expect(side).not.toBe('high');
          if (!failed.includes(seat)) continue;
          expect(side).toBe('both');
          if (!cardsSpoke) expect([...high, ...low]).not.toContain(seat);
        }
      }),
    );
  });

  it('hold a both-seat that stands on either side', () => {
    fc.assert(
      fc.property(contenders, (list) => {
        const { high, low, failed } = winnersOf(list);
        const standing = list.filter(({ side, seat }) => side === 'both' && !failed.includes(seat));
        for (const { seat } of standing) {
          expect(high).toContain(seat);
          expect(low).toContain(seat);
        }
      }),
    );
  });
});

describe('a pot is shared out', () => {
  const seats = 5;
  it.each<[string, number, readonly number[], readonly number[], number, readonly number[]]>([
    ['the worked example: 30 chips', 30, [0], [1], 4, [15, 15, 0, 0, 0]],
    ['an odd chip goes to the high half', 31, [0], [1], 4, [16, 15, 0, 0, 0]],
    ['one chip is all for high', 1, [2], [1], 4, [0, 0, 1, 0, 0]],
    ['high alone takes all', 31, [3], [], 4, [0, 0, 0, 31, 0]],
    ['low alone takes all', 31, [], [3], 4, [0, 0, 0, 31, 0]],
    ['both ways to one seat', 31, [2], [2], 4, [0, 0, 31, 0, 0]],
    ['an odd chip to the nearest left of the dealer', 15, [0, 3], [], 1, [7, 0, 0, 8, 0]],
    ['the dealer comes last', 15, [1, 3], [], 1, [0, 7, 0, 8, 0]],
    ['two odd chips go one each', 20, [0, 1, 3], [], 2, [7, 6, 0, 7, 0]],
    ['each half has its own odd chip', 25, [0, 2], [1, 4], 3, [7, 6, 6, 0, 6]],
    ['a share may be no chip at all', 3, [0], [1, 2], 1, [2, 0, 1, 0, 0]],
  ])('%s', (_name, amount, high, low, dealer, expected) => {
    expect(shareOut(amount, { high, low }, clockwiseFrom(dealer + 1, seats))).toEqual(expected);
  });

  it('to the last chip, and equal hands differ by no more than one', () => {
    const some = fc.subarray([0, 1, 2, 3, 4], { minLength: 1 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), some, fc.nat(4), (amount, high, dealer) => {
        const shares = shareOut(amount, { high, low: [] }, clockwiseFrom(dealer + 1, seats));
        expect(shares.reduce((sum, chips) => sum + chips, 0)).toBe(amount);
        const ofWinners = high.map((seat) => shares[seat] ?? 0);
        expect(Math.max(...ofWinners) - Math.min(...ofWinners)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
