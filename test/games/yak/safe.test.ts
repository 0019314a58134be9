import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/engine/contract.ts';
import { sample } from '../../../src/engine/choices.ts';
import type { Draw } from '../../../src/engine/random.ts';
import { shuffle } from '../../../src/engine/shuffle.ts';
import { DECK } from '../../../src/games/yak/cards.ts';
import { yak } from '../../../src/games/yak/game.ts';
import type { GameResult, Move, State } from '../../../src/games/yak/types.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { after, doubt, position } from './builders.ts';

function safeMove(state: State, seat: Seat, draw: Draw): Move {
  const view = {
    seat,
    public: yak.publicView(state),
    private: yak.privateView(state, seat),
  };
  return yak.safeMove(view, yak.choices(state, seat), draw);
}

/** The safe move drawn again and again: each different one once. */
function safeMoves(state: State): readonly Move[] {
  const draw = seededDraw('safe');
  const moves = Array.from({ length: 50 }, () => JSON.stringify(safeMove(state, 0, draw)));
  return [...new Set(moves)].map((move) => JSON.parse(move) as Move);
}

describe('the safe move', () => {
  it('opens with the truth, or with a joker', () => {
    const moves = safeMoves(position({ hands: ['yak3 joker1 stop all', 'ibex1'], draw: 'ones' }));
    expect(moves.length).toBeGreaterThan(2);
    for (const move of moves) {
      if (move.type !== 'play') throw new Error('There is nothing to doubt.');
      const isTrue =
        move.card === 'joker1' || (move.card === 'yak3' && move.claim.animal === 'yak');
      expect(isTrue, JSON.stringify(move)).toBe(true);
    }
  });

  it('makes a claim that its own cards carry', () => {
    const state = position({
      hands: ['yak2 ones stop', 'ibex1'],
      draw: 'ones',
      pile: '0:yak3 1:yeti1',
      claim: '1: 3 yak',
    });
    expect(safeMoves(state)).toEqual([
      { type: 'play', card: 'yak2', claim: { animal: 'yak', number: 4 } },
    ]);
  });

  it('doubts what can hardly be', () => {
    const state = position({
      hands: ['yeti1 yeti2 marmot1', 'ibex1'],
      draw: 'ones',
      pile: '0:yeti1 1:yeti1',
      claim: '1: 6 yak',
    });
    expect(safeMoves(state)).toEqual([doubt]);
  });

  it('does not doubt what its own cards make true', () => {
    const state = position({
      hands: ['yak2 stop', 'ibex1'],
      draw: 'ones',
      pile: '0:yak3 1:yeti1',
      claim: '1: 3 yak',
    });
    for (const move of safeMoves(state)) expect(move.type).toBe('play');
  });

  it('plays the last card of all rather than doubt, since nobody can doubt it any more', () => {
    const state = position({
      hands: ['stop', ''],
      pile: '0:yeti1 1:yeti1',
      claim: '1: 6 yak',
    });
    for (const move of safeMoves(state)) expect(move.type).toBe('play');
  });

  it('takes fewer cards than random moves do', () => {
    let taken = { safe: 0, random: 0 };
    for (let seed = 0; seed < 30; seed++) {
      const { taken: cards } = playSafeAgainstRandom(seed);
      const [safe = 0, random = 0] = cards;
      taken = { safe: taken.safe + safe, random: taken.random + random };
    }
    expect(taken.safe * 2).toBeLessThan(taken.random);
  });
});

/** Two players: seat 0 makes safe moves, seat 1 random ones. */
function playSafeAgainstRandom(seed: number): GameResult {
  const draw = seededDraw('safe against random', seed);
  const options = { ladder: 'animal-first' } as const;
  let { state } = yak.setup(2, options, { start: seed % 2 }, [shuffle(DECK, draw)]);
  for (let moves = 0; moves < 1_000; moves++) {
    const result = yak.result(state);
    if (result !== null) return result;
    const [seat = 0] = yak.turn(state);
    const move = seat === 0 ? safeMove(state, 0, draw) : sample(yak.choices(state, seat), draw);
    state = after(state, seat, move).state;
  }
  throw new Error('The game does not end.');
}
