/** Walks through sets of card codes, as src/games/anaconda/ranking/codes.ts has them. */
import { DECK } from '../../../../src/engine/cards.ts';
import { codeOf } from '../../../../src/games/anaconda/ranking/codes.ts';

/** All codes, ascending. */
export const CODES: readonly number[] = DECK.map(codeOf).toSorted((one, other) => one - other);

/** The codes of the cards of a rank of this height, and all others. */
export function splitByHeight(height: number): {
  readonly inside: readonly number[];
  readonly outside: readonly number[];
} {
  return {
    inside: CODES.filter((code) => code >> 2 === height),
    outside: CODES.filter((code) => code >> 2 !== height),
  };
}

/**
 * Calls back with every choice of `count` of the codes, in their order. The list is the same one each
 * time: millions of them are made.
 */
export function forEachChoice(
  codes: readonly number[],
  count: number,
  visit: (chosen: readonly number[]) => void,
): void {
  const chosen: number[] = [];
  const choose = (from: number): void => {
    if (chosen.length === count) {
      visit(chosen);
      return;
    }
    const last = codes.length - (count - chosen.length);
    for (let at = from; at <= last; at++) {
      chosen.push(codes[at] ?? 0);
      choose(at + 1);
      chosen.pop();
    }
  };
  choose(0);
}
