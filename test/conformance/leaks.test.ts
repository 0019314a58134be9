import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { anyReader, checkLeak } from './leaks.ts';
import { getProbe } from './probes.ts';
import { seededDraw } from './seeded.ts';

const POSITIONS = 150;
const TIMEOUT_MS = 120_000;

for (const game of GAMES) {
  describe(`what a reader of ${game.id} is told`, () => {
    const tables = Array.from(
      { length: game.seats.max - game.seats.min + 1 },
      (_, more) => game.seats.min + more,
    );
    it.each(tables)(
      'does not depend on cards that it cannot see, with %i seats',
      (seats) => {
        let changed = 0;
        for (let seed = 0; seed < POSITIONS; seed++) {
          const draw = seededDraw('leak', game.id, seats, seed);
          const check = checkLeak(game, getProbe(game.id), seats, anyReader(seats, draw), draw);
          expect(check.leak, `seed ${seed}`).toBeUndefined();
          if (check.changed) changed += 1;
        }
        // A redealer that leaves everything as it was would prove nothing.
        expect(changed).toBeGreaterThan(POSITIONS / 2);
      },
      TIMEOUT_MS,
    );
  });
}
