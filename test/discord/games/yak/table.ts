/** A table of Yak for the tests of its screen. */
import type { Seat } from '../../../../src/engine/contract.ts';
import type { Draw } from '../../../../src/engine/random.ts';
import type { GameScript } from '../../../../src/engine/replay.ts';
import { DECK } from '../../../../src/games/yak/cards.ts';
import { yak } from '../../../../src/games/yak/game.ts';
import { nearestClaims } from '../../../../src/games/yak/show.ts';
import type { Ladder, Move, YakCard, YakTypes } from '../../../../src/games/yak/types.ts';
import type { YakKey } from '../../../../src/discord/games/yak/catalogue/en.ts';
import { yakScreen } from '../../../../src/discord/games/yak/screen.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { cards, doubt, play } from '../../../games/yak/builders.ts';
import { ScreenTable, randomGame, randomPositions } from '../../../support/screen-table.ts';

export { ending, readId, type Look } from '../../../support/screen-table.ts';

export type Table = ScreenTable<YakTypes, YakKey>;
export type Script = GameScript<YakTypes>;

const SHOWN = { game: yak, screen: yakScreen };
const HAND = 5;

/** `'stop 3 vulture'` plays a card with a claim, `'doubt'` doubts. */
function moveOf(text: string): Move {
  const [card = '', number = '', animal = ''] = text.split(' ');
  return card === 'doubt' ? doubt : play(card, Number(number), animal);
}

export interface Start {
  readonly ladder?: Ladder;
  /** What is drawn first, after the hands are dealt. */
  readonly draw?: string;
}

/** A table at which seat 0 opened, after these moves, the turn going round by itself. */
export function tableAfter(
  hands: readonly string[],
  moves: readonly string[],
  { ladder = 'animal-first', draw = '' }: Start = {},
): Table {
  const start: Script = {
    seats: hands.length,
    options: { ladder },
    setup: { start: 0 },
    decks: [dealing(hands.map(cards), cards(draw))],
    moves: [],
  };
  return moves.reduce(
    (table, text) => {
      const by = table.turn;
      if (by === undefined) throw new Error(`Nobody is there to ${text}.`);
      const { script } = table;
      return new ScreenTable(SHOWN, {
        ...script,
        moves: [...script.moves, { by, move: moveOf(text) }],
      });
    },
    new ScreenTable(SHOWN, start),
  );
}

/** A deck that deals hands beginning with these cards from seat 0, then these to draw. */
function dealing(
  hands: readonly (readonly YakCard[])[],
  draw: readonly YakCard[],
): readonly YakCard[] {
  const pool = [...DECK];
  for (const card of [...hands.flat(), ...draw]) pool.splice(pool.indexOf(card), 1);
  const dealt = Array.from({ length: HAND }, (_, round) =>
    hands.map((hand) => hand[round] ?? pool.shift() ?? 'stop'),
  );
  return [...dealt.flat(), ...draw, ...pool];
}

/** Positions of a random game, spread evenly from the deal to the end. */
export function randomTables(
  seats: number,
  count: number,
  draw: Draw,
  ladder: Ladder = 'animal-first',
): readonly Table[] {
  return randomPositions(randomGame(SHOWN, seats, { ladder }, draw), count);
}

/** A table at which nobody has doubted so far: each has played with the lowest claim there was. */
export function longPile(seats: number, length: number, ladder: Ladder = 'animal-first'): Table {
  const { script } = randomGame(SHOWN, seats, { ladder }, seededDraw('long pile', seats));
  let { state } = yak.setup(seats, script.options, script.setup, script.decks);
  const moves: { by: Seat; move: Move }[] = [];
  for (let by = yak.turn(state)[0]; by !== undefined; by = yak.turn(state)[0]) {
    if (moves.length === length) break;
    const choices = yak.choices(state, by);
    const [claim] = nearestClaims(choices, ladder);
    const [card] = state.hands[by] ?? [];
    if (claim === undefined || card === undefined) throw new Error('A play is always possible.');
    const move: Move = { type: 'play', card, claim };
    const outcome = yak.apply(state, by, move);
    if (!outcome.ok) throw new Error(outcome.refusal);
    moves.push({ by, move });
    state = outcome.value.state;
  }
  return new ScreenTable(SHOWN, { ...script, moves });
}

/** The same with a doubt at the end. */
export function longDoubt(seats: number, length: number): Table {
  const { script, turn } = longPile(seats, length);
  if (turn === undefined) throw new Error('Nobody is there to doubt.');
  return new ScreenTable(SHOWN, { ...script, moves: [...script.moves, { by: turn, move: doubt }] });
}
