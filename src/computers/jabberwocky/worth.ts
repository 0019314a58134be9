/** How many tricks a hand promises by itself, roughly: fast enough to judge thousands of imagined hands. */
import { SUIT_COUNT, above, count, highest, WHOLE_SUIT } from './cards.ts';

/**
 * The sum over the cards of a rough chance to take a trick: nobody else holds a higher card, and a side
 * suit lasts until the card is played.
 *
 * @param at where the four sets of the hand begin
 * @param isHeld how likely a card that is not in the hand is to be in another one
 */
export function worthOf(
  hands: Int32Array,
  at: number,
  trump: number,
  isHeld: number,
  cards: number,
): number {
  const isFree = 1 - isHeld;
  const trumps = count(hands[at + trump] ?? 0);
  let worth = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    let left = hands[at + suit] ?? 0;
    const held = count(left);
    const others = WHOLE_SUIT & ~left;
    let fromTop = 0;
    while (left !== 0) {
      const height = highest(left);
      left &= ~(1 << height);
      const higher = count(others & above(height));
      const chance = isFree ** higher;
      if (suit === trump) worth += Math.max(chance, lengthChance(trumps, fromTop, cards, isHeld));
      else worth += chance * lasting(held, fromTop, isHeld);
      fromTop += 1;
    }
  }
  return worth;
}

/** A low trump takes a trick by ruffing, the more trumps there are the likelier. */
function lengthChance(trumps: number, fromTop: number, cards: number, isHeld: number): number {
  const base = trumps >= 3 ? 0.55 : 0.4;
  return fromTop < cards ? base * (1 - 0.25 * isHeld) : 0;
}

/** That a round of the suit is not ruffed: less likely the more cards of it one holds oneself, and the later. */
function lasting(held: number, fromTop: number, isHeld: number): number {
  return Math.max(0.1, 1 - isHeld * (0.1 + 0.06 * (held - 1) + 0.25 * fromTop));
}
