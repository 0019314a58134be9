/** A table of Anaconda for the tests of its screen. */
import { DECK, type PlayingCard } from '../../../../src/engine/cards.ts';
import type { Seat } from '../../../../src/engine/contract.ts';
import type { Draw } from '../../../../src/engine/random.ts';
import type { GameScript, ScriptedMove } from '../../../../src/engine/replay.ts';
import type { Choices } from '../../../../src/engine/space.ts';
import { anaconda } from '../../../../src/games/anaconda/game.ts';
import type { AnacondaTypes, Move, Options } from '../../../../src/games/anaconda/types.ts';
import type { AnacondaKey } from '../../../../src/discord/games/anaconda/catalogue/en.ts';
import { anacondaScreen } from '../../../../src/discord/games/anaconda/screen.ts';
import { cards, move, options } from '../../../games/anaconda/builders.ts';
import { anacondaProbe } from '../../../games/anaconda/redeal.ts';
import { ScreenTable, randomGame, randomPositions } from '../../../support/screen-table.ts';

export { ending, readId, type Look } from '../../../support/screen-table.ts';

export type Table = ScreenTable<AnacondaTypes, AnacondaKey>;
type Script = GameScript<AnacondaTypes>;

const SHOWN = { game: anaconda, screen: anacondaScreen };

export interface Start {
  readonly options?: Partial<Options>;
  /** 40 each by default. */
  readonly stacks?: readonly number[];
  /** The last seat by default. */
  readonly dealer?: Seat;
}

/** A table at which these hands were dealt, after moves like `'0: bet 5'`. */
export function tableAfter(
  hands: readonly string[],
  moves: readonly string[],
  { options: given, stacks, dealer = hands.length - 1 }: Start = {},
): Table {
  const script: Script = {
    seats: hands.length,
    options: options(given),
    setup: { dealer, stacks: stacks ?? hands.map(() => 40) },
    decks: [dealing(hands.map(cards), dealer)],
    moves: moves.map((text) => {
      const [by = '', what = ''] = text.split(': ');
      return { by: Number(by), move: move(what) };
    }),
  };
  return new ScreenTable(SHOWN, script);
}

/** A deck that deals these hands one by one from left of the dealer. */
export function dealing(
  hands: readonly (readonly PlayingCard[])[],
  dealer: Seat,
): readonly PlayingCard[] {
  const inOrder = [...hands.slice(dealer + 1), ...hands.slice(0, dealer + 1)];
  const [longest = []] = hands;
  const top = longest.flatMap((_, round) =>
    inOrder.flatMap((hand) => hand.slice(round, round + 1)),
  );
  return [...top, ...DECK.filter((card) => !top.includes(card))];
}

/** A whole hand of random legal moves, with random options and stacks unless they are given. */
export function wholeHand(seats: number, draw: Draw, given?: Partial<Options>): Table {
  const parsed = anaconda.parseOptions(given ?? anacondaProbe.options(draw));
  if (!parsed.ok) throw new Error(parsed.refusal);
  return randomGame(SHOWN, seats, parsed.value, draw, anacondaProbe.brought?.(seats, draw));
}

/** Positions of random hands, spread evenly from the deal to the end. */
export function randomTables(
  seats: number,
  count: number,
  draw: Draw,
  given?: Partial<Options>,
): readonly Table[] {
  return randomPositions(wholeHand(seats, draw, given), count);
}

/** A whole hand that everybody plays the same way, from an unshuffled deck; the last seat deals. */
export function playedOut(
  { options: given, stacks = [] }: Start,
  choose: (choices: Choices<Move>) => Move,
): Table {
  const seats = stacks.length;
  const agreed = options(given);
  const setup = { dealer: seats - 1, stacks };
  let { state } = anaconda.setup(seats, agreed, setup, [DECK]);
  const moves: ScriptedMove[] = [];
  for (let by = anaconda.turn(state)[0]; by !== undefined; by = anaconda.turn(state)[0]) {
    const made = choose(anaconda.choices(state, by));
    const outcome = anaconda.apply(state, by, made);
    if (!outcome.ok) throw new Error(`${JSON.stringify(made)} is refused: ${outcome.refusal}`);
    moves.push({ by, move: made });
    state = outcome.value.state;
  }
  return new ScreenTable(SHOWN, { seats, options: agreed, setup, decks: [DECK], moves });
}
