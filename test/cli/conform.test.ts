import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLine } from '../../src/cli/conform/check.ts';
import { findDifference } from '../../src/cli/conform/difference.ts';
import type { CompareHands } from '../../src/cli/conform/ranking.ts';
import type { Vector } from '../../src/cli/conform/vector.ts';
import type { Verdict } from '../../src/cli/conform/verdict.ts';
import { isJsonObject } from '../../src/engine/json.ts';
import { createRegistry } from '../../src/engine/registry.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';

const registry = createRegistry([cockroach]);
const FILE = path.join(import.meta.dirname, '../conformance/vectors/cockroach.edge.jsonl');

/** A vector of four moves: a pass after a look, refused and played. */
const vector = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Vector)
  .find(({ name }) => name === 'cockroach-no-judging-after-peek');
if (vector === undefined) throw new Error('The vector of these tests is gone.');

/** As if a hand were its first card: `a` above `b` for high, `b` above `a` for low. */
const byFirstLetter: CompareHands = (side, [one = ''], [other = ''], wild) => {
  if (wild !== 'none') throw new Error(`There is no ${wild}.`);
  return side === 'high' ? one.localeCompare(other) : other.localeCompare(one);
};

const check = (value: unknown): Verdict =>
  checkLine(registry, byFirstLetter, JSON.stringify(value), 'file:1');
const withStep = (index: number, change: object): object => ({
  ...vector,
  steps: vector.steps.map((step, at) => (at === index ? { ...step, ...change } : step)),
});

const withField = (view: unknown, name: string, value: unknown): object => ({
  ...(isJsonObject(view) ? view : {}),
  [name]: value,
});

describe('a vector', () => {
  it('passes as it was made', () => {
    expect(check(vector)).toEqual({ name: vector.name, failure: undefined });
  });

  const initial = vector.initial;
  const refusedAt = vector.steps.findIndex((step) => 'refused' in step);
  const playedAt = vector.steps.findIndex((step) => 'public' in step);
  const rows: readonly {
    what: string;
    value: object;
    step: string;
    expected: string;
    found: string;
  }[] = [
    {
      what: 'another initial public view',
      value: {
        ...vector,
        initial: { ...initial, public: withField(initial.public, 'removed', 10) },
      },
      step: 'initial',
      expected: 'public removed = 10',
      found: '0',
    },
    {
      what: 'a field more in a view',
      value: {
        ...vector,
        initial: { ...initial, public: withField(initial.public, 'more', []) },
      },
      step: 'initial',
      expected: 'public more = []',
      found: 'nothing',
    },
    {
      what: 'a private view too few',
      value: { ...vector, initial: { ...initial, private: initial.private.slice(1) } },
      step: 'initial',
      expected: 'number of private views = 3',
      found: '4',
    },
    {
      what: 'another hand',
      value: {
        ...vector,
        initial: { ...initial, private: [{ hand: [], knows: null }, ...initial.private.slice(1)] },
      },
      step: 'initial',
      expected: 'private view of seat 0 hand[0] = nothing',
      found: '"bat"',
    },
    {
      what: 'another refusal',
      value: withStep(refusedAt, { refused: 'must-judge' }),
      step: `step ${refusedAt + 1}`,
      expected: 'refused must-judge',
      found: 'refused wrong-phase',
    },
    {
      what: 'a refusal that does not come',
      value: {
        ...vector,
        steps: [{ by: vector.steps[0]?.by, move: vector.steps[0]?.move, refused: 'bad-claim' }],
      },
      step: 'step 1',
      expected: 'refused bad-claim',
      found: 'the move is played',
    },
    {
      what: 'a move that is refused',
      value: withStep(playedAt, { move: { type: 'peek', at: 1 } }),
      step: `step ${playedAt + 1}`,
      expected: 'the move is played',
      found: 'refused bad-move',
    },
    {
      what: 'another private view after a move',
      value: withStep(playedAt, { private: { '1': { hand: ['toad'], knows: null } } }),
      step: `step ${playedAt + 1}`,
      expected: 'private view of seat 1 hand',
      found: '',
    },
    {
      what: 'another result',
      value: { ...vector, result: { loser: 0 } },
      step: 'result',
      expected: 'result = {"loser":0}',
      found: 'null',
    },
    {
      what: 'options that the game does not have',
      value: { ...vector, options: { fast: true } },
      step: 'options',
      expected: 'options of this game',
      found: 'Cockroach Poker has no options.',
    },
    {
      what: 'a set-up that cannot be',
      value: { ...vector, setup: { start: 9 } },
      step: 'setup',
      expected: 'a set-up of this game',
      found: 'The set-up has to be',
    },
    {
      what: 'a deck at which the engine throws',
      value: { ...vector, decks: [['bat']] },
      step: 'engine',
      expected: 'no fault',
      found: 'one deck',
    },
    {
      what: 'an unknown game',
      value: { ...vector, game: 'go-fish' },
      step: 'game',
      expected: 'one of cockroach',
      found: 'unknown game go-fish',
    },
  ];

  it.each(rows)('fails with $what', ({ value, step, expected, found }) => {
    const { name, failure } = check(value);
    expect(name).toBe(vector.name);
    expect(failure?.step).toContain(step);
    expect(failure?.expected).toContain(expected);
    expect(failure?.found).toContain(found);
  });

  it('fails where any word of a view is another one', () => {
    const text = JSON.stringify({ ...vector, why: '', name: 'mutated' });
    const [head = '', ...rest] = text.split('"initial":');
    const body = rest.join('"initial":');
    let mutants = 0;
    for (const { index, 0: token } of body.matchAll(TOKENS)) {
      // Claims and cards of refused moves may be anything: the refusal stays the same.
      if (isInsideMove(body, index)) continue;
      const mutated = `${body.slice(0, index)}"fly"${body.slice(index + token.length)}`;
      const { failure } = checkLine(
        registry,
        byFirstLetter,
        `${head}"initial":${mutated}`,
        'file:1',
      );
      expect(failure, `${token} at ${index}`).toBeDefined();
      mutants += 1;
    }
    expect(mutants).toBeGreaterThan(100);
  });
});

