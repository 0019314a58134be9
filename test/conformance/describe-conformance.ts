/**
 * The conformance suite of one game. Each game calls it in a test file of its own,
 * `test/games/<game>/conformance.test.ts`, so that several of them run side by side.
 */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/contract.ts';
import { checkPlayout } from './check-playout.ts';
import { anyReader, checkLeak } from './leaks.ts';
import type { Probe } from './probe.ts';
import { seededDraw } from './seeded.ts';

/** Random games for each number of seats. */
const PLAYOUTS = 500;
/** Random positions for each number of seats at which a deal is compared with another. */
const POSITIONS = 150;
/** Ten times what it takes where nothing else runs. */
const TIMEOUT_MS = 200_000;

/** Random games of the game, and positions of them, for every number of seats. */
export function describeConformance(game: Game, probe: Probe): void {
  const tables = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, more) => game.seats.min + more,
  );

  describe(`random games of ${game.id}`, () => {
    it.each(tables)(
      'with %i seats keep every promise of the contract',
      (seats) => {
        for (let seed = 0; seed < PLAYOUTS; seed++) {
          try {
            checkPlayout(game, probe, seats, seed);
          } catch (cause) {
            throw new Error(`${game.id}, ${seats} seats, seed ${seed}`, { cause });
          }
        }
      },
      TIMEOUT_MS,
    );
  });

  describe(`what a reader of ${game.id} is told`, () => {
    it.each(tables)(
      'does not depend on cards that it cannot see, with %i seats',
      (seats) => {
        let changed = 0;
        for (let seed = 0; seed < POSITIONS; seed++) {
          const draw = seededDraw('leak', game.id, seats, seed);
          const check = checkLeak(game, probe, seats, anyReader(seats, draw), draw);
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
