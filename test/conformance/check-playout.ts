import { expect } from 'vitest';
import type { Game } from '../../src/engine/contract.ts';
import { sameJson } from '../../src/engine/json.ts';
import { replay, type GameScript } from '../../src/engine/replay.ts';
import {
  checkAutomatic,
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
import { playOut, type Playout } from './playout.ts';
import type { Probe } from './probe.ts';
import { seededDraw } from './seeded.ts';

/** The dear checks are made at every so many nodes, and at the first and the last. */
const SPARSE = 16;
/** Moves are listed out and each of them played at every so many nodes. */
const SPARSEST = 64;
/** Moves of a random game that are checked one by one, whatever its length. */
const CHECKED_MOVES = 40;

/** Plays a random game and checks it node by node. Throws with a sentence where a promise is not kept. */
export function checkPlayout(game: Game, probe: Probe, seats: number, seed: number): void {
  const draw = seededDraw(game.id, seats, seed);
  const { script, steps } = playOut(game, probe, seats, draw);
  const moves = script.moves.map(({ move }) => move);
  const dealt = (probe.dealt?.(script) ?? script.decks.flat()).toSorted();
  // Long games have their moves checked at fewer nodes; 500 games leave no kind of node out.
  const stride = Math.ceil(moves.length / CHECKED_MOVES);
  for (const [index, { state, events }] of steps.entries()) {
    const node = { game, seats, state, draw, moves };
    checkTurn(node);
    checkAutomatic(node);
    checkEvents(events, seats);
    if (index === moves.length) checkOver(node, moves.at(-1));
    else if ((index + seed) % stride === 0) {
      checkLegality(node);
      checkSafeMove(node);
    }
    if ((index + seed) % SPARSE !== 0 && index > 0 && index < steps.length - 1) continue;
    const told = steps.slice(0, index + 1).flatMap((step) => step.events.map(({ event }) => event));
    checkViews(node);
    checkStored(node);
    checkCards(node, probe, told, dealt);
    checkEvents(game.disclose(state), seats);
    if ((index + seed) % SPARSEST === 0) checkList(node);
  }
  checkReplay(game, script, steps);
  const end = steps.at(-1);
  const result = end === undefined ? null : game.result(end.state);
  expect(result === null ? [] : game.outcomes(result, seats)).toHaveLength(seats);
}

/** Events are compared all, states at the sparse nodes: one that differed would soon tell. */
function checkReplay(game: Game, script: GameScript, steps: Playout['steps']): void {
  const again = replay(game, script);
  const isSame = steps.every(({ state, events }, index) => {
    const other = again[index];
    const isCompared = index % SPARSE === 0 || index === steps.length - 1;
    return sameJson(events, other?.events) && (!isCompared || sameJson(state, other?.state));
  });
  expect(isSame && again.length === steps.length, 'the script gives the same game again').toBe(
    true,
  );
}
