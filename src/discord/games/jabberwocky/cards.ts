/**
 * How cards and suits are written: the index as on most cards of the world and the sign of the suit, in
 * every language alike, so that people who read different languages speak of the same card.
 */
import { faceOf, type PlayingCard, type Rank, type Suit } from '../../../engine/cards.ts';
import { groupBySuit } from '../../../games/jabberwocky/show.ts';
import { together } from '../../text/phrases.ts';
import type { JabberwockySay } from './context.ts';

const SIGNS: Readonly<Record<Suit, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** "10" */
export function rankIndex(rank: Rank): string {
  return rank === 'T' ? '10' : rank;
}

/** "10♠" */
export function cardLabel(card: PlayingCard): string {
  const { rank, suit } = faceOf(card);
  return `${rankIndex(rank)}${SIGNS[suit]}`;
}

/** "10♠" for a sentence. */
export function cardText(card: PlayingCard): string {
  return `**${cardLabel(card)}**`;
}

/** "♠ spades" */
export function suitText(say: JabberwockySay, suit: Suit): string {
  return together(`${SIGNS[suit]} ${say('suit.name', { suit })}`);
}

/** A hand, a line a suit, trumps last: "♠ **K 9 2**". */
export function handLines(
  say: JabberwockySay,
  hand: readonly PlayingCard[],
  trump: Suit,
): readonly string[] {
  return groupBySuit(hand, trump).map(({ suit, isTrump, cards }) => {
    const indices = cards.toReversed().map((card) => rankIndex(faceOf(card).rank));
    const line = `${SIGNS[suit]} **${indices.join(' ')}**`;
    return isTrump ? `${line} (${say('hand.trump')})` : line;
  });
}
