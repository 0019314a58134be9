import { faceOf } from './cards.ts';
import type { Animal, CountedCard, Effect, LaidCard, SpecialEffects, YakCard } from './types.ts';

/** A pile counted for one animal. */
export interface PileCount {
  /** In the order of the pile. */
  readonly cards: readonly CountedCard[];
  readonly effects: SpecialEffects;
  /** The sum of all: "cards of the claimed animal + jokers". */
  readonly count: number;
}

/** Counts a pile that was turned up, for the animal that was claimed. */
export function countPile(pile: readonly LaidCard[], claimed: Animal): PileCount {
  const effects = effectsOf(pile.map(({ card }) => card));
  const cards = pile.map((laid) => ({ ...laid, worth: worthOf(laid.card, claimed, effects) }));
  return { cards, effects, count: cards.reduce((sum, { worth }) => sum + worth, 0) };
}

/** "If the number of stop signs is odd, every `all` and `ones` in this pile is void. Jokers stay." */
function effectsOf(cards: readonly YakCard[]): SpecialEffects {
  const stops = cards.filter((card) => card === 'stop').length;
  const effectOf = (special: 'all' | 'ones'): Effect => {
    if (!cards.includes(special)) return 'absent';
    return stops % 2 === 1 ? 'void' : 'valid';
  };
  return { stops, all: effectOf('all'), ones: effectOf('ones') };
}

/** "Specials are never animals and always count 0." */
function worthOf(card: YakCard, claimed: Animal, { all, ones }: SpecialEffects): number {
  const face = faceOf(card);
  switch (face.kind) {
    case 'animal':
      if (face.animal !== claimed && all !== 'valid') return 0;
      return ones === 'valid' ? 1 : face.value;
    case 'joker':
      return ones === 'valid' ? 1 : face.value;
    case 'all':
    case 'ones':
    case 'stop':
      return 0;
  }
}
