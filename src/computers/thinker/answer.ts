import type { Draw } from '../../engine/random.ts';
import type { Budget, ComputerPlayers, Question } from '../contract.ts';

/** The move of a computer; undefined for a game that none of them plays. */
export function answer(
  players: readonly ComputerPlayers[],
  { game, level, sight }: Question,
  { draw, budget }: { readonly draw: Draw; readonly budget: Budget },
): object | undefined {
  const player = players.find((one) => one.game === game);
  return player?.levels[level](sight, draw, budget);
}
