import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/engine/contract.ts';
import { sample } from '../../../src/engine/choices.ts';
import type { Draw } from '../../../src/engine/random.ts';
import { shuffle } from '../../../src/engine/shuffle.ts';
import { jabberwocky } from '../../../src/games/jabberwocky/game.ts';
import { decks } from '../../../src/games/jabberwocky/setup.ts';
import type { GameResult, Move, State } from '../../../src/games/jabberwocky/types.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { after, bid, play, position } from './builders.ts';

function safeMove(state: State, seat: Seat, draw: Draw): Move {
  const view = {
    seat,
    public: jabberwocky.publicView(state),
    private: jabberwocky.privateView(state, seat),
  };
  return jabberwocky.safeMove(view, jabberwocky.choices(state, seat), draw);
}

/** The safe move of seat 1, the left of the dealer, drawn again and again: each different one once. */
function safeMoves(state: State, seat: Seat = 1): readonly Move[] {
  const draw = seededDraw('safe');
  const moves = Array.from({ length: 30 }, () => JSON.stringify(safeMove(state, seat, draw)));
  return [...new Set(moves)].map((move) => JSON.parse(move) as Move);
}

describe('the safe bid', () => {
  const bids = [null, null, null];

  it('counts the trumps that nobody can beat', () => {
    const state = position({ hands: ['2d 3d 4d', 'As Ks Qs', '2h 3h 4h'], bids });
    expect(safeMoves(state)).toEqual([bid(3)]);
  });

  it('is nothing for a hand of low cards', () => {
    const state = position({ hands: ['Ad Kd 4d', '2c 2d 3h', 'Ah Kh 4h'], bids });
    expect(safeMoves(state)).toEqual([bid(0)]);
  });

  it('is not zero with the ace of trumps under the hook', () => {
    // Two others have bid two of three: the dealer may not bid one, and must not bid zero.
    const state = position({ hands: ['As 2c 2d', '5h 6h 7s', '8c 9h Ts'], bids: [null, 1, 1] });
    expect(safeMoves(state, 0)).toEqual([bid(2)]);
  });

  it('takes the king of trumps for the highest where the ace is turned up', () => {
    const state = position({ hands: ['2d 3d 4d', 'Ks 2c 2h', '5h 3h 4h'], bids, turned: 'As' });
    expect(safeMoves(state)).toEqual([bid(1)]);
  });
});

describe('the safe card', () => {
  it('leads high while tricks are needed', () => {
    const state = position({ hands: ['Kd 3d 4d', 'Ad 2d 5c', '9h 3h 4h'], bids: [1, 1, 0] });
    expect(safeMoves(state)).toEqual([play('Ad')]);
  });

  it('leads low once there are enough', () => {
    const state = position({ hands: ['Kd 3d 4d', 'Ad 2d Qd', '9h 3h 4h'], bids: [1, 0, 0] });
    expect(safeMoves(state)).toEqual([play('2d')]);
  });

  it('leads the high trump, not the low one, when every trick is needed', () => {
    const state = position({
      hands: ['Kd 3d', 'As 2s', '9h 3h'],
      bids: [0, 2, 1],
      turned: '3s',
      trumpPlayed: true,
    });
    expect(safeMoves(state)).toEqual([play('As')]);
  });

  it('wins as the last with the cheapest winner', () => {
    const state = position({
      hands: ['3d', 'Ad Kd 9d', '7d'],
      trick: '2:8d 0:4d',
      leader: 2,
      bids: [0, 1, 0],
    });
    expect(safeMoves(state)).toEqual([play('9d')]);
  });

  it('throws the least card into a trick that is lost', () => {
    const state = position({
      hands: ['3d', 'Kd 9d 4d', '7d'],
      trick: '2:8d 0:Ad',
      leader: 2,
      bids: [0, 1, 0],
    });
    expect(safeMoves(state)).toEqual([play('4d')]);
  });

  it('gets rid of the highest card that still loses once there are enough', () => {
    const state = position({
      hands: ['3d', 'Kd Jd 4d', '7d'],
      trick: '2:8d 0:Ad',
      leader: 2,
      bids: [1, 0, 0],
    });
    expect(safeMoves(state)).toEqual([play('Kd')]);
  });

  it('wins with its highest where it cannot help winning', () => {
    const state = position({
      hands: ['3d', 'Kd Jd 9d', '7d'],
      trick: '2:8d 0:4d',
      leader: 2,
      bids: [1, 0, 0],
    });
    expect(safeMoves(state)).toEqual([play('Kd')]);
  });
});

describe('safe moves', () => {
  it('make more exact predictions than random ones', () => {
    let safe = 0;
    let random = 0;
    for (let seed = 0; seed < 10; seed++) {
      const { scores } = playSafeAgainstRandom(seed);
      safe += scores[0] ?? 0;
      random += Math.max(...scores.slice(1));
    }
    expect(safe).toBeGreaterThan(random * 1.5);
  });
});

/** Three players: seat 0 makes safe moves, the others random ones. */
function playSafeAgainstRandom(seed: number): GameResult {
  const draw = seededDraw('safe against random', seed);
  const shuffled = decks().map((deck) => shuffle(deck, draw));
  let { state } = jabberwocky.setup(3, { quick: false }, { dealer: seed % 3 }, shuffled);
  for (let moves = 0; moves < 1_000; moves++) {
    const result = jabberwocky.result(state);
    if (result !== null) return result;
    const [seat = 0] = jabberwocky.turn(state);
    const choices = jabberwocky.choices(state, seat);
    const move = seat === 0 ? safeMove(state, 0, draw) : sample(choices, draw);
    state = after(state, seat, move).state;
  }
  throw new Error('The game does not end.');
}
