import { DECK, isPlayingCard, type PlayingCard } from '../../engine/cards.ts';
import type { Applied, Deck } from '../../engine/contract.ts';
import { seatUnder } from '../../engine/deal.ts';
import type { Draw } from '../../engine/random.ts';
import { ROUNDS, cardsUsed, dealRound, dealtEvent } from './deal.ts';
import type { JabberwockyTypes, Options, Setup } from './types.ts';

export const SEATS = { min: 3, max: 5 } as const;
export const STATE_VERSION = 1;

/** `{"dealer": seat}`. */
export const parseSetup = seatUnder('dealer');

export function drawSetup(seats: number, _options: Options, draw: Draw): Setup {
  return { dealer: draw(seats) };
}

/** One whole deck for each round. */
export function decks(): readonly Deck[] {
  return Array.from({ length: ROUNDS }, () => DECK);
}

/**
 * Deals the first round and keeps what the others will be dealt. Throws on a number of seats, a
 * set-up or decks that cannot be.
 */
export function setup(
  seats: number,
  { quick }: Options,
  { dealer }: Setup,
  decks: readonly Deck[],
): Applied<JabberwockyTypes> {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    throw new Error(`Jabberwocky is not played by ${seats}.`);
  }
  if (!Number.isInteger(dealer) || dealer < 0 || dealer >= seats) {
    throw new Error(`Seat ${dealer} cannot deal among ${seats}.`);
  }
  if (decks.length !== ROUNDS) throw new Error(`Jabberwocky is played with ${ROUNDS} decks.`);
  const [first = [], ...ahead] = decks.map((deck, index) =>
    wholeDeck(deck).slice(0, cardsUsed(index + 1, seats)),
  );
  const round = dealRound(1, seats, dealer, first);
  return {
    state: {
      version: STATE_VERSION,
      fixed: { quick },
      ahead,
      round,
      rounds: [],
      lastTrick: null,
      phase: { name: 'bidding' },
    },
    events: [dealtEvent(round)],
  };
}

function wholeDeck(deck: Deck): readonly PlayingCard[] {
  const cards = deck.filter(isPlayingCard);
  if (deck.length !== DECK.length || new Set(cards).size !== DECK.length) {
    throw new Error('Each deck of Jabberwocky is one of 52 different cards.');
  }
  return cards;
}
