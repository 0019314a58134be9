import type { Seat, SharedRefusal } from './contract.ts';

/**
 * Whether it is this seat's turn at all: the first two refusals that a move can meet after it was
 * read (rules/README.md). `bad-move` comes before them and is settled by `parseMove`; `wrong-phase`
 * comes next and falls out of each game's switch over its phases; then the game's own follow.
 *
 * @param turn the seats that may move now; empty exactly when the game is over
 */
export function turnRefusal(
  turn: readonly Seat[],
  seat: Seat,
): Extract<SharedRefusal, 'game-over' | 'not-your-turn'> | undefined {
  if (turn.length === 0) return 'game-over';
  return turn.includes(seat) ? undefined : 'not-your-turn';
}
