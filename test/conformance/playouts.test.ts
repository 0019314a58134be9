import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/contract.ts';
import { sameJson } from '../../src/engine/json.ts';
import { replay } from '../../src/engine/replay.ts';
import { GAMES } from '../../src/games/index.ts';
import {
  checkCards,
  checkEvents,
  checkLegality,
  checkList,
  checkOver,
  checkSafeMove,
  checkStored,
  checkTurn,
  checkViews,
} from './node-checks.ts';
import { playOut } from './playout.ts';
import { getProbe } from './probes.ts';
import { seededDraw } from './seeded.ts';

const PLAYOUTS = 500;
/** Ten times what it takes where nothing else runs. */
const TIMEOUT_MS = 120_000;
/** The dear checks are made at every so many nodes, and at the first and the last. */
const SPARSE = 16;

function checkPlayout(game: Game, seats: number, seed: number): void {
  const draw = seededDraw(game.id, seats, seed);
  const probe = getProbe(game.id);
  const { script, steps } = playOut(game, probe, seats, draw);
  const moves = script.moves.map(({ move }) => move);
  const dealt = script.decks.flat().toSorted();
  for (const [index, { state, events }] of steps.entries()) {
    const node = { game, seats, state, draw, moves };
    checkTurn(node);
    checkEvents(events, seats);
    if (index < moves.length) checkLegality(node);
    else checkOver(node, moves.at(-1));
    checkSafeMove(node);
    if ((index + seed) % SPARSE !== 0 && index > 0 && index < steps.length - 1) continue;
    checkViews(node);
    checkStored(node);
    checkCards(node, probe, dealt);
    checkList(node);
    checkEvents(game.disclose(state), seats);
  }
  expect(sameJson(replay(game, script), steps), 'the script gives the same game again').toBe(true);
  const end = steps.at(-1);
  const result = end === undefined ? null : game.result(end.state);
  expect(result === null ? [] : game.outcomes(result, seats)).toHaveLength(seats);
}

for (const game of GAMES) {
  describe(`random games of ${game.id}`, () => {
    const tables = Array.from(
      { length: game.seats.max - game.seats.min + 1 },
      (_, more) => game.seats.min + more,
    );
    it.each(tables)(
      'with %i seats keep every promise of the contract',
      (seats) => {
        for (let seed = 0; seed < PLAYOUTS; seed++) {
          try {
            checkPlayout(game, seats, seed);
          } catch (cause) {
            throw new Error(`${game.id}, ${seats} seats, seed ${seed}`, { cause });
          }
        }
      },
      TIMEOUT_MS,
    );
  });
}
