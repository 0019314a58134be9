/**
 * How cards, counts and claims are written. A card that is known carries its picture and its word; a
 * claim is words in quotation marks, so that nobody takes what was said for what is.
 */
import { faceOf, sortForReading } from '../../../games/yak/show.ts';
import {
  ANIMALS,
  type Animal,
  type Claim,
  type Face,
  type FaceKind,
  type YakCard,
} from '../../../games/yak/types.ts';
import { BETWEEN, together } from '../../text/phrases.ts';
import type { YakSay } from './context.ts';

export const EMOJI: Readonly<Record<Animal | Exclude<FaceKind, 'animal'>, string>> = {
  yak: '🐃',
  ibex: '🐐',
  vulture: '🦅',
  marmot: '🐿️',
  yeti: '⛄',
  joker: '🃏',
  all: '❗',
  ones: '1️⃣',
  stop: '🛑',
};

/** What is drawn on a card, whatever its value: an animal, the joker or a special. */
export type Motif = keyof typeof EMOJI;

export function motifOf(card: YakCard): Motif {
  const face = faceOf(card);
  return face.kind === 'animal' ? face.animal : face.kind;
}

/** "🦅 vulture" */
export function markedMotif(say: YakSay, motif: Motif): string {
  return `${EMOJI[motif]} ${motifName(say, motif)}`;
}

function motifName(say: YakSay, motif: Motif): string {
  switch (motif) {
    case 'joker':
      return say('card.joker');
    case 'all':
    case 'ones':
    case 'stop':
      return say('card.special', { special: motif });
    default:
      return say('animal.name', { animal: motif });
  }
}

/** "🦅 vulture 3", "🛑 stop sign" */
export function markedCard(say: YakSay, card: YakCard): string {
  const value = valueOf(faceOf(card));
  const motif = markedMotif(say, motifOf(card));
  return value === undefined ? motif : `${motif} ${value}`;
}

/** What is printed beside the motif; specials have no value. */
export function valueOf(face: Face): number | undefined {
  return 'value' in face ? face.value : undefined;
}

/** "🦅 vulture 3 ×2 · 🛑 stop sign", as people read a hand. */
export function listCards(say: YakSay, cards: readonly YakCard[]): string {
  const distinct = sortForReading([...new Set(cards)]);
  return distinct
    .map((card) => {
      const times = cards.filter((other) => other === card).length;
      const marked = markedCard(say, card);
      return together(times > 1 ? `${marked} ×${times}` : marked);
    })
    .join(BETWEEN);
}

/** "5 vultures" */
export function counted(say: YakSay, animal: Animal, count: number): string {
  return say('animal.counted', { animal, count });
}

/** "“5 vultures”" */
export function claimed(say: YakSay, { animal, number }: Claim): string {
  return say('animal.claim', { counted: counted(say, animal, number) });
}

/** "12 cards" */
export function cardCount(say: YakSay, count: number): string {
  return say('card.count', { count });
}

/** "🐃 yak, 🐐 ibex, …", from the biggest to the smallest. */
export function listAnimals(say: YakSay): string {
  return ANIMALS.map((animal) => together(markedMotif(say, animal))).join(', ');
}
