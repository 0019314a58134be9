/**
 * How playing cards are written: the index as on most cards of the world and the sign of the suit, in
 * every language alike, so that people who read different languages speak of the same card.
 */
import { faceOf, type PlayingCard, type Rank, type Suit } from '../../engine/cards.ts';

export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** "10" */
export function rankIndex(rank: Rank): string {
  return rank === 'T' ? '10' : rank;
}

/** "10♠" */
export function cardLabel(card: PlayingCard): string {
  const { rank, suit } = faceOf(card);
  return `${rankIndex(rank)}${SUIT_SIGNS[suit]}`;
}

/** "10♠" for a sentence. */
export function cardText(card: PlayingCard): string {
  return `**${cardLabel(card)}**`;
}
