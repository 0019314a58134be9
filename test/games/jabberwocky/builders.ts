/** Terse ways to set up a position of Jabberwocky, so that a test reads like a record of the game. */
import { DECK, isPlayingCard, sortCards, type PlayingCard } from '../../../src/engine/cards.ts';
import type { Applied, Seat } from '../../../src/engine/contract.ts';
import { apply } from '../../../src/games/jabberwocky/apply.ts';
import { cardsUsed } from '../../../src/games/jabberwocky/deal.ts';
import { STATE_VERSION } from '../../../src/games/jabberwocky/setup.ts';
import type {
  Bid,
  JabberwockyTypes,
  Move,
  Play,
  State,
  TrickCard,
} from '../../../src/games/jabberwocky/types.ts';
import { deepFreeze } from '../../conformance/freeze.ts';

/** `'As Td'`: cards from the first to the last. */
export function cards(text: string): readonly PlayingCard[] {
  return words(text).map((word) => {
    if (!isPlayingCard(word)) throw new Error(`${word} is no card.`);
    return word;
  });
}

/** `'1:As 2:Td'`: a trick from the first card played to the last. */
export function trick(text: string): readonly TrickCard[] {
  return words(text).map((word) => {
    const [by = '', card = ''] = word.split(':');
    return { by: Number(by), card: onlyCard(card) };
  });
}

export interface Position {
  /** One text of cards a seat. */
  readonly hands: readonly string[];
  readonly bids?: readonly (number | null)[];
  readonly turned?: string;
  readonly trick?: string;
  readonly tricks?: readonly number[];
  readonly leader?: Seat;
  readonly dealer?: Seat;
  readonly trumpPlayed?: boolean;
  readonly number?: number;
  /** Whether no round follows. */
  readonly isLast?: boolean;
  /** Whether the last card of a round is played by itself. */
  readonly quick?: boolean;
}

/**
 * A running round, frozen. By default it is round 1, seat 0 has dealt and seat 1 leads, spades are
 * trump, everybody has bid one and taken nothing, and another round follows.
 */
export function position(given: Position): State {
  const { hands } = given;
  const bids = given.bids ?? hands.map(() => 1);
  return deepFreeze({
    version: STATE_VERSION,
    fixed: { quick: given.quick ?? false },
    ahead: given.isLast === true ? [] : [nextDeal(hands.length)],
    round: {
      number: given.number ?? 1,
      dealer: given.dealer ?? 0,
      turned: onlyCard(given.turned ?? '2s'),
      hands: hands.map((hand) => sortCards(cards(hand))),
      bids,
      tricks: given.tricks ?? hands.map(() => 0),
      leader: given.leader ?? 1,
      trick: trick(given.trick ?? ''),
      trumpPlayed: given.trumpPlayed ?? false,
    },
    rounds: [],
    lastTrick: null,
    phase: { name: bids.includes(null) ? 'bidding' : 'playing' },
  });
}

/** Clubs, some diamonds and a heart to turn up. */
function nextDeal(seats: number): readonly PlayingCard[] {
  return [...DECK.slice(0, cardsUsed(2, seats) - 1), '2h'];
}

export function bid(tricks: number): Bid {
  return { type: 'bid', tricks };
}

export function play(card: string): Play {
  return { type: 'play', card: onlyCard(card) };
}

/** What becomes of a legal move; a refusal fails the test with its code. */
export function after(state: State, seat: Seat, move: Move): Applied<JabberwockyTypes> {
  const outcome = apply(deepFreeze(state), seat, deepFreeze(move));
  if (!outcome.ok) throw new Error(`Refused: ${outcome.refusal}`);
  return outcome.value;
}

/** What becomes of several legal moves, one after the other: `'1:Ah 2:3h'`. */
export function afterCards(state: State, text: string): Applied<JabberwockyTypes> {
  return trick(text).reduce<Applied<JabberwockyTypes>>(
    (present, { by, card }) => after(present.state, by, { type: 'play', card }),
    { state, events: [] },
  );
}

/** The code with which a move is refused, or `played`. */
export function refusal(state: State, seat: Seat, move: Move): string {
  const outcome = apply(state, seat, move);
  return outcome.ok ? 'played' : outcome.refusal;
}

function onlyCard(word: string): PlayingCard {
  const [card, ...others] = cards(word);
  if (card === undefined || others.length > 0) throw new Error(`${word} is not one card.`);
  return card;
}

function words(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}