const TOKENS = /"(?:toad|bat|spider|deciding|passing)"|true|null/g;

function isInsideMove(body: string, index: number): boolean {
  const start = body.lastIndexOf('"move":', index);
  return start >= 0 && body.indexOf('}', start) > index;
}

describe('a line that is no vector', () => {
  it.each([
    { line: 'no json', found: 'no JSON' },
    { line: '[]', found: '' },
    { line: '{"v":2}', found: 'v: ' },
    { line: JSON.stringify({ ...vector, surplus: 1 }), found: 'surplus' },
    { line: '{"wild":"none","high":[]}', found: '' },
    { line: '{"wild":"none","high":[[]],"low":[]}', found: '' },
  ])('fails by its place: $found', ({ line, found }) => {
    const { name, failure } = checkLine(registry, byFirstLetter, line, 'file:7');
    expect(name).toBe('file:7');
    expect(failure?.found).toContain(found);
  });
});

describe('a ranking of hands', () => {
  const ranking = { wild: 'none', high: [[['a'], ['a']], [['b']]], low: [[['b']], [['a']]] };

  it('passes as the hands are ranked, by its place', () => {
    expect(check(ranking)).toEqual({ name: 'file:1', failure: undefined });
  });

  it.each([
    {
      what: 'equal hands in two groups',
      change: { high: [[['a']], [['a']]] },
      step: 'high, wild none: a and a',
      expected: 'the first is better',
      found: 'equal',
    },
    {
      what: 'different hands in one group',
      change: { high: [[['a'], ['b']]] },
      step: 'high, wild none: a and b',
      expected: 'equal',
      found: 'the first is better',
    },
    {
      what: 'groups in the wrong order',
      change: { low: [[['a']], [['b']]] },
      step: 'low, wild none: a and b',
      expected: 'the first is better',
      found: 'the second is better',
    },
    {
      what: 'wild cards at which the engine throws',
      change: { wild: 'deuces' },
      step: 'engine',
      expected: 'no fault',
      found: 'There is no deuces.',
    },
  ])('fails with $what', ({ change, step, expected, found }) => {
    expect(check({ ...ranking, ...change }).failure).toEqual({ step, expected, found });
  });
});

describe('a difference', () => {
  it.each<{ expected: unknown; found: unknown; path: string }>([
    { expected: { a: [1, { b: 2 }] }, found: { a: [1, { b: 3 }] }, path: 'a[1].b' },
    { expected: [1], found: [1, 2], path: '[1]' },
    { expected: { a: 1 }, found: {}, path: 'a' },
    { expected: {}, found: { a: null }, path: 'a' },
    { expected: { constructor: 1 }, found: {}, path: 'constructor' },
    { expected: [], found: {}, path: '' },
    { expected: 1, found: '1', path: '' },
  ])('between $expected and $found is at "$path"', ({ expected, found, path: at }) => {
    expect(findDifference(expected, found)?.path).toBe(at);
  });

  it('is none where only the order of keys differs', () => {
    expect(findDifference({ a: 1, b: [2] }, { b: [2], a: 1 })).toBeUndefined();
  });
});
