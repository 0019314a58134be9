/** How suits and hands are written. */
import { faceOf, type PlayingCard, type Suit } from '../../../engine/cards.ts';
import { groupBySuit } from '../../../games/jabberwocky/show.ts';
import { together } from '../../text/phrases.ts';
import { SUIT_SIGNS, rankIndex } from '../../text/playing-cards.ts';
import type { JabberwockySay } from './context.ts';

/** "♠ spades" */
export function suitText(say: JabberwockySay, suit: Suit): string {
  return together(`${SUIT_SIGNS[suit]} ${say('suit.name', { suit })}`);
}

/** A hand, a line a suit, trumps last: "♠ **K 9 2**". */
export function handLines(
  say: JabberwockySay,
  hand: readonly PlayingCard[],
  trump: Suit,
): readonly string[] {
  return groupBySuit(hand, trump).map(({ suit, isTrump, cards }) => {
    const indices = cards.toReversed().map((card) => rankIndex(faceOf(card).rank));
    const line = `${SUIT_SIGNS[suit]} **${indices.join(' ')}**`;
    return isTrump ? `${line} (${say('hand.trump')})` : line;
  });
}
