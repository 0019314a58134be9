import { describe, expect, it } from 'vitest';
import type { Draw } from '../../../src/engine/random.ts';
import { choices, turn } from '../../../src/games/cockroach/legal.ts';
import { safeMove } from '../../../src/games/cockroach/safe.ts';
import type { Move, State } from '../../../src/games/cockroach/types.ts';
import { privateView, publicView } from '../../../src/games/cockroach/view.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { offer, peek, play, table, type Table } from './build.ts';

function safeMoveAt(state: State, draw: Draw): Move {
  const [seat = -1] = turn(state);
  const view = { seat, public: publicView(state), private: privateView(state, seat) };
  return safeMove(view, choices(state, seat), draw);
}

/** Every safe move that a hundred draws bring about. */
function safeMoves(state: State): readonly Move[] {
  const draw = seededDraw('safe');
  return Array.from({ length: 100 }, () => safeMoveAt(state, draw));
}

const distinct = (values: readonly unknown[]): readonly unknown[] =>
  [...new Set(values)].toSorted();

describe('a safe offer', () => {
  const state = table({
    hands: ['bat toad toad', 'fly', 'fly', 'fly'],
    faceUp: { 0: { rat: 3 }, 1: { rat: 2 }, 2: { fly: 2 }, 3: { spider: 1 } },
  });
  const offers = safeMoves(state).filter((move) => move.type === 'offer');

  it('is of a creature that the hand holds most of', () => {
    expect(distinct(offers.map(({ card }) => card))).toEqual(['toad']);
    const even = safeMoves(table({ hands: ['bat fly', 'fly'] }));
    expect(distinct(even.map((move) => move.type === 'offer' && move.card))).toEqual([
      'bat',
      'fly',
    ]);
  });

  it('goes to one of the other seats in most danger', () => {
    expect(distinct(offers.map(({ to }) => to))).toEqual([1, 2]);
  });

  it('is true half of the time, and else any other creature', () => {
    const truths = offers.filter(({ claim }) => claim === 'toad').length;
    expect(truths).toBeGreaterThan(35);
    expect(truths).toBeLessThan(65);
    expect(distinct(offers.map(({ claim }) => claim))).toHaveLength(8);
  });

  it('claims no creature whose eight cards all lie open', () => {
    const open = { ...state, faceUp: [{ rat: 3 }, { rat: 3 }, { rat: 2 }, {}] };
    const claims = safeMoves(open).map((move) => move.type === 'offer' && move.claim);
    expect(distinct(claims)).toHaveLength(7);
    expect(claims).not.toContain('rat');
  });

  it('goes to the same seat whatever the card is', () => {
    const receivers = ['bat', 'fly', 'rat', 'toad'].map((card) => {
      const other = table({
        hands: [card, 'fly', 'fly', 'fly'],
        faceUp: { 1: { rat: 2 }, 2: { fly: 1 }, 3: { toad: 1 } },
      });
      return distinct(safeMoves(other).map((move) => move.type === 'offer' && move.to));
    });
    expect(receivers).toEqual([[1], [1], [1], [1]]);
  });
});

describe('a safe answer', () => {
  const rows: readonly { what: string; at: Table; answers: readonly boolean[] }[] = [
    {
      what: 'doubts a creature of which it holds more than its share',
      at: { hands: ['toad', 'toad toad toad bat', 'fly'] },
      answers: [false],
    },
    {
      what: 'believes a creature of which it sees less than its share',
      at: { hands: ['toad', 'bat bat fly rat', 'fly'] },
      answers: [true],
    },
    {
      what: 'counts the cards that lie open',
      at: { hands: ['toad', 'bat', 'fly'], faceUp: { 0: { toad: 3 }, 2: { toad: 2 } } },
      answers: [false],
    },
    {
      what: 'doubts a creature of which it sees all eight',
      at: { hands: ['bat', 'toad toad toad', 'fly'], faceUp: { 0: { toad: 3 }, 2: { toad: 2 } } },
      answers: [false],
    },
    {
      what: 'tosses a coin at exactly one eighth',
      at: { hands: ['toad', 'bat cockroach fly rat scorpion spider stinkbug toad', 'fly'] },
      answers: [false, true],
    },
  ];

  it.each(rows)('$what', ({ at, answers }) => {
    const [first = ''] = at.hands;
    const { state } = play(table(at), [0, offer(first === 'bat' ? 'bat' : 'toad', 1, 'toad')]);
    const moves = safeMoves(state);
    expect(distinct(moves.map(({ type }) => type))).toEqual(['judge']);
    expect(distinct(moves.map((move) => move.type === 'judge' && move.truth))).toEqual(answers);
  });
});

it('a safe pass, after a look, goes to who is in danger of those that are left', () => {
  const { state } = play(
    table({
      hands: ['bat', 'fly', 'fly', 'fly'],
      faceUp: { 0: { rat: 3 }, 2: { rat: 1 }, 3: { rat: 2 } },
    }),
    [0, offer('bat', 1, 'fly')],
    [1, peek],
  );
  const passes = safeMoves(state).filter((move) => move.type === 'pass');
  expect(passes).toHaveLength(100);
  expect(distinct(passes.map(({ to }) => to))).toEqual([3]);
  expect(distinct(passes.map(({ claim }) => claim))).toHaveLength(8);
});

it('where there is nothing to choose a safe move is a fault', () => {
  const state = table({ hands: ['bat', 'fly'] });
  const view = { seat: 1, public: publicView(state), private: privateView(state, 1) };
  expect(() => safeMove(view, [], () => 0)).toThrow('nothing to choose');
});
