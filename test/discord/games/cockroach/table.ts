/** A table of Cockroach Poker for the tests of its screen. */
import type { Seat } from '../../../../src/engine/contract.ts';
import type { Draw } from '../../../../src/engine/random.ts';
import type { GameScript } from '../../../../src/engine/replay.ts';
import { cockroach } from '../../../../src/games/cockroach/game.ts';
import {
  CREATURES,
  type CockroachTypes,
  type Creature,
  type Move,
} from '../../../../src/games/cockroach/types.ts';
import type { CockroachKey } from '../../../../src/discord/games/cockroach/catalogue/en.ts';
import { cockroachScreen } from '../../../../src/discord/games/cockroach/screen.ts';
import * as support from '../../../support/screen-table.ts';

export { ending, readId, type Look } from '../../../support/screen-table.ts';

export type Script = GameScript<CockroachTypes>;

const SHOWN = { game: cockroach, screen: cockroachScreen };

export class Table extends support.ScreenTable<CockroachTypes, CockroachKey> {
  constructor(script: Script) {
    super(SHOWN, script);
  }
}

/** A deck that deals these hands from seat 0; two players' ten cards that are put aside come first. */
export function dealing(hands: readonly (readonly Creature[])[]): readonly Creature[] {
  const pool = CREATURES.flatMap((creature) => Array.from({ length: 8 }, () => creature));
  for (const card of hands.flat()) pool.splice(pool.indexOf(card), 1);
  const removed = hands.length === 2 ? pool.splice(0, 10) : [];
  const longest = Math.max(...hands.map((hand) => hand.length));
  const first = Array.from({ length: longest }, (_, round) =>
    hands.map((hand) => hand[round] ?? take(pool)),
  ).flat();
  return [...removed, ...first, ...pool];
}

function take(pool: Creature[]): Creature {
  const card = pool.pop();
  if (card === undefined) throw new Error('There are only 64 cards.');
  return card;
}

/** A table at which seat 0 opened, after these moves. */
export function tableAfter(
  hands: readonly (readonly Creature[])[],
  ...moves: readonly (readonly [by: Seat, move: Move])[]
): Table {
  return new Table({
    seats: hands.length,
    options: {},
    setup: { start: 0 },
    decks: [dealing(hands)],
    moves: moves.map(([by, move]) => ({ by, move })),
  });
}

/** A whole game of random legal moves, as its script. */
export function randomGame(seats: number, draw: Draw): Script {
  return support.randomGame(SHOWN, seats, {}, draw).script;
}

/** A game cut off after so many of its moves. */
export function cutOff(script: Script, moves: number): Table {
  return new Table({ ...script, moves: script.moves.slice(0, moves) });
}

/** Positions of random games, spread evenly from the deal to the end. */
export function randomTables(seats: number, count: number, draw: Draw): readonly Table[] {
  const whole = support.randomGame(SHOWN, seats, {}, draw);
  return support.randomPositions(whole, count).map(({ script }) => new Table(script));
}
