/** Every hand with wild cards, against every hand that the wild cards could make of it. */
import { describe, expect, it } from 'vitest';
import { rankHigh, rankHighWithThrees } from '../../../../src/games/anaconda/ranking/high.ts';
import { rankLow, rankLowWithKings } from '../../../../src/games/anaconda/ranking/low.ts';
import {
  FIVE_OF_A_KIND,
  categoryNumber,
  groupsIn,
} from '../../../../src/games/anaconda/ranking/rank.ts';
import { CODES, forEachChoice, splitByHeight } from './codes.ts';

type Ranker = (a: number, b: number, c: number, d: number, e: number) => number;

const THREES = splitByHeight(1);
const KINGS = splitByHeight(11);

function rankAll(rank: Ranker, codes: readonly number[], more: readonly number[] = []): number {
  // Some sixty million hands are ranked here: no list is made for each.
  const at = (place: number): number =>
    (place < codes.length ? codes[place] : more[place - codes.length]) ?? 0;
  return rank(at(0), at(1), at(2), at(3), at(4));
}

/** What is wrong with hands of that many wild cards; nothing where all are right. */
function findFaults(
  wilds: number,
  { inside, outside }: typeof THREES,
  check: (natural: readonly number[], wild: readonly number[]) => boolean,
): { readonly hands: number; readonly faults: readonly string[] } {
  const wild = inside.slice(0, wilds);
  const faults: string[] = [];
  let hands = 0;
  forEachChoice(outside, 5 - wilds, (natural) => {
    hands += 1;
    if (!check(natural, wild)) faults.push(natural.join(' '));
  });
  return { hands, faults };
}

/** "Any card that is not among the natural ones of the hand, each wild card another." */
function bestHighOf(natural: readonly number[]): number {
  const free = CODES.filter((code) => !natural.includes(code));
  let best = 0;
  forEachChoice(free, 5 - natural.length, (standing) => {
    best = Math.max(best, rankAll(rankHigh, natural, standing));
  });
  return best;
}

/** Any ranks, equal ones too: the best of them is all that counts. */
function bestLowOf(natural: readonly number[]): number {
  if (natural.length === 5) {
    // Five of a kind is the worst of all, and no natural hand.
    const isFiveOfAKind = new Set(natural.map((code) => code >> 2)).size === 1;
    return isFiveOfAKind ? Infinity : rankAll(rankLow, natural);
  }
  let best = Infinity;
  for (let height = 0; height < 13; height++) {
    best = Math.min(best, bestLowOf([...natural, 4 * height]));
  }
  return best;
}

// Which of the threes or kings are held makes no difference, so the first ones stand for all.
const TABLE = [
  { wilds: 1, natural: 194_580 },
  { wilds: 2, natural: 17_296 },
  { wilds: 3, natural: 1_128 },
  { wilds: 4, natural: 48 },
];

describe.each(TABLE)('with $wilds wild cards', ({ wilds, natural: expected }) => {
  it('a high hand is the best that they can make, or five of a kind', () => {
    const { hands, faults } = findFaults(wilds, THREES, (natural, wild) => {
      const found = rankAll(rankHighWithThrees, natural, wild);
      const [first = 0] = natural;
      if (natural.every((code) => code >> 2 === first >> 2)) {
        return categoryNumber(found) === FIVE_OF_A_KIND && groupsIn(found) === 1 << (first >> 2);
      }
      return found === bestHighOf(natural);
    });
    expect(faults).toEqual([]);
    expect(hands).toBe(expected);
  });

  it('a low hand is the best that they can make', () => {
    const { hands, faults } = findFaults(
      wilds,
      KINGS,
      (natural, wild) => rankAll(rankLowWithKings, natural, wild) === bestLowOf(natural),
    );
    expect(faults).toEqual([]);
    expect(hands).toBe(expected);
  });

  it('it makes no difference which of them are held, nor in what order the cards come', () => {
    const natural = THREES.outside.filter((code) => code >> 2 !== 11).slice(0, 5 - wilds);
    for (const [rank, { inside }] of [
      [rankHighWithThrees, THREES],
      [rankLowWithKings, KINGS],
    ] as const) {
      const ranks = new Set<number>();
      forEachChoice(inside, wilds, (wild) => {
        ranks.add(rankAll(rank, natural, wild));
        ranks.add(rankAll(rank, wild, natural.toReversed()));
      });
      expect(ranks.size).toBe(1);
    }
  });
});

describe('without a wild card', () => {
  it('a hand is ranked as without howdy-doody', () => {
    for (const [{ outside }, natural, wild] of [
      [THREES, rankHigh, rankHighWithThrees],
      [KINGS, rankLow, rankLowWithKings],
    ] as const) {
      let differences = 0;
      forEachChoice(outside, 5, (hand) => {
        if (rankAll(natural, hand) !== rankAll(wild, hand)) differences += 1;
      });
      expect(differences).toBe(0);
    }
  });
});
