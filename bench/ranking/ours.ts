import { rankHigh, rankHighWithThrees } from '../../src/games/anaconda/ranking/high.ts';
import { rankHand, type HandSide } from '../../src/games/anaconda/ranking/hands.ts';
import { rankLow, rankLowWithKings } from '../../src/games/anaconda/ranking/low.ts';
import type { Contender } from '../measure.ts';
import type { Hands } from './hands.ts';

// Each loop is written out: behind one function that is handed the ranking, the compiler could not
// put the ranking into the loop, and the call would be measured instead.

export function ourHigh({ codes }: Hands): Contender {
  return {
    name: 'Humbug, high',
    run: () => {
      let sum = 0;
      for (let at = 0; at < codes.length; at += 5) {
        sum += rankHigh(
          codes[at] ?? 0,
          codes[at + 1] ?? 0,
          codes[at + 2] ?? 0,
          codes[at + 3] ?? 0,
          codes[at + 4] ?? 0,
        );
      }
      return sum;
    },
  };
}

export function ourLow({ codes }: Hands): Contender {
  return {
    name: 'Humbug, low',
    run: () => {
      let sum = 0;
      for (let at = 0; at < codes.length; at += 5) {
        sum += rankLow(
          codes[at] ?? 0,
          codes[at + 1] ?? 0,
          codes[at + 2] ?? 0,
          codes[at + 3] ?? 0,
          codes[at + 4] ?? 0,
        );
      }
      return sum;
    },
  };
}

export function ourWildHigh({ codes }: Hands, which: string): Contender {
  return {
    name: `Humbug, high with wild threes, ${which}`,
    run: () => {
      let sum = 0;
      for (let at = 0; at < codes.length; at += 5) {
        sum += rankHighWithThrees(
          codes[at] ?? 0,
          codes[at + 1] ?? 0,
          codes[at + 2] ?? 0,
          codes[at + 3] ?? 0,
          codes[at + 4] ?? 0,
        );
      }
      return sum;
    },
  };
}

export function ourWildLow({ codes }: Hands, which: string): Contender {
  return {
    name: `Humbug, low with wild kings, ${which}`,
    run: () => {
      let sum = 0;
      for (let at = 0; at < codes.length; at += 5) {
        sum += rankLowWithKings(
          codes[at] ?? 0,
          codes[at + 1] ?? 0,
          codes[at + 2] ?? 0,
          codes[at + 3] ?? 0,
          codes[at + 4] ?? 0,
        );
      }
      return sum;
    },
  };
}

/** From cards as the rules write them, as the game itself does. */
export function ourCards({ cards }: Hands, side: HandSide): Contender {
  return {
    name: `Humbug, ${side}, from cards as text`,
    run: () => {
      let sum = 0;
      for (const hand of cards) sum += rankHand(side, hand, 'none');
      return sum;
    },
  };
}
