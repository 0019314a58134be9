import { expect, it } from 'vitest';
import { cockroach } from '../../../src/games/cockroach/game.ts';

it('one player has lost and all others have won', () => {
  const result = { loser: 2, reason: 'set', creature: 'bat', winners: [0, 1, 3] } as const;
  expect(cockroach.outcomes(result, 4)).toEqual(['won', 'won', 'lost', 'won']);
});

it('the game is known by the names of its rules', () => {
  expect(cockroach.id).toBe('cockroach');
  expect(cockroach.seats).toEqual({ min: 2, max: 6 });
  expect(cockroach.refusals).toEqual([
    'must-judge',
    'not-in-hand',
    'bad-claim',
    'bad-seat',
    'has-seen',
  ]);
});
