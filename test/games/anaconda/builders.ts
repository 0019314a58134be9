/** Terse ways to set up and play a hand of Anaconda, so that a test reads like a record of the game. */
import { DECK, isPlayingCard, sortCards, type PlayingCard } from '../../../src/engine/cards.ts';
import type { Applied, Seat } from '../../../src/engine/contract.ts';
import { apply } from '../../../src/games/anaconda/apply.ts';
import { parseOptions } from '../../../src/games/anaconda/options.ts';
import { STATE_VERSION, setup } from '../../../src/games/anaconda/setup.ts';
import type {
  AnacondaEvent,
  AnacondaTypes,
  Betting,
  Move,
  Options,
  Phase,
  RollStage,
  Side,
  State,
} from '../../../src/games/anaconda/types.ts';
import { deepFreeze } from '../../conformance/freeze.ts';

type Step = Applied<AnacondaTypes>;

/** `'As Td'`: cards from the first to the last. */
export function cards(text: string): readonly PlayingCard[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      if (!isPlayingCard(word)) throw new Error(`${word} is no card.`);
      return word;
    });
}

/** The options of a hand, with defaults. */
export function options(given: Partial<Options> = {}): Options {
  const parsed = parseOptions(given);
  if (!parsed.ok) throw new Error(parsed.refusal);
  return parsed.value;
}

export interface Dealt {
  readonly stacks: readonly number[];
  readonly dealer?: Seat;
  readonly options?: Partial<Options>;
  readonly deck?: readonly PlayingCard[];
}

/** A hand after antes and deal, frozen. By default the last seat deals from an unshuffled deck. */
export function dealt({ stacks, dealer, options: given, deck }: Dealt): Step {
  const seats = stacks.length;
  return deepFreeze(
    setup(seats, options(given), { dealer: dealer ?? seats - 1, stacks }, [deck ?? DECK]),
  );
}

export interface Position {
  /** The five of each seat in the order turned up; the last seat deals. */
  readonly fives: readonly string[];
  readonly options?: Partial<Options>;
  /** Chips now; 100 each by default. */
  readonly stacks?: readonly number[];
  /** Chips paid before; 1 each by default. */
  readonly paid?: readonly number[];
  readonly folded?: readonly Seat[];
  readonly dealer?: Seat;
}

const FOUR_UP = 4;

/** Everybody has four cards up and is to declare. */
export function declaring(given: Position): State {
  return position(given, FOUR_UP, { name: 'declaring', stage: 'declare' });
}

export interface Round extends Position {
  readonly stage?: RollStage;
  readonly turn?: Seat;
  readonly bets?: readonly number[];
  readonly raises?: number;
  /** Who has acted in this round. */
  readonly acted?: readonly Seat[];
}

/** A betting round in the rolling, by default the first, with nothing bet and seat 0 to act. */
export function betting(given: Round): State {
  const stage = given.stage ?? 'roll-1';
  const phase: Betting = {
    name: 'betting',
    stage,
    turn: given.turn ?? 0,
    bets: given.bets ?? given.fives.map(() => 0),
    acted: given.fives.map((_, seat) => given.acted?.includes(seat) ?? false),
    raises: given.raises ?? 0,
  };
  return position(given, Number(stage.at(-1)), phase);
}

function position(given: Position, up: number, phase: Phase): State {
  const { fives } = given;
  const seats = fives.length;
  const folded = fives.map((_, seat) => given.folded?.includes(seat) ?? false);
  return deepFreeze({
    version: STATE_VERSION,
    fixed: { options: options(given.options), dealer: given.dealer ?? seats - 1 },
    stacks: given.stacks ?? fives.map(() => 100),
    paid: given.paid ?? fives.map(() => 1),
    folded,
    hands: fives.map((five) => sortCards(cards(five))),
    arranged: fives.map((five) => cards(five)),
    turnedUp: fives.map(() => up),
    declared: fives.map(() => null),
    phase,
  });
}

/** `'bet 5'`, `'raise 2'`, `'give As Td'`, `'declare both'`, `'fold'` … */
export function move(text: string): Move {
  const [type = '', ...rest] = text.split(' ');
  switch (type) {
    case 'check':
    case 'call':
    case 'fold':
      return { type };
    case 'bet':
      return { type, amount: Number(rest[0]) };
    case 'raise':
      return { type, by: Number(rest[0]) };
    case 'give':
    case 'arrange':
      return { type, cards: cards(rest.join(' ')) };
    case 'declare':
      return { type, side: sideOf(rest[0]) };
    default:
      throw new Error(`${text} is no move.`);
  }
}

function sideOf(word: string | undefined): Side {
  if (word !== 'high' && word !== 'low' && word !== 'both') throw new Error(`${word} is no side.`);
  return word;
}

/** What becomes of a legal move; a refusal fails the test with its code. */
export function after(state: State, seat: Seat, text: string): Step {
  const outcome = apply(deepFreeze(state), seat, deepFreeze(move(text)));
  if (!outcome.ok) throw new Error(`${seat}: ${text} is refused: ${outcome.refusal}`);
  return outcome.value;
}

/**
 * What becomes of several legal moves, `['0: bet 5', '1: call']`. The events are those of all of them.
 */
export function play(state: State, texts: readonly string[]): Step {
  return texts.reduce<Step>(
    (present, text) => {
      const [seat = '', what = ''] = text.split(': ');
      const next = after(present.state, Number(seat), what);
      return { state: next.state, events: [...present.events, ...next.events] };
    },
    { state, events: [] },
  );
}

/** The code with which a move is refused, or `played`. */
export function refusal(state: State, seat: Seat, text: string): string {
  const outcome = apply(state, seat, move(text));
  return outcome.ok ? 'played' : outcome.refusal;
}

/** The events of one type, without their addresses. */
export function told<K extends AnacondaEvent['type']>(
  { events }: Step,
  type: K,
): readonly Extract<AnacondaEvent, { type: K }>[] {
  return events.flatMap(({ event }) =>
    // The type decides which member it is, which a comparison with a parameter cannot say.
    event.type === type ? [event as Extract<AnacondaEvent, { type: K }>] : [],
  );
}
