/** The 52 playing cards, as the rules write them: rank, then suit, e.g. `As` or `Td`. */

/** In the order in which the rules sort a hand. */
export const SUITS = ['c', 'd', 'h', 's'] as const;
export type Suit = (typeof SUITS)[number];
/** From the lowest to the highest; the ace is high. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];
export type PlayingCard = `${Rank}${Suit}`;

/** What is printed on a card. */
export interface Face {
  readonly rank: Rank;
  readonly suit: Suit;
  /** 0 for a two … 12 for an ace. */
  readonly height: number;
}

const FACES: ReadonlyMap<string, Face> = new Map(
  SUITS.flatMap((suit) =>
    RANKS.map((rank, height): [PlayingCard, Face] => [`${rank}${suit}`, { rank, suit, height }]),
  ),
);

/** The 52 cards, unshuffled, by suit c d h s, then by rank 2 … A. */
export const DECK: readonly PlayingCard[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): PlayingCard => `${rank}${suit}`),
);

const PLACES: ReadonlyMap<PlayingCard, number> = new Map(DECK.map((card, place) => [card, place]));

/** What is printed on a card. Throws on what only claims to be one. */
export function faceOf(card: PlayingCard): Face {
  const face = FACES.get(card);
  if (face === undefined) throw new Error(`There is no card ${card} in a deck of 52.`);
  return face;
}

export function suitOf(card: PlayingCard): Suit {
  return faceOf(card).suit;
}

export function isPlayingCard(word: string): word is PlayingCard {
  return FACES.has(word);
}

/** By suit c d h s, then by rank 2 … A. */
export function sortCards(cards: readonly PlayingCard[]): readonly PlayingCard[] {
  return cards.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf(card: PlayingCard): number {
  return PLACES.get(card) ?? DECK.length;
}
