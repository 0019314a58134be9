import { describe, expect, it } from 'vitest';
import { UNLIMITED, dealAt, playGame, sightOf } from '../../../bench/strength/table.ts';
import { opponentsOf } from '../../../src/computers/anaconda/opponents.ts';
import { anacondaPlayers } from '../../../src/computers/anaconda/players.ts';
import { LEVELS, type ComputerPlayers, type Level } from '../../../src/computers/contract.ts';
import type { Game } from '../../../src/engine/contract.ts';
import { anaconda } from '../../../src/games/anaconda/game.ts';
import { rankHand } from '../../../src/games/anaconda/ranking/hands.ts';
import type { AnacondaEvent, Move, State } from '../../../src/games/anaconda/types.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { betting, cards, declaring, options } from '../../games/anaconda/builders.ts';

/** What seat 0 does, and what it was told before. */
function moveAt(level: Level, state: State, told: readonly AnacondaEvent[] = []): Move {
  const { fixed, stacks } = state;
  const table = { game: anaconda, seats: stacks.length, options: fixed.options };
  return anacondaPlayers.levels[level](
    sightOf(table, state, 0, told),
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

describe('the hard player of anaconda', () => {
  /** Seats 1 and 2 have done the same in each round before. */
  const always = (...types: readonly ('called' | 'folded')[]): readonly AnacondaEvent[] =>
    types.flatMap((type) =>
      [1, 2].map((by) =>
        type === 'folded' ? { type, by } : { type, by, paid: 5, inRound: 5, allIn: false },
      ),
    );
  const callers = always('called', 'called', 'called');

  it('does not bluff those who call whatever they hold', () => {
    const state = betting({ fives: [trash, ...others], stage: 'roll-4' });
    expect(moveAt('hard', state, callers)).toEqual({ type: 'check' });
  });

  it('bets the most against them with a hand that is best', () => {
    const state = betting({ fives: [royal, ...others], stage: 'roll-4' });
    expect(moveAt('hard', state, callers)).toEqual({ type: 'bet', amount: 5 });
  });

  it('takes nobody who calls whatever it holds to have a weak hand for not betting', () => {
    const fives = [trash, 'Kd Qd Qc Kh 2s', '7h 4s 2h 3d 6s'];
    const best = (deeds: readonly AnacondaEvent[]): number => {
      const sight = sightOf(
        { game: anaconda, seats: 3, options: options() },
        betting({ fives, stage: 'roll-4' }),
        0,
        deeds,
      );
      const [kings] = opponentsOf(sight, seededDraw('kings'), UNLIMITED);
      const hands = kings?.hands ?? [];
      const full = hands.filter(
        ({ high }) => high > rankHand('high', cards('Qs Qc Qd Kd 2h'), 'none'),
      );
      return full.reduce((sum, { weight }) => sum + weight, 0) / (kings?.all ?? 1);
    };
    const checks = [1, 2].flatMap((by) =>
      Array.from({ length: 3 }, () => ({ type: 'checked', by }) as const),
    );
    const atATableOfCallers = best([...checks, ...callers]);
    const alone = best(checks.filter(({ by }) => by === 1));
    expect(alone).toBeLessThan(best([]));
    expect(atATableOfCallers).toBeGreaterThan(1.3 * alone);
  });
});
