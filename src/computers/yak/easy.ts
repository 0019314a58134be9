import type { Draw } from '../../engine/random.ts';
import { safeMove } from '../../games/yak/safe.ts';
import type { YakTypes, Move } from '../../games/yak/types.ts';
import type { Sight } from '../contract.ts';

/** The safe move: it is this game's known heuristic already, and no move for somebody absent has to be poorer. */
export function easy({ view, choices }: Sight<YakTypes>, draw: Draw): Move {
  return safeMove(view, choices, draw);
}
