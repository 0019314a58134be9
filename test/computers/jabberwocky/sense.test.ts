import { describe, expect, it } from 'vitest';
import { UNLIMITED, sightOf } from '../../../bench/strength/table.ts';
import { LEVELS, type Level } from '../../../src/computers/contract.ts';
import { jabberwockyPlayers } from '../../../src/computers/jabberwocky/players.ts';
import { jabberwocky } from '../../../src/games/jabberwocky/game.ts';
import type { Move } from '../../../src/games/jabberwocky/types.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { bid, play, position, type Position } from '../../games/jabberwocky/builders.ts';

/** What seat 0 does. Spades are trump. */
function moveOf(level: Level, given: Position): Move {
  const state = position({ dealer: 2, leader: 0, ...given });
  const table = { game: jabberwocky, seats: given.hands.length, options: { quick: false } };
  return jabberwockyPlayers.levels[level](
    sightOf(table, state, 0, []),
    seededDraw('sense', level),
    UNLIMITED,
  );
}

const others = ['3c 4c 5c', '6c 7c 8c'] as const;

interface Row {
  readonly why: string;
  readonly given: Position;
  readonly move: Move;
}

const ROWS: readonly Row[] = [
  {
    why: 'bids every trick with the three highest trumps',
    given: { hands: ['As Ks Qs', ...others], bids: [null, null, null] },
    move: bid(3),
  },
  {
    why: 'bids no trick with three twos that nobody can lose to',
    given: { hands: ['2c 2d 2h', ...others], bids: [null, null, null] },
    move: bid(0),
  },
  {
    why: 'bids two, not none, with the ace of trumps where the hook forbids one',
    given: { hands: ['As 2c 2d', ...others], bids: [null, 1, 1], dealer: 0, leader: 1 },
    move: bid(2),
  },
  {
    why: 'takes the trick that it needs as the last to play',
    given: {
      hands: ['2c Ac', '3h 4h', '5h 6h'],
      bids: [1, 0, 0],
      tricks: [0, 0, 1],
      leader: 1,
      trick: '1:Tc 2:Jc',
    },
    move: play('Ac'),
  },
  {
    why: 'stays below the trick that it does not want',
    given: {
      hands: ['2c Ac', '3h 4h', '5h 6h'],
      bids: [0, 1, 0],
      tricks: [0, 0, 1],
      leader: 1,
      trick: '1:Tc 2:Jc',
    },
    move: play('2c'),
  },
  {
    why: 'throws its ace away where it cannot follow and wants no trick',
    given: {
      hands: ['2d Ad', '3h 4h', '5h 6h'],
      bids: [0, 1, 0],
      tricks: [0, 0, 1],
      leader: 1,
      trick: '1:Tc 2:Jc',
    },
    move: play('Ad'),
  },
  {
    why: 'leads its ace of trumps, not its low one, where it needs all that is left',
    given: {
      hands: ['3s As', '3h 4h', '5h 6h'],
      bids: [2, 0, 0],
      tricks: [0, 0, 1],
      trumpPlayed: true,
    },
    move: play('As'),
  },
];

describe.each(LEVELS)('the %s player of jabberwocky', (level) => {
  it.each(ROWS)('$why', ({ given, move }) => {
    expect(moveOf(level, given)).toEqual(move);
  });
});
