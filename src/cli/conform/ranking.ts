import type { Ranking } from './vector.ts';
import type { Failure } from './verdict.ts';

/**
 * Negative where the first hand is the better one for that side, 0 where both are equal. Throws on
 * what is no hand, and on wild cards that it does not know.
 */
export type CompareHands = (
  side: 'high' | 'low',
  one: readonly string[],
  other: readonly string[],
  wild: string,
) => number;

const RELATIONS = ['the second is better', 'equal', 'the first is better'] as const;

/** The first two hands that are not ranked as the line says; undefined where all are. */
export function checkRanking(
  compare: CompareHands,
  { wild, high, low }: Ranking,
): Failure | undefined {
  try {
    return checkSide(compare, 'high', high, wild) ?? checkSide(compare, 'low', low, wild);
  } catch (fault) {
    const found = fault instanceof Error ? fault.message : String(fault);
    return { step: 'engine', expected: 'no fault', found };
  }
}

function checkSide(
  compare: CompareHands,
  side: 'high' | 'low',
  groups: readonly (readonly (readonly string[])[])[],
  wild: string,
): Failure | undefined {
  const hands = groups.flatMap((group, place) => group.map((hand) => ({ hand, place })));
  for (const [index, one] of hands.entries()) {
    for (const other of hands.slice(index)) {
      const expected = relationOf(one.place - other.place);
      const found = relationOf(compare(side, one.hand, other.hand, wild));
      if (found === expected) continue;
      const step = `${side}, wild ${wild}: ${one.hand.join(' ')} and ${other.hand.join(' ')}`;
      return { step, expected, found };
    }
  }
  return undefined;
}

function relationOf(difference: number): string {
  return RELATIONS[1 - Math.sign(difference)] ?? 'no number';
}
