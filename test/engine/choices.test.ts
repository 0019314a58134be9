import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includes, list, sample, size, valuesOf } from '../../src/engine/choices.ts';
import { sameJson } from '../../src/engine/json.ts';
import type { Choices } from '../../src/engine/space.ts';
import { seededDraw } from '../conformance/seeded.ts';

/** One move of each shape that the four games have. */
type Move =
  | { readonly type: 'judge'; readonly truth: boolean }
  | { readonly type: 'fold' }
  | { readonly type: 'bet'; readonly amount: number }
  | { readonly type: 'give'; readonly cards: readonly string[] }
  | { readonly type: 'arrange'; readonly cards: readonly string[] }
  | {
      readonly type: 'play';
      readonly card: string;
      readonly claim: { readonly animal: string; readonly number: number };
    };

const judge: Choices<Move> = [
  { type: 'judge', fields: { truth: { kind: 'one-of', values: [true, false] } } },
];
const fold: Choices<Move> = [{ type: 'fold', fields: {} }];
const bet: Choices<Move> = [{ type: 'bet', fields: { amount: { kind: 'range', min: 2, max: 5 } } }];
const give: Choices<Move> = [
  {
    type: 'give',
    fields: { cards: { kind: 'selection', from: ['a', 'b', 'c', 'd'], count: 2, ordered: false } },
  },
];
const arrange: Choices<Move> = [
  {
    type: 'arrange',
    fields: { cards: { kind: 'selection', from: ['a', 'b', 'c', 'd'], count: 3, ordered: true } },
  },
];
const play: Choices<Move> = [
  {
    type: 'play',
    fields: {
      card: { kind: 'one-of', values: ['yak1', 'stop'] },
      claim: {
        kind: 'fields',
        fields: {
          animal: { kind: 'one-of', values: ['yak', 'ibex', 'yeti'] },
          number: { kind: 'range', min: 1, max: 4 },
        },
      },
    },
  },
];

describe('the size of a choice space', () => {
  const rows: readonly { what: string; choices: Choices<Move>; expected: number }[] = [
    { what: 'nothing at all', choices: [], expected: 0 },
    { what: 'a move without a field', choices: fold, expected: 1 },
    { what: 'one of two', choices: judge, expected: 2 },
    { what: 'a range, both ends included', choices: bet, expected: 4 },
    { what: 'two of four in any order', choices: give, expected: 6 },
    { what: 'three of four in order', choices: arrange, expected: 24 },
    { what: 'fields within a field', choices: play, expected: 24 },
    { what: 'several spaces together', choices: [...judge, ...fold, ...give], expected: 9 },
    {
      what: 'an empty range',
      choices: [{ type: 'bet', fields: { amount: { kind: 'range', min: 3, max: 2 } } }],
      expected: 0,
    },
    {
      what: 'more cards than there are',
      choices: [
        {
          type: 'give',
          fields: { cards: { kind: 'selection', from: ['a'], count: 2, ordered: false } },
        },
      ],
      expected: 0,
    },
    {
      what: 'none of the cards',
      choices: [
        {
          type: 'give',
          fields: { cards: { kind: 'selection', from: ['a'], count: 0, ordered: true } },
        },
      ],
      expected: 1,
    },
  ];
  it.each(rows)('of $what is $expected', ({ choices, expected }) => {
    expect(size(choices)).toBe(expected);
    expect(list(choices, 100)).toHaveLength(expected);
  });
});

describe('whether a move lies in a choice space', () => {
  const all = [...judge, ...bet, ...give, ...arrange, ...play];
  it.each<[unknown]>([
    [{ type: 'judge', truth: false }],
    [{ truth: true, type: 'judge' }],
    [{ type: 'bet', amount: 2 }],
    [{ type: 'bet', amount: 5 }],
    [{ type: 'give', cards: ['d', 'a'] }],
    [{ type: 'arrange', cards: ['d', 'a', 'b'] }],
    [{ type: 'play', card: 'stop', claim: { number: 4, animal: 'yeti' } }],
  ])('%j does', (move) => {
    expect(includes(all, move)).toBe(true);
  });

  it.each<[unknown]>([
    [undefined],
    [null],
    ['judge'],
    [[]],
    [{}],
    [{ type: 'fold' }],
    [{ type: 'judge' }],
    [{ truth: true }],
    [{ type: 'judge', truth: 'true' }],
    [{ type: 'judge', truth: true, extra: 1 }],
    [{ type: 'bet', amount: 1 }],
    [{ type: 'bet', amount: 6 }],
    [{ type: 'bet', amount: 2.5 }],
    [{ type: 'bet', amount: '2' }],
    [{ type: 'bet', constructor: 2 }],
    [{ type: 'give', cards: ['a'] }],
    [{ type: 'give', cards: ['a', 'a'] }],
    [{ type: 'give', cards: ['a', 'e'] }],
    [{ type: 'give', cards: { 0: 'a', 1: 'b', length: 2 } }],
    [{ type: 'give', cards: 'ab' }],
    [{ type: 'play', card: 'stop', claim: { animal: 'yeti' } }],
    [{ type: 'play', card: 'stop', claim: { animal: 'yeti', number: 1, more: 1 } }],
    [{ type: 'play', card: 'stop', claim: null }],
  ])('%j does not', (move) => {
    expect(includes(all, move)).toBe(false);
  });
});

