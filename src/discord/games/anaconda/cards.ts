/** How cards are put in order and written. */
import { SUITS, faceOf, type PlayingCard } from '../../../engine/cards.ts';
import { together } from '../../text/phrases.ts';
import { cardLabel } from '../../text/playing-cards.ts';
import type { AnacondaSay } from './context.ts';

/** By rank from the ace down, so that pairs stand together; within a rank spades first. */
export function sortForReading(cards: readonly PlayingCard[]): readonly PlayingCard[] {
  const place = (card: PlayingCard): number => {
    const { height, suit } = faceOf(card);
    return height * SUITS.length + SUITS.indexOf(suit);
  };
  return cards.toSorted((one, other) => place(other) - place(one));
}

/** "A♠ K♦ K♣" in bold and on one line, in the order given. */
export function cardsText(cards: readonly PlayingCard[]): string {
  return `**${together(cards.map(cardLabel).join(' '))}**`;
}

/** "ace of spades" */
export function cardWords(say: AnacondaSay, card: PlayingCard): string {
  const { rank, suit } = faceOf(card);
  return say('card.words', { rank: say('rank.name', { rank }), suit });
}
