import { describe, expect, it } from 'vitest';
import { turnRefusal } from '../../src/engine/refuse.ts';

describe('whose turn it is', () => {
  it.each([
    { turn: [], seat: 0, expected: 'game-over' },
    { turn: [1], seat: 0, expected: 'not-your-turn' },
    { turn: [1], seat: 1.5, expected: 'not-your-turn' },
    { turn: [1], seat: 1, expected: undefined },
    { turn: [0, 2], seat: 2, expected: undefined },
  ])('turn $turn answers seat $seat with $expected', ({ turn, seat, expected }) => {
    expect(turnRefusal(turn, seat)).toBe(expected);
  });
});
