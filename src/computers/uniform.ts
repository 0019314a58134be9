import { sample } from '../engine/choices.ts';
import type { GameTypes } from '../engine/contract.ts';
import type { Draw } from '../engine/random.ts';
import type { Sight } from './contract.ts';

/** Knows nothing: the kind of move uniformly, then uniformly among all moves of that kind. */
export function uniform<T extends GameTypes>({ choices }: Sight<T>, draw: Draw): T['move'] {
  return sample(choices, draw);
}
