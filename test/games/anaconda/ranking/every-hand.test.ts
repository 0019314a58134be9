/** Every hand of five cards from 52, against the published frequencies of poker hands. */
import { describe, expect, it } from 'vitest';
import { DECK, type PlayingCard } from '../../../../src/engine/cards.ts';
import { codeOf } from '../../../../src/games/anaconda/ranking/codes.ts';
import { rankHigh } from '../../../../src/games/anaconda/ranking/high.ts';
import { rankLow } from '../../../../src/games/anaconda/ranking/low.ts';
import {
  CATEGORIES,
  categoryNumber,
  type Category,
} from '../../../../src/games/anaconda/ranking/rank.ts';
import { CODES, forEachChoice } from './codes.ts';
import { compareLists, slowHigh, slowLow } from './slow.ts';

type Ranker = (a: number, b: number, c: number, d: number, e: number) => number;
type Count = readonly [Category, number, number];

/** Number of hands, and of ranks that differ. */
const HIGH: readonly Count[] = [
  ['straight-flush', 40, 10],
  ['four-of-a-kind', 624, 156],
  ['full-house', 3_744, 156],
  ['flush', 5_108, 1_277],
  ['straight', 10_200, 10],
  ['three-of-a-kind', 54_912, 858],
  ['two-pairs', 123_552, 858],
  ['pair', 1_098_240, 2_860],
  ['high-card', 1_302_540, 1_277],
];

/** Straights and flushes are hands without a pair: 1,302,540 + 10,200 + 5,108 + 40, of 13 choose 5 ranks. */
const LOW: readonly Count[] = [
  ['four-of-a-kind', 624, 156],
  ['full-house', 3_744, 156],
  ['three-of-a-kind', 54_912, 858],
  ['two-pairs', 123_552, 858],
  ['pair', 1_098_240, 2_860],
  ['high-card', 1_317_888, 1_287],
];

const CARDS: ReadonlyMap<number, PlayingCard> = new Map(DECK.map((card) => [codeOf(card), card]));

interface Census {
  readonly counts: ReadonlyMap<string, number>;
  /** The first hand of each rank. */
  readonly samples: ReadonlyMap<number, readonly PlayingCard[]>;
}

function takeCensus(rank: Ranker): Census {
  const byRank = new Map<number, number>();
  const samples = new Map<number, readonly PlayingCard[]>();
  forEachChoice(CODES, 5, (hand) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = hand;
    const found = rank(a, b, c, d, e);
    const before = byRank.get(found);
    if (before === undefined)
      samples.set(
        found,
        hand.flatMap((code) => CARDS.get(code) ?? []),
      );
    byRank.set(found, (before ?? 0) + 1);
  });
  const counts = new Map<string, number>();
  for (const [found, times] of byRank) {
    const category = CATEGORIES[categoryNumber(found)] ?? `category ${found}`;
    counts.set(category, (counts.get(category) ?? 0) + times);
  }
  return { counts, samples };
}

describe.each([
  { side: 'high', rank: rankHigh, slow: slowHigh, expected: HIGH, total: 7_462 },
  { side: 'low', rank: rankLow, slow: slowLow, expected: LOW, total: 6_175 },
])('all 2,598,960 hands, ranked for $side', ({ rank, slow, expected, total }) => {
  const { counts, samples } = takeCensus(rank);

  it('fall into the categories as often as is published', () => {
    expect(new Map(counts)).toEqual(
      new Map(expected.map(([category, hands]) => [category, hands])),
    );
  });

  it('have as many different ranks as is published', () => {
    const ranks = new Map<string, number>();
    for (const found of samples.keys()) {
      const category = CATEGORIES[categoryNumber(found)] ?? '';
      ranks.set(category, (ranks.get(category) ?? 0) + 1);
    }
    expect(ranks).toEqual(
      new Map(expected.map(([category, , different]) => [category, different])),
    );
    expect(samples.size).toBe(total);
  });

  it('come in the order of the rules, each rank strictly above the one before', () => {
    const ascending = [...samples].toSorted(([one], [other]) => one - other);
    const keys = ascending.map(([, hand]) => slow(hand));
    const wrong = keys.findIndex((key, at) => {
      const next = keys[at + 1];
      return next !== undefined && compareLists(key, next) >= 0;
    });
    expect(wrong).toBe(-1);
  });
});
