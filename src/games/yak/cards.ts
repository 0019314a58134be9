import {
  ANIMALS,
  ANIMAL_VALUES,
  JOKER_VALUES,
  SPECIALS,
  type Face,
  type FaceKind,
  type YakCard,
} from './types.ts';

/**
 * How many copies of each card the deck holds, by what is printed on it. The totals (75 animals, 12
 * jokers, 20 specials) are the published game's; the split inside them is our own.
 */
const COPIES: Readonly<Record<FaceKind, number>> = {
  animal: 5,
  joker: 6,
  all: 6,
  ones: 6,
  stop: 8,
};

const FACES: ReadonlyMap<YakCard, Face> = new Map<YakCard, Face>([
  ...ANIMALS.flatMap((animal) =>
    ANIMAL_VALUES.map((value): [YakCard, Face] => [
      `${animal}${value}`,
      { kind: 'animal', animal, value },
    ]),
  ),
  ...JOKER_VALUES.map((value): [YakCard, Face] => [`joker${value}`, { kind: 'joker', value }]),
  ...SPECIALS.map((kind): [YakCard, Face] => [kind, { kind }]),
]);

/** Each of the twenty different cards once: animals from the biggest, jokers, specials. */
export const CARDS: readonly YakCard[] = [...FACES.keys()];

/** The 107 cards, unshuffled. */
export const DECK: readonly YakCard[] = CARDS.flatMap((card) =>
  Array.from({ length: COPIES[faceOf(card).kind] }, () => card),
);

/** What is printed on a card. */
export function faceOf(card: YakCard): Face {
  const face = FACES.get(card);
  if (face === undefined) throw new Error(`There is no card ${card} in Yak.`);
  return face;
}

export function isYakCard(word: string): word is YakCard {
  return CARDS.some((card) => card === word);
}

/** Sorted as people read a hand: animals from the biggest, then jokers, then specials. */
export function sortForReading(cards: readonly YakCard[]): readonly YakCard[] {
  return cards.toSorted((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other));
}

/** Sorted as text, the order in which the rules show a hand. */
export function sortAsText(cards: readonly YakCard[]): readonly YakCard[] {
  return cards.toSorted();
}
