/** What has to be true of the computer players of every game. Each game calls it in a file of its own. */
import { describe, expect, it } from 'vitest';
import { playGame, sightOf, UNLIMITED, type Deal } from '../../bench/strength/table.ts';
import {
  LEVELS,
  type Budget,
  type Choose,
  type ComputerPlayers,
  type Level,
} from '../../src/computers/contract.ts';
import { uniform } from '../../src/computers/uniform.ts';
import { includes } from '../../src/engine/choices.ts';
import type { Game, GameTypes } from '../../src/engine/contract.ts';
import { pick, type Draw } from '../../src/engine/random.ts';
import { replay, type GameScript } from '../../src/engine/replay.ts';
import { shuffle } from '../../src/engine/shuffle.ts';
import { deepFreeze } from '../conformance/freeze.ts';
import type { Probe } from '../conformance/probe.ts';
import { seededDraw } from '../conformance/seeded.ts';

/** Games of each level for each number of seats. */
const GAMES_OF: Readonly<Record<Level, number>> = { easy: 25, hard: 2 };
/** Positions of each level at which a deal is compared with another. */
const POSITIONS_OF: Readonly<Record<Level, number>> = { easy: 60, hard: 12 };
/** Of a search, in whole games. */
const STEPS = 5;
const TIMEOUT_MS = 200_000;

export function describePlayers(game: Game, probe: Probe, { levels }: ComputerPlayers): void {
  const tables = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, more) => game.seats.min + more,
  );

  describe.each(LEVELS)(`the %s player of ${game.id}`, (level) => {
    const player = levels[level].bind(levels);

    it.each(tables)(
      'makes legal moves only, among its like and among players that know nothing, with %i seats',
      (seats) => {
        for (let seed = 0; seed < GAMES_OF[level]; seed++) {
          const draw = seededDraw('players', game.id, level, seats, seed);
          const others = seed % 2 === 0 ? player : uniform;
          const players = Array.from({ length: seats }, (_, seat) =>
            checked(seat === 0 ? player : others),
          );
          const deal = anyDeal(game, probe, seats, draw);
          expect(() => playGame(game, deal, players, draw, undefined, fewSteps)).not.toThrow();
        }
      },
      TIMEOUT_MS,
    );

    it(
      'decides by what its seat can see, and by nothing else',
      () => {
        let changed = 0;
        for (let seed = 0; seed < POSITIONS_OF[level]; seed++) {
          const { moves, isAnotherDeal } = decideTwice(game, probe, player, seed);
          expect(moves[0], `seed ${seed}`).toEqual(moves[1]);
          if (isAnotherDeal) changed += 1;
        }
        // A redealer that leaves everything as it was would prove nothing.
        expect(changed).toBeGreaterThan(POSITIONS_OF[level] / 2);
      },
      TIMEOUT_MS,
    );
  });

  it(`the hard player of ${game.id} stops soon when its time is up`, () => {
    const asked = { unlimited: 0, noTime: 0 };
    for (let seed = 0; seed < POSITIONS_OF.hard; seed++) {
      const { sight } = anyPosition(game, probe, seed);
      for (const [name, hasTime] of [
        ['unlimited', true],
        ['noTime', false],
      ] as const) {
        const budget: Budget = {
          hasTime: () => {
            asked[name] += 1;
            return hasTime;
          },
        };
        levels.hard(sight, seededDraw('thought', seed), budget);
      }
    }
    expect(asked.noTime).toBeGreaterThan(0);
    expect(asked.noTime).toBeLessThan(asked.unlimited / 2);
  });
}

/** Whatever a search has found after so many steps is legal; the games are not about playing well. */
function fewSteps(): Budget {
  let left = STEPS;
  return {
    hasTime: () => {
      left -= 1;
      return left >= 0;
    },
  };
}

function anyDeal(game: Game, probe: Probe, seats: number, draw: Draw): Deal {
  const options = game.parseOptions(probe.options(draw));
  if (!options.ok) throw new Error(options.refusal);
  return deepFreeze({
    options: options.value,
    setup: game.drawSetup(seats, options.value, draw, probe.brought?.(seats, draw)),
    decks: game.decks(seats, options.value).map((deck) => shuffle(deck, draw)),
  });
}

/** Throws with a sentence where a move is none of the choices. Everything that the player gets is frozen. */
function checked(player: Choose): Choose {
  return (sight, draw, budget) => {
    // What was told grows in the bench; the player gets it as it is now.
    const frozen = deepFreeze({ ...sight, events: [...sight.events] });
    const move = player(frozen, draw, budget);
    if (!includes(sight.choices, move)) throw new Error(`Illegal: ${JSON.stringify(move)}`);
    return move;
  };
}

/** A position of a random game, as somebody sees it who is on turn there. */
function anyPosition(game: Game, probe: Probe, seed: number) {
  const draw = seededDraw('leak', game.id, seed);
  const seats = game.seats.min + draw(game.seats.max - game.seats.min + 1);
  const deal = anyDeal(game, probe, seats, draw);
  const players = Array.from({ length: seats }, () => uniform);
  const { moves } = playGame(game, deal, players, draw);
  const position = draw(moves.length);
  const script: GameScript = { seats, ...deal, moves: moves.slice(0, position) };
  const state = replay(game, script).at(-1)?.state;
  if (state === undefined) throw new Error('A script has at least its deal.');
  const seat = pick(game.turn(state), draw);
  return { script, seat, state, sight: sightAt(game, script, seat), draw };
}

/** The player's move at a random position, and at one of another deal that looks the same to it. */
function decideTwice(game: Game, probe: Probe, player: Choose, seed: number) {
  const { script, seat, state, draw } = anyPosition(game, probe, seed);
  const other: GameScript = { ...script, ...probe.redeal(script, seat, draw) };
  return {
    moves: [script, other].map((one) =>
      player(sightAt(game, one, seat), seededDraw('thought', seed), UNLIMITED),
    ),
    isAnotherDeal: JSON.stringify(state) !== JSON.stringify(replay(game, other).at(-1)?.state),
  };
}

function sightAt(game: Game, script: GameScript, seat: number) {
  const steps = replay(game, script);
  const state = steps.at(-1)?.state;
  if (state === undefined) throw new Error('A script has at least its deal.');
  const events = steps.flatMap((step) =>
    step.events.flatMap(({ to, event }): readonly GameTypes['event'][] =>
      to === 'all' || to.includes(seat) ? [event] : [],
    ),
  );
  return deepFreeze(sightOf({ game, ...script }, state, seat, events));
}
