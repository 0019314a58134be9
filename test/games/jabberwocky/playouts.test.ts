/** Random games: what the rules of Jabberwocky promise at every moment, beside the contract of all games. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CARDS_OF_ROUND, cardsOf } from '../../../src/games/jabberwocky/deal.ts';
import { jabberwocky } from '../../../src/games/jabberwocky/game.ts';
import { sumOfBids, sumOfTricks } from '../../../src/games/jabberwocky/show.ts';
import type { JabberwockyEvent, State } from '../../../src/games/jabberwocky/types.ts';
import { playOut } from '../../conformance/playout.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { jabberwockyProbe } from './redeal.ts';

const PLAYOUTS = 8;
const TABLES = [3, 4, 5];

interface RandomGame {
  readonly states: readonly State[];
  readonly told: readonly JabberwockyEvent[];
  readonly moves: readonly unknown[];
}

function randomGame(seats: number, seed: number): RandomGame {
  const draw = seededDraw('jabberwocky', seats, seed);
  const { script, steps } = playOut(jabberwocky, jabberwockyProbe, seats, draw);
  return {
    states: steps.map(({ state }) => state as State),
    told: steps.flatMap(({ events }) => events.map(({ event }) => event as JabberwockyEvent)),
    moves: script.moves.map(({ move }) => move),
  };
}

describe.each(TABLES)('in random games with %i seats', (seats) => {
  const games: RandomGame[] = [];
  beforeAll(() => {
    for (let seed = 0; seed < PLAYOUTS; seed++) games.push(randomGame(seats, seed));
  });

  it('a move is made for each bid and each card, and thirteen rounds are played', () => {
    const cards = CARDS_OF_ROUND.reduce((sum, count) => sum + count, 0);
    for (const { moves, told } of games) {
      expect(moves).toHaveLength((cards + CARDS_OF_ROUND.length) * seats);
      expect(told.filter(({ type }) => type === 'round')).toHaveLength(CARDS_OF_ROUND.length);
    }
  });

  it('the tricks of a round are as many as its cards, and the bids never', () => {
    for (const { states } of games) {
      for (const [index, round] of (states.at(-1)?.rounds ?? []).entries()) {
        expect(sumOfTricks(round.tricks)).toBe(cardsOf(index + 1));
        expect(sumOfBids(round.bids)).not.toBe(cardsOf(index + 1));
      }
    }
  });

  it('so a round never gives everybody a point', () => {
    for (const { states } of games) {
      for (const { points } of states.at(-1)?.rounds ?? []) expect(points).toContain(0);
    }
  });

  it('points are for exact predictions, and those with the most points win', () => {
    for (const { states } of games) {
      const end = states.at(-1);
      const exact = Array.from({ length: seats }, (_, seat) =>
        (end?.rounds ?? []).filter(({ bids, tricks }) => bids[seat] === tricks[seat]),
      ).map(({ length }) => length);
      const most = Math.max(...exact);
      const result = end === undefined ? null : jabberwocky.result(end);
      expect(result?.scores).toEqual(exact);
      expect(result?.winners).toEqual(
        exact.flatMap((points, seat) => (points === most ? [seat] : [])),
      );
    }
  });
});
