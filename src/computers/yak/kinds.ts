/**
 * Cards and piles for a search that counts many thousands. A kind is the number of one of the twenty
 * different cards; a sum is what cards come to, whatever animal is claimed.
 */
import { DECK, faceOf } from '../../games/yak/show.ts';
import { ANIMALS, type Animal, type YakCard } from '../../games/yak/types.ts';

/** The place of a card in `KINDS`. */
export type Kind = number;

export const KINDS: readonly YakCard[] = [...new Set(DECK)];
const NUMBERS: ReadonlyMap<YakCard, Kind> = new Map(KINDS.map((card, kind) => [card, kind]));

export function kindOf(card: YakCard): Kind {
  const kind = NUMBERS.get(card);
  if (kind === undefined) throw new Error(`There is no card ${card} in Yak.`);
  return kind;
}

export function cardOf(kind: Kind): YakCard {
  const card = KINDS[kind];
  if (card === undefined) throw new Error(`There is no card of the kind ${kind}.`);
  return card;
}

export const DECK_KINDS: readonly Kind[] = DECK.map(kindOf);
export const ANIMAL_COUNT = ANIMALS.length;

export function animalNumber(animal: Animal): number {
  return ANIMALS.indexOf(animal);
}

/** The places of a sum: for each animal and then for all of them the values, likewise the cards, then … */
const VALUES = 0;
const CARDS = ANIMAL_COUNT + 1;
const JOKER_VALUES = 2 * CARDS;
const JOKER_CARDS = JOKER_VALUES + 1;
const ALL = JOKER_CARDS + 1;
const ONES = ALL + 1;
const STOPS = ONES + 1;
const LENGTH = STOPS + 1;
/** The place of all animals together among the animals. */
const ANY = ANIMAL_COUNT;

/** Written to while cards are laid in an imagined game. */
export type Sum = Int16Array;

export function emptySum(): Sum {
  return new Int16Array(LENGTH);
}

/** What one card of each kind adds. */
const SUMS: readonly Sum[] = KINDS.map((card) => {
  const sum = emptySum();
  const face = faceOf(card);
  switch (face.kind) {
    case 'animal':
      for (const animal of [animalNumber(face.animal), ANY]) {
        sum[VALUES + animal] = face.value;
        sum[CARDS + animal] = 1;
      }
      break;
    case 'joker':
      sum[JOKER_VALUES] = face.value;
      sum[JOKER_CARDS] = 1;
      break;
    case 'all':
      sum[ALL] = 1;
      break;
    case 'ones':
      sum[ONES] = 1;
      break;
    case 'stop':
      sum[STOPS] = 1;
      break;
  }
  return sum;
});

export function addKind(sum: Sum, kind: Kind, times: 1 | -1 = 1): void {
  const added = SUMS[kind];
  if (added === undefined) throw new Error(`There is no card of the kind ${kind}.`);
  for (let place = 0; place < LENGTH; place++) {
    sum[place] = (sum[place] ?? 0) + times * (added[place] ?? 0);
  }
}

export function sumOf(kinds: readonly Kind[]): Sum {
  const sum = emptySum();
  for (const kind of kinds) addKind(sum, kind);
  return sum;
}

/** Which specials a part of a pile brings, as bits: `all`, `ones`, an odd number of stop signs. */
export const FLAGS = 8;
export function flagsOf(sum: Sum): number {
  return (
    ((sum[ALL] ?? 0) > 0 ? 1 : 0) | ((sum[ONES] ?? 0) > 0 ? 2 : 0) | (((sum[STOPS] ?? 0) & 1) << 2)
  );
}

/** How two parts of a pile act together, as bits: `all` is valid, `ones` is valid. */
export const EFFECTS = 4;
export function effectOf(one: number, other: number): number {
  return ((one ^ other) & 4) !== 0 ? 0 : (one | other) & 3;
}

/** What a part of a pile counts for an animal under an effect. */
export function countUnder(sum: Sum, animal: number, effect: number): number {
  const counted = (effect & 1) !== 0 ? ANY : animal;
  return (effect & 2) !== 0
    ? (sum[CARDS + counted] ?? 0) + (sum[JOKER_CARDS] ?? 0)
    : (sum[VALUES + counted] ?? 0) + (sum[JOKER_VALUES] ?? 0);
}

/** What a whole pile counts. */
export function countPile(sum: Sum, animal: number): number {
  return countUnder(sum, animal, effectOf(flagsOf(sum), 0));
}
