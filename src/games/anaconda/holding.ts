/** Choosing cards from a hand, to be given away or to be kept. */
import type { PlayingCard } from '../../engine/cards.ts';
import type { RefusalCode } from './types.ts';

/** Number of cards that each seat keeps in the end. */
export const KEPT = 5;

/** Why these cards may not be given or kept, in the order of the rules; undefined where they may. */
export function cardsRefusal(
  hand: readonly PlayingCard[],
  cards: readonly PlayingCard[],
  count: number,
): RefusalCode | undefined {
  if (!cards.every((card) => hand.includes(card))) return 'not-in-hand';
  if (cards.length !== count) return 'wrong-count';
  return new Set(cards).size === count ? undefined : 'repeated-card';
}

/** What is left of a hand. */
export function without(
  hand: readonly PlayingCard[],
  cards: readonly PlayingCard[],
): readonly PlayingCard[] {
  return hand.filter((card) => !cards.includes(card));
}
