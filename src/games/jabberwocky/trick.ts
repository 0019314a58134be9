import { faceOf, suitOf, type PlayingCard, type Suit } from '../../engine/cards.ts';
import type { TrickCard } from './types.ts';

/**
 * Whether the challenger takes the trick from the card that would win it so far: "the trick goes to
 * the highest trump, or, without trumps, to the highest card of the suit led".
 */
export function beats(challenger: PlayingCard, winning: PlayingCard, trump: Suit): boolean {
  const [one, other] = [faceOf(challenger), faceOf(winning)];
  // Of two different suits only a trump can beat: the winning card is a trump or of the suit led.
  return one.suit === other.suit ? one.height > other.height : one.suit === trump;
}

/** The card that wins the trick as it lies, complete or not; undefined where nobody has led. */
export function winningCard(trick: readonly TrickCard[], trump: Suit): TrickCard | undefined {
  const [led, ...others] = trick;
  if (led === undefined) return undefined;
  return others.reduce((best, next) => (beats(next.card, best.card, trump) ? next : best), led);
}

/** Whether the card may be played to a trick in which this suit was led. */
export function followsSuit(card: PlayingCard, hand: readonly PlayingCard[], led: Suit): boolean {
  return suitOf(card) === led || hand.every((held) => suitOf(held) !== led);
}
