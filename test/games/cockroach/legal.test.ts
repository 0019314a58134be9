import { describe, expect, it } from 'vitest';
import { choices, parseMove, turn } from '../../../src/games/cockroach/legal.ts';
import { CREATURES } from '../../../src/games/cockroach/types.ts';
import { offer, pass, peek, play, sayFalse, table } from './build.ts';

const four = table({ hands: ['bat bat toad', 'fly', 'fly', 'fly'] });
const oneOf = (values: readonly unknown[]): object => ({ kind: 'one-of', values });
const judge = { type: 'judge', fields: { truth: oneOf([true, false]) } };

describe('what may be done', () => {
  it('when opening: each creature held, to every other seat, with any claim', () => {
    expect(choices(four, 0)).toEqual([
      {
        type: 'offer',
        fields: { card: oneOf(['bat', 'toad']), to: oneOf([1, 2, 3]), claim: oneOf(CREATURES) },
      },
    ]);
  });

  it('when deciding: judge, look, or pass to who has not had the card', () => {
    const { state } = play(four, [0, offer('bat', 2)]);
    expect(choices(state, 2)).toEqual([
      judge,
      { type: 'peek', fields: {} },
      { type: 'pass', fields: { to: oneOf([1, 3]), claim: oneOf(CREATURES) } },
    ]);
  });

  it('after a look: only pass', () => {
    const { state } = play(four, [0, offer('bat', 2)], [2, peek]);
    expect(choices(state, 2)).toEqual([
      { type: 'pass', fields: { to: oneOf([1, 3]), claim: oneOf(CREATURES) } },
    ]);
  });

  it('for the last seat: only judge', () => {
    const { state } = play(four, [0, offer('bat', 2)], [2, pass(1, 'bat')], [1, pass(3, 'bat')]);
    expect(turn(state)).toEqual([3]);
    expect(choices(state, 3)).toEqual([judge]);
  });

  it('between two players: only judge', () => {
    const { state } = play(table({ hands: ['bat', 'fly'] }), [0, offer('bat', 1)]);
    expect(choices(state, 1)).toEqual([judge]);
  });

  it('off turn and after the end: nothing', () => {
    expect([1, 2, 3, 4, -1].map((seat) => choices(four, seat))).toEqual([[], [], [], [], []]);
    const lost = table({ hands: ['bat', ''], faceUp: { 1: { bat: 4 } } });
    const { state } = play(lost, [0, offer('bat', 1)], [1, sayFalse]);
    expect(turn(state)).toEqual([]);
    expect([0, 1].map((seat) => choices(state, seat))).toEqual([[], []]);
  });
});

describe('reading a move', () => {
  it.each([offer('bat', 1, 'fly'), pass(2, 'toad'), peek, sayFalse])('gives %j', (move) => {
    expect(parseMove({ ...move })).toEqual(move);
  });

  it('leaves what the game itself refuses to the game', () => {
    expect(parseMove({ type: 'offer', card: 'bat', to: 1.5, claim: 'cat' })).toBeDefined();
    expect(parseMove({ type: 'pass', to: -7, claim: '' })).toBeDefined();
  });

  it.each([
    [null],
    ['peek'],
    [[]],
    [{}],
    [{ type: 'fold' }],
    [{ type: 'peek', at: 1 }],
    [{ type: 'judge' }],
    [{ type: 'judge', truth: 'true' }],
    [{ type: 'judge', truth: 1 }],
    [{ type: 'offer', card: 'cat', to: 1, claim: 'bat' }],
    [{ type: 'offer', card: 'bat', to: '1', claim: 'bat' }],
    [{ type: 'offer', card: 'bat', to: 1, claim: null }],
    [{ type: 'offer', card: 'bat', to: 1 }],
    [{ type: 'pass', to: null, claim: 'bat' }],
    [{ type: 'pass', to: 1, claim: 'bat', card: 'bat' }],
  ])('gives nothing for %j', (input) => {
    expect(parseMove(input)).toBeUndefined();
  });
});
