import { RANKS, SUITS, type Face, type PlayingCard, type Suit } from './types.ts';

const FACES: ReadonlyMap<PlayingCard, Face> = new Map(
  SUITS.flatMap((suit) =>
    RANKS.map((rank, height): [PlayingCard, Face] => [`${rank}${suit}`, { rank, suit, height }]),
  ),
);

/** The 52 cards, unshuffled, in the order of hands: by suit c d h s, then by rank 2 … A. */
export const DECK: readonly PlayingCard[] = [...FACES.keys()];

const PLACES: ReadonlyMap<PlayingCard, number> = new Map(DECK.map((card, place) => [card, place]));

/** What is printed on a card. */
export function faceOf(card: PlayingCard): Face {
  const face = FACES.get(card);
  if (face === undefined) throw new Error(`There is no card ${card} in a deck of 52.`);
  return face;
}

export function suitOf(card: PlayingCard): Suit {
  return faceOf(card).suit;
}

export function isPlayingCard(word: string): word is PlayingCard {
  return FACES.has(word as PlayingCard);
}

/** "Sorted by suit c d h s, then rank 2 … A." */
export function sortHand(cards: readonly PlayingCard[]): readonly PlayingCard[] {
  return cards.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf(card: PlayingCard): number {
  return PLACES.get(card) ?? DECK.length;
}
