/**
 * The ranking as the rules tell it, word by word and without any haste: a list of numbers that compare
 * from the first on. It shares nothing with the ranking under test.
 */
import { RANKS, faceOf, type PlayingCard } from '../../../../src/engine/cards.ts';

/** From the best, as the rules list them. */
const HIGH_ORDER = [
  'straight flush',
  'four of a kind',
  'full house',
  'flush',
  'straight',
  'three of a kind',
  'two pairs',
  'pair',
  'high card',
];
const GROUPS: Readonly<Record<string, string>> = {
  '41': 'four of a kind',
  '32': 'full house',
  '311': 'three of a kind',
  '221': 'two pairs',
  '2111': 'pair',
  '11111': 'high card',
};

/** More is better. */
export function slowHigh(hand: readonly PlayingCard[]): readonly number[] {
  const heights = hand.map((card) => faceOf(card).height + 2);
  const { kind, ranks } = groupsOf(heights);
  const isFlush = new Set(hand.map((card) => faceOf(card).suit)).size === 1;
  const isWheel = ranks.join() === '14,5,4,3,2';
  const [top = 0, , , , bottom = 0] = ranks;
  const isStraight = kind === 'high card' && (isWheel || top - bottom === 4);
  if (isStraight) return [place(isFlush ? 'straight flush' : 'straight'), isWheel ? 5 : top];
  return [place(isFlush ? 'flush' : kind), ...ranks];
}

/** Less is better. */
export function slowLow(hand: readonly PlayingCard[]): readonly number[] {
  const heights = hand.map((card) => (faceOf(card).height + 1) % RANKS.length);
  const { kind, ranks } = groupsOf(heights);
  return [place(kind), ...ranks];
}

export function compareLists(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function place(kind: string): number {
  return HIGH_ORDER.length - HIGH_ORDER.indexOf(kind);
}

/** "The larger group first, the rest from the top." */
function groupsOf(heights: readonly number[]): { kind: string; ranks: readonly number[] } {
  const counts = new Map<number, number>();
  for (const height of heights) counts.set(height, (counts.get(height) ?? 0) + 1);
  const groups = [...counts].toSorted(
    ([one, times], [other, otherTimes]) => otherTimes - times || other - one,
  );
  const kind = GROUPS[groups.map(([, times]) => times).join('')] ?? '';
  return { kind, ranks: groups.map(([height]) => height) };
}
