import { describe, expect, it } from 'vitest';
import { UNLIMITED, dealAt, playGame, sightOf } from '../../../bench/strength/table.ts';
import { anacondaPlayers } from '../../../src/computers/anaconda/players.ts';
import { LEVELS, type ComputerPlayers, type Level } from '../../../src/computers/contract.ts';
import type { Game } from '../../../src/engine/contract.ts';
import { anaconda } from '../../../src/games/anaconda/game.ts';
import type { Move, State } from '../../../src/games/anaconda/types.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { betting, declaring } from '../../games/anaconda/builders.ts';

/** What seat 0 does. */
function moveAt(level: Level, state: State): Move {
  const { fixed, stacks } = state;
  const table = { game: anaconda, seats: stacks.length, options: fixed.options };
  return anacondaPlayers.levels[level](
    sightOf(table, state, 0, []),
    seededDraw('sense', level),
    UNLIMITED,
  );
}

const others = ['9c 9d 4h 3s 2c', 'Qd Jd 8d 7s 4s'];
const royal = 'Ts Js Qs Ks As';
const wheel = '5c 4d 3h 2s Ah';
const trash = 'Kc Jd 9h 7c 6d';

describe.each(LEVELS)('the %s player of anaconda', (level) => {
  it.each([
    { five: royal, side: 'high' },
    { five: '6c 5d 4c 3d Ac', side: 'low' },
  ])('declares $side with $five', ({ five, side }) => {
    expect(moveAt(level, declaring({ fives: [five, ...others] }))).toEqual({
      type: 'declare',
      side,
    });
  });

  it.each([royal, wheel])('does not fold %s to a bet', (five) => {
    const state = betting({
      fives: [five, ...others],
      bets: [0, 5, 5],
      paid: [1, 6, 6],
      acted: [1, 2],
    });
    expect(moveAt(level, state).type).not.toBe('fold');
  });

  it('bets a hand that cannot lose, in the last round too', () => {
    const state = betting({ fives: [royal, ...others], stage: 'roll-4' });
    expect(moveAt(level, state).type).toBe('bet');
  });

  it('folds trash to a bet where the pot is small and the cards of the others are seen to be better', () => {
    const state = betting({
      fives: [trash, 'Qc Qd Qh 8c 2c', '2d 3d 4h 5s 7s'],
      stage: 'roll-4',
      bets: [0, 5, 5],
      paid: [1, 6, 6],
      acted: [1, 2],
    });
    expect(moveAt(level, state)).toEqual({ type: 'fold' });
  });

  it('never folds where checking is free', () => {
    const game: Game = anaconda;
    const { levels }: ComputerPlayers = anacondaPlayers;
    const folds: unknown[] = [];
    let checks = 0;
    for (let number = 0; number < 12; number++) {
      const player = levels[level].bind(levels);
      playGame(
        game,
        dealAt(game, 4, 5, number),
        [player, player, player, player],
        seededDraw('free', number),
        ({ sight, move }) => {
          if (!sight.choices.some(({ type }) => type === 'check')) return;
          checks += 1;
          if (move.type === 'fold') folds.push(sight.view);
        },
      );
    }
    expect(folds).toEqual([]);
    expect(checks).toBeGreaterThan(20);
  });
});
