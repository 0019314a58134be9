/** What the reader's own cards are worth, for each side that counts. */
import type { PlayingCard } from '../../../engine/cards.ts';
import { KEPT } from '../../../games/anaconda/show.ts';
import type { AnacondaSeatContext } from './context.ts';
import { bestText, handText } from './hands.ts';

/** Of the five that are kept. */
export function tellWorth(
  { say, snapshot }: AnacondaSeatContext,
  five: readonly PlayingCard[],
): readonly string[] {
  const { wild, declare } = snapshot.public.options;
  const high = handText(say, 'high', five, wild);
  if (!declare) return [say('mine.worthHigh', { high })];
  return [say('mine.worth', { high, low: handText(say, 'low', five, wild) })];
}

/** Of the best five that can be kept; empty where there are too few cards. */
export function tellBest(
  { say, snapshot }: AnacondaSeatContext,
  cards: readonly PlayingCard[],
): readonly string[] {
  const { wild, declare } = snapshot.public.options;
  if (cards.length < KEPT) return [];
  const high = bestText(say, 'high', cards, wild);
  if (!declare) return [say('mine.bestHigh', { high })];
  return [say('mine.best', { high, low: bestText(say, 'low', cards, wild) })];
}
