import { describe, expect, it } from 'vitest';
import { leaders, ranking, sharedOutcomes } from '../../src/engine/ranking.ts';

describe('a ranking', () => {
  it('puts the most first and lets equal ones share a place', () => {
    expect(ranking([4, 9, 4, 1], 'most')).toEqual([
      { seat: 1, count: 9, place: 1 },
      { seat: 0, count: 4, place: 2 },
      { seat: 2, count: 4, place: 2 },
      { seat: 3, count: 1, place: 4 },
    ]);
  });

  it('puts the fewest first where those are better', () => {
    expect(ranking([4, 0, 4, 9], 'fewest').map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
  });

  it('is led by all who share the first place', () => {
    expect(leaders([2, 7, 7, 0], 'most')).toEqual([1, 2]);
    expect(leaders([2, 7, 7, 0], 'fewest')).toEqual([3]);
  });
});

describe('outcomes where ties share', () => {
  it('let a single winner win', () => {
    expect(sharedOutcomes([2], 3)).toEqual(['lost', 'lost', 'won']);
  });

  it('let several share, and all others lose', () => {
    expect(sharedOutcomes([0, 2], 4)).toEqual(['shared', 'lost', 'shared', 'lost']);
  });
});
