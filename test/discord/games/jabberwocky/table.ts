/** A table of Jabberwocky for the tests of its screen. */
import { DECK, isPlayingCard, type PlayingCard } from '../../../../src/engine/cards.ts';
import type { Draw } from '../../../../src/engine/random.ts';
import type { GameScript } from '../../../../src/engine/replay.ts';
import { jabberwocky } from '../../../../src/games/jabberwocky/game.ts';
import type { JabberwockyTypes, Move } from '../../../../src/games/jabberwocky/types.ts';
import type { JabberwockyKey } from '../../../../src/discord/games/jabberwocky/catalogue/en.ts';
import { jabberwockyScreen } from '../../../../src/discord/games/jabberwocky/screen.ts';
import { ScreenTable, randomGame, randomPositions } from '../../../support/screen-table.ts';

export { ending, readId, type Look } from '../../../support/screen-table.ts';

export type Table = ScreenTable<JabberwockyTypes, JabberwockyKey>;
type Script = GameScript<JabberwockyTypes>;

const SHOWN = { game: jabberwocky, screen: jabberwockyScreen };

/** `'2'` bids two, `'As'` plays the ace of spades. */
function moveOf(text: string): Move {
  return isPlayingCard(text) ? { type: 'play', card: text } : { type: 'bid', tricks: Number(text) };
}

/**
 * A table at which seat 0 dealt the first round and seat 1 leads, after these moves, the turn going
 * round by itself. Hands are given as "As Kd 2c", for the first round only.
 */
export function tableAfter(
  hands: readonly string[],
  turned: PlayingCard,
  moves: readonly string[] = [],
): Table {
  const start: Script = {
    seats: hands.length,
    options: { quick: false },
    setup: { dealer: 0 },
    decks: [dealing(hands, turned), ...jabberwocky.decks(hands.length, { quick: false }).slice(1)],
    moves: [],
  };
  return moves.reduce(
    (table, text) => {
      const by = table.turn;
      if (by === undefined) throw new Error(`Nobody is there to make the move ${text}.`);
      const { script } = table;
      return new ScreenTable(SHOWN, {
        ...script,
        moves: [...script.moves, { by, move: moveOf(text) }],
      });
    },
    new ScreenTable(SHOWN, start),
  );
}

/** A deck that deals these hands from seat 1 on and turns up this card. */
function dealing(hands: readonly string[], turned: PlayingCard): readonly PlayingCard[] {
  const dealt = hands.map((hand) => hand.split(' ').filter(isPlayingCard));
  const inOrder = [...dealt.slice(1), ...dealt.slice(0, 1)];
  const [longest = []] = dealt;
  const top = [
    ...longest.flatMap((_card, round) => inOrder.flatMap((hand) => hand.slice(round, round + 1))),
    turned,
  ];
  return [...top, ...DECK.filter((card) => !top.includes(card))];
}

/** A whole game of random legal moves. */
export function wholeGame(seats: number, draw: Draw): Table {
  return randomGame(SHOWN, seats, { quick: true }, draw);
}

/** Positions of a random game, spread evenly from the deal to the end. */
export function randomTables(seats: number, count: number, draw: Draw): readonly Table[] {
  return randomPositions(wholeGame(seats, draw), count);
}

/** Every position of a round, from the first bid to the last card. */
export function positionsOfRound(whole: Table, round: number): readonly Table[] {
  const positions: Table[] = [];
  for (let moves = 0; moves <= whole.script.moves.length; moves++) {
    const table = whole.cutOff(moves);
    if (table.state.round.number === round) positions.push(table);
    else if (table.state.round.number > round) break;
  }
  return positions;
}
