import { describe, expect, it } from 'vitest';
import { replay, type GameScript } from '../../src/engine/replay.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import { DECK } from '../../src/games/cockroach/setup.ts';
import type { CockroachTypes } from '../../src/games/cockroach/types.ts';

/** With the deck in order and four players, every seat holds two of each creature. */
const script: GameScript<CockroachTypes> = {
  seats: 4,
  options: {},
  setup: { start: 1 },
  decks: [DECK],
  moves: [
    { by: 1, move: { type: 'offer', card: 'bat', to: 0, claim: 'fly' } },
    { by: 0, move: { type: 'judge', truth: false } },
  ],
};

describe('a replay', () => {
  it('gives the state and events after the deal and after each move', () => {
    const steps = replay(cockroach, script);
    expect(steps.map(({ state }) => state.phase.name)).toEqual([
      'offering',
      'deciding',
      'offering',
    ]);
    expect(steps.map(({ events }) => events.map(({ event }) => event.type))).toEqual([
      ['dealt'],
      ['offered', 'laid'],
      ['judged', 'kept'],
    ]);
  });

  it('gives the deal alone where nobody has moved', () => {
    expect(replay(cockroach, { ...script, moves: [] })).toHaveLength(1);
  });

  it.each([
    {
      move: { type: 'peek' },
      by: 1,
      why: 'Move 3 of the script, by seat 1, is refused: wrong-phase',
    },
    {
      move: { type: 'judge', truth: true },
      by: 0,
      why: 'Move 3 of the script, by seat 0, is refused: not-your-turn',
    },
    {
      move: { type: 'judge' },
      by: 1,
      why: 'Move 3 of the script, by seat 1, is refused: bad-move',
    },
    { move: null, by: 1, why: 'Move 3 of the script, by seat 1, is refused: bad-move' },
  ])('names the move that is refused: $why', ({ move, by, why }) => {
    const broken = { ...script, moves: [...script.moves, { by, move }] };
    expect(() => replay(cockroach, broken)).toThrow(why);
  });
});
