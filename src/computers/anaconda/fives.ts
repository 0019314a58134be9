/** The best five of more cards, for each side. */
import type { HandSide } from '../../games/anaconda/ranking/hands.ts';
import type { Wild } from '../../games/anaconda/types.ts';
import { rankerOf, rarityOf, type Code } from './strength.ts';

const FIVE = 5;

export interface BestFive {
  readonly side: HandSide;
  readonly cards: readonly Code[];
  readonly rank: number;
  readonly rarity: number;
}

/** The best five for a side that hold all the fixed cards and any of the others. */
export function bestFor(
  side: HandSide,
  fixed: readonly Code[],
  others: readonly Code[],
  wild: Wild,
): BestFive {
  const rank = rankerOf(side, wild);
  const sign = side === 'high' ? 1 : -1;
  let best = -Infinity;
  let chosen: readonly number[] = [];
  const choices = choicesOf(others.length, FIVE - fixed.length);
  const five = [...fixed, 0, 0, 0, 0, 0];
  for (const places of choices) {
    for (let index = 0; index < places.length; index++) {
      five[fixed.length + index] = others[places[index] ?? 0] ?? 0;
    }
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = five;
    const value = sign * rank(a, b, c, d, e);
    if (value <= best) continue;
    best = value;
    chosen = places;
  }
  const cards = [...fixed, ...chosen.map((place) => others[place] ?? 0)];
  return { side, cards, rank: sign * best, rarity: rarityOf(side, sign * best, wild) };
}

/** The best five for the side for which they are rarer; for high where nothing is declared. */
export function bestOf(
  fixed: readonly Code[],
  others: readonly Code[],
  wild: Wild,
  declare: boolean,
): BestFive {
  const high = bestFor('high', fixed, others, wild);
  if (!declare) return high;
  const low = bestFor('low', fixed, others, wild);
  return low.rarity < high.rarity ? low : high;
}

const known = new Map<number, readonly (readonly number[])[]>();

/** All ways to choose so many of so many places. */
export function choicesOf(from: number, count: number): readonly (readonly number[])[] {
  const key = 100 * from + count;
  const made = known.get(key);
  if (made !== undefined) return made;
  const choices: readonly (readonly number[])[] =
    count === 0
      ? [[]]
      : Array.from({ length: from - count + 1 }, (_, first) =>
          choicesOf(from - first - 1, count - 1).map((rest) => [
            first,
            ...rest.map((place) => first + 1 + place),
          ]),
        ).flat();
  known.set(key, choices);
  return choices;
}
