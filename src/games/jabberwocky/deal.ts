import { sortCards, type PlayingCard } from '../../engine/cards.ts';
import type { Addressed, Seat } from '../../engine/contract.ts';
import { dealOneByOne } from '../../engine/deal.ts';
import { toAll } from '../../engine/events.ts';
import type { JabberwockyEvent, Round } from './types.ts';

/** "Round r (1 … 13) deals 3 4 5 6 7 8 9 8 7 6 5 4 3 cards each." */
export const CARDS_OF_ROUND = [3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3] as const;
export const ROUNDS = CARDS_OF_ROUND.length;

/** How many cards each seat is dealt in a round from 1 to 13. */
export function cardsOf(round: number): number {
  const cards = CARDS_OF_ROUND[round - 1];
  if (cards === undefined) throw new Error(`There is no round ${round}.`);
  return cards;
}

/** How many cards of its deck a round uses: the hands and the card turned up. */
export function cardsUsed(round: number, seats: number): number {
  return cardsOf(round) * seats + 1;
}

/**
 * Deals a round, one card at a time, starting left of the dealer; the next card is turned up. Throws
 * on a deck that is too short.
 */
export function dealRound(
  number: number,
  seats: number,
  dealer: Seat,
  deck: readonly PlayingCard[],
): Round {
  const dealt = cardsOf(number) * seats;
  const turned = deck[dealt];
  if (turned === undefined) throw new Error(`The deck of round ${number} is too short.`);
  const first = (dealer + 1) % seats;
  const hands = dealOneByOne(deck.slice(0, dealt), seats, first).map(sortCards);
  return {
    number,
    dealer,
    turned,
    hands,
    bids: hands.map(() => null),
    tricks: hands.map(() => 0),
    leader: first,
    trick: [],
    trumpPlayed: false,
  };
}

export function dealtEvent({ number, dealer, turned }: Round): Addressed<JabberwockyEvent> {
  return toAll({ type: 'dealt', round: number, cards: cardsOf(number), dealer, turned });
}
