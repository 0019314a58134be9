import { faceOf } from './cards.ts';
import type { Animal, YakCard } from './types.ts';

/**
 * What cards come to in a pile, whatever animal is claimed: enough to count it without looking at
 * them again. For whoever weighs many imagined piles; a real one is counted card by card (count.ts).
 */
export interface Tally {
  /** Of each animal, and of all together. */
  readonly animals: Readonly<Record<Animal | 'any', Amount>>;
  readonly jokers: Amount;
  readonly all: number;
  readonly ones: number;
  readonly stops: number;
}

interface Amount {
  readonly cards: number;
  readonly value: number;
}

export function tallyOf(cards: readonly YakCard[]): Tally {
  const animals = {
    yak: nothing(),
    ibex: nothing(),
    vulture: nothing(),
    marmot: nothing(),
    yeti: nothing(),
    any: nothing(),
  };
  const jokers = nothing();
  const specials = { all: 0, ones: 0, stop: 0 };
  for (const card of cards) {
    const face = faceOf(card);
    switch (face.kind) {
      case 'animal':
        addTo(animals[face.animal], face.value);
        addTo(animals.any, face.value);
        break;
      case 'joker':
        addTo(jokers, face.value);
        break;
      case 'all':
      case 'ones':
      case 'stop':
        specials[face.kind] += 1;
    }
  }
  return { animals, jokers, all: specials.all, ones: specials.ones, stops: specials.stop };
}

/** The count of a pile made of two parts, for an animal that is claimed. */
export function countTogether(one: Tally, other: Tally, claimed: Animal): number {
  const areValid = (one.stops + other.stops) % 2 === 0;
  const counted = areValid && one.all + other.all > 0 ? 'any' : claimed;
  const measure = areValid && one.ones + other.ones > 0 ? 'cards' : 'value';
  return (
    one.animals[counted][measure] +
    one.jokers[measure] +
    other.animals[counted][measure] +
    other.jokers[measure]
  );
}

/** Written to only while a tally is being made. */
interface GrowingAmount {
  cards: number;
  value: number;
}

function nothing(): GrowingAmount {
  return { cards: 0, value: 0 };
}

function addTo(amount: GrowingAmount, value: number): void {
  amount.cards += 1;
  amount.value += value;
}
