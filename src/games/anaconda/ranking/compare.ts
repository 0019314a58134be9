import { isPlayingCard, type PlayingCard } from '../../../engine/cards.ts';
import { oneOf } from '../../../engine/parse.ts';
import { WILDS } from '../types.ts';
import { compareRanks, rankHand, type HandSide } from './hands.ts';

const readWild = oneOf(WILDS);

/**
 * Compares two hands of five as written: negative where the first is the better one for that side, 0
 * where both are equal. Throws on what is no hand, and on wild cards that the rules do not know.
 */
export function compareHands(
  side: HandSide,
  one: readonly string[],
  other: readonly string[],
  wild: string,
): number {
  const option = readWild(wild);
  if (option === undefined) throw new Error(`Anaconda knows no wild cards called ${wild}.`);
  const rank = (hand: readonly string[]): number => rankHand(side, readHand(hand), option);
  return compareRanks(side, rank(one), rank(other));
}

function readHand(words: readonly string[]): readonly PlayingCard[] {
  return words.map((word) => {
    if (!isPlayingCard(word)) throw new Error(`There is no card ${word} in a deck of 52.`);
    return word;
  });
}
