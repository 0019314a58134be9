import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyOf,
  exactly,
  integer,
  listOf,
  nullOr,
  number,
  oneOf,
  tableOf,
  text,
  truth,
  type Parser,
} from '../../src/engine/parse.ts';

interface Step {
  readonly to: number;
  readonly claim: string;
}
const step = exactly<Step>({ to: number, claim: text });
const tally = tableOf(['bat', 'fly'], integer(1, 8));

const rows: readonly {
  readonly what: string;
  readonly parser: Parser<unknown>;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}[] = [
  { what: 'a text', parser: text, good: ['', 'a'], bad: [1, null, undefined, ['a'], {}] },
  { what: 'a truth', parser: truth, good: [true, false], bad: ['true', 0, null, undefined] },
  { what: 'a number', parser: number, good: [0, -1, 1.5], bad: ['1', NaN, Infinity, null, true] },
  { what: 'an integer', parser: integer(2, 4), good: [2, 3, 4], bad: [1, 5, 2.5, '3', NaN, null] },
  { what: 'a word', parser: oneOf(['a', 'b']), good: ['a', 'b'], bad: ['c', '', 0, null] },
  { what: 'a text or null', parser: nullOr(text), good: [null, 'a'], bad: [undefined, 1] },
  {
    what: 'a list',
    parser: listOf(text),
    good: [[], ['a', 'b']],
    bad: ['a', [1], ['a', null], {}],
  },
  {
    what: 'a table',
    parser: tally,
    good: [{}, { bat: 1 }, { fly: 8, bat: 2 }],
    bad: [{ toad: 1 }, { bat: 0 }, { bat: '1' }, [], null, { constructor: 1 }],
  },
  {
    what: 'an object',
    parser: step,
    good: [
      { to: 1, claim: 'x' },
      { claim: '', to: 0.5 },
    ],
    bad: [
      {},
      { to: 1 },
      { to: 1, claim: 'x', more: 1 },
      { to: 1, more: 'x' },
      { to: '1', claim: 'x' },
      [1, 'x'],
      null,
      'step',
      Object.create({ to: 1, claim: 'x' }),
    ],
  },
  {
    what: 'one of several shapes',
    parser: anyOf<unknown>(step, text),
    good: ['a', { to: 1, claim: 'x' }],
    bad: [1, {}, null],
  },
];

describe.each(rows)('reading $what', ({ parser, good, bad }) => {
  it('gives what is of the shape', () => {
    for (const value of good) expect(parser(value)).toEqual(value);
  });
  it('gives undefined for everything else', () => {
    for (const value of bad) expect(parser(value), JSON.stringify(value)).toBeUndefined();
  });
});

it('what is read shares nothing with what was given', () => {
  const given = { to: 1, claim: 'x' };
  const read = step(given);
  given.to = 2;
  expect(read).toEqual({ to: 1, claim: 'x' });
});

it('no value from outside makes a parser throw', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const { parser } of rows) expect(() => parser(value)).not.toThrow();
    }),
  );
});
