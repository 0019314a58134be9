import { describe, expect, it } from 'vitest';
import { UNLIMITED, sightOf } from '../../../bench/strength/table.ts';
import { cockroachPlayers } from '../../../src/computers/cockroach/players.ts';
import { LEVELS, type Level } from '../../../src/computers/contract.ts';
import { cockroach } from '../../../src/games/cockroach/game.ts';
import type { Move } from '../../../src/games/cockroach/types.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import {
  offer,
  peek,
  play,
  sayFalse,
  sayTrue,
  table,
  type Line,
  type Table,
} from '../../games/cockroach/build.ts';

/** What the seat on turn does after these moves, for each of thirty draws. */
function movesAfter(level: Level, given: Table, ...lines: readonly Line[]): readonly Move[] {
  const { state, events } = play(table(given), ...lines);
  const [seat = 0] = cockroach.turn(state);
  const told = events.flatMap(({ to, event }) =>
    to === 'all' || to.includes(seat) ? [event] : [],
  );
  const dealt = { type: 'dealt', start: 0, hands: [9, 9, 9, 9], removed: 0 } as const;
  const seats = given.hands.length;
  const sight = sightOf({ game: cockroach, seats, options: {} }, state, seat, [dealt, ...told]);
  return Array.from({ length: 30 }, (_, number) =>
    cockroachPlayers.levels[level](sight, seededDraw('sense', level, number), UNLIMITED),
  );
}

const distinct = (moves: readonly Move[]): readonly Move[] => [
  ...new Map(moves.map((move) => [JSON.stringify(move), move])).values(),
];

const eightToads = 'toad toad toad toad toad toad toad toad';

describe.each(LEVELS)('the %s player of cockroach', (level) => {
  it('calls a claim false where it holds all eight cards of the creature', () => {
    const moves = movesAfter(level, { hands: ['bat fly', eightToads] }, [
      0,
      offer('bat', 1, 'toad'),
    ]);
    expect(distinct(moves)).toEqual([sayFalse]);
  });

  it('calls a claim true where every card that it cannot see is of that creature', () => {
    const others = { bat: 8, cockroach: 8, fly: 8, rat: 8, scorpion: 8, spider: 8, stinkbug: 8 };
    const moves = movesAfter(level, { hands: ['toad toad', 'toad'], faceUp: { 0: others } }, [
      0,
      offer('toad', 1, 'toad'),
    ]);
    expect(distinct(moves)).toEqual([sayTrue]);
  });

  it('hands a card on after a look, to a seat that has not had it', () => {
    const given = { hands: ['bat fly', 'rat', 'rat', 'rat'] };
    const moves = movesAfter(level, given, [0, offer('bat', 1, 'fly')], [1, peek]);
    expect(moves.every((move) => move.type === 'pass' && move.to > 1)).toBe(true);
  });
});

describe('the hard player of cockroach', () => {
  const hands = ['bat cockroach fly rat scorpion spider stinkbug toad toad', 'bat fly rat toad'];

  it('lies far more often than not to somebody who has believed every lie', () => {
    const believed: readonly Line[] = [
      [0, offer('bat', 1, 'toad')],
      [1, sayTrue],
      [1, offer('bat', 0)],
      [0, sayFalse],
      [0, offer('fly', 1, 'toad')],
      [1, sayTrue],
      [1, offer('fly', 0)],
      [0, sayFalse],
      [0, offer('rat', 1, 'spider')],
      [1, sayTrue],
      [1, offer('rat', 0)],
      [0, sayFalse],
    ];
    const moves = movesAfter('hard', { hands }, ...believed);
    const lies = moves.filter((move) => move.type === 'offer' && move.claim !== move.card);
    expect(lies.length).toBeGreaterThan(20);
  });

  it('believes somebody who has always told the truth', () => {
    const honest = (['cockroach', 'scorpion', 'spider', 'stinkbug'] as const).flatMap(
      (card): readonly Line[] => [
        [0, offer(card, 1)],
        [1, sayTrue],
      ],
    );
    const moves = movesAfter('hard', { hands }, ...honest, [0, offer('bat', 1)]);
    expect(distinct(moves)).toEqual([sayTrue]);
  });
});
