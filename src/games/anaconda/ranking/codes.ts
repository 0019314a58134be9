/**
 * Cards as small integers, so that ranking a hand is arithmetic alone: 4 × height + suit, from 0 for
 * the two of clubs to 51 for the ace of spades. Height is 0 for a two … 12 for an ace.
 */
import { DECK, SUITS, faceOf, type PlayingCard } from '../../../engine/cards.ts';

const CODES: ReadonlyMap<PlayingCard, number> = new Map(
  DECK.map((card) => {
    const { height, suit } = faceOf(card);
    return [card, 4 * height + SUITS.indexOf(suit)];
  }),
);

/** The code of a card. Throws on what only claims to be one. */
export function codeOf(card: PlayingCard): number {
  const code = CODES.get(card);
  if (code === undefined) throw new Error(`There is no card ${card} in a deck of 52.`);
  return code;
}