describe('drawing from a choice space', () => {
  it('takes every kind of move as often as the others, however many ways it has', () => {
    const draw = seededDraw('kinds');
    const choices: Choices<Move> = [...judge, ...fold, ...play];
    const counts = new Map<string, number>();
    for (let round = 0; round < 3_000; round++) {
      const { type } = sample(choices, draw);
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    for (const type of ['judge', 'fold', 'play']) {
      expect(counts.get(type)).toBeGreaterThan(900);
      expect(counts.get(type)).toBeLessThan(1_100);
    }
  });

  it('takes every way of one kind alike, over all spaces of that kind', () => {
    const draw = seededDraw('ways');
    const small: Choices<Move> = [
      { type: 'bet', fields: { amount: { kind: 'one-of', values: [100] } } },
    ];
    const choices: Choices<Move> = [...small, ...bet];
    const counts = new Map<string, number>();
    for (let round = 0; round < 5_000; round++) {
      const label = JSON.stringify(sample(choices, draw));
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    expect(counts.size).toBe(5);
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(850);
      expect(count).toBeLessThan(1_150);
    }
  });

  it('never takes a kind that has no way', () => {
    const empty: Choices<Move> = [
      { type: 'judge', fields: { truth: { kind: 'one-of', values: [] } } },
    ];
    const draw = seededDraw('empty');
    expect(Array.from({ length: 50 }, () => sample([...empty, ...fold], draw).type)).toEqual(
      Array(50).fill('fold'),
    );
    expect(() => sample(empty, draw)).toThrow('nothing to pick');
    expect(() => sample([], draw)).toThrow('nothing to pick');
  });
});

describe('listing a choice space', () => {
  it('gives a selection of equal cards once', () => {
    const twoBats: Choices<Move> = [
      {
        type: 'give',
        fields: {
          cards: { kind: 'selection', from: ['bat', 'fly', 'bat'], count: 2, ordered: false },
        },
      },
    ];
    expect(list(twoBats, 10)).toEqual([
      { type: 'give', cards: ['bat', 'fly'] },
      { type: 'give', cards: ['bat', 'bat'] },
    ]);
    expect(includes(twoBats, { type: 'give', cards: ['bat', 'bat'] })).toBe(true);
    expect(includes(twoBats, { type: 'give', cards: ['fly', 'fly'] })).toBe(false);
  });

  it('stops at the limit, also where the space is huge', () => {
    const huge: Choices<Move> = [
      { type: 'bet', fields: { amount: { kind: 'range', min: 1, max: 1e12 } } },
    ];
    expect(list(huge, 2)).toEqual([
      { type: 'bet', amount: 1 },
      { type: 'bet', amount: 2 },
    ]);
    expect(list(huge, 0)).toEqual([]);
  });
});

it('the values of a range are those that it includes', () => {
  expect(valuesOf({ kind: 'range', min: 2, max: 4 })).toEqual([2, 3, 4]);
  expect(valuesOf({ kind: 'range', min: 2, max: 1 })).toEqual([]);
  expect(valuesOf({ kind: 'one-of', values: ['b', 'a'] })).toEqual(['b', 'a']);
});

describe('for any choice space', () => {
  const words = fc.uniqueArray(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 5 });
  const oneOf = words.map((values) => ({ kind: 'one-of', values }) as const);
  const range = fc
    .tuple(fc.integer({ min: -5, max: 5 }), fc.nat({ max: 6 }))
    .map(([min, more]) => ({ kind: 'range', min, max: min + more }) as const);
  const selection = fc
    .tuple(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 5 }), fc.nat(), fc.boolean())
    .map(([from, count, ordered]) => {
      return { kind: 'selection', from, count: count % (from.length + 1), ordered } as const;
    });
  const spaces: fc.Arbitrary<Choices<Move>> = fc
    .tuple(oneOf, oneOf, range, range, selection)
    .map(([card, animal, number, amount, cards]): Choices<Move> => [
      { type: 'bet', fields: { amount } },
      { type: cards.ordered ? 'arrange' : 'give', fields: { cards } },
      { type: 'play', fields: { card, claim: { kind: 'fields', fields: { animal, number } } } },
    ]);

  it('what is drawn is included, and listed up to the order of a selection', () => {
    fc.assert(
      fc.property(spaces, fc.string(), (choices, words) => {
        const move = sample(choices, seededDraw(words));
        expect(includes(choices, move)).toBe(true);
        const sorted = (one: Move): Move =>
          one.type === 'give' ? { ...one, cards: one.cards.toSorted() } : one;
        const listed = list(choices, 10_000).map(sorted);
        expect(listed.some((one) => sameJson(one, sorted(move)))).toBe(true);
      }),
    );
  });

  it('what is listed is included and different, and never more than its size', () => {
    fc.assert(
      fc.property(spaces, (choices) => {
        const moves = list(choices, 10_000);
        expect(moves.every((move) => includes(choices, move))).toBe(true);
        expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
        expect(moves.length).toBeLessThanOrEqual(size(choices));
      }),
    );
  });

  it('anything else from outside is not included', () => {
    fc.assert(
      fc.property(spaces, fc.jsonValue(), (choices, value) => {
        const isListed = list(choices, 10_000).some((move) => sameJson(move, value));
        expect(includes(choices, value)).toBe(isListed);
      }),
    );
  });
});
