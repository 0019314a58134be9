/** What is played in which corner. */
import type { Draw } from '../../../src/engine/random.ts';
import type { OptionValue } from '../../../src/local/page-protocol.ts';
import { pick } from '../../support/random-table.ts';

export interface TablePlan {
  readonly game: string;
  /** How many people sit down. */
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

const GAMES = ['cockroach', 'yak', 'jabberwocky', 'anaconda'] as const;
export const SEATS_MAX = 4;
/** Of so many rounds of all games, one is played with a computer at each table. */
const ROUNDS_TO_A_COMPUTER = 4;

/** The games in turn, so that each is played at as many tables. */
export function planOf(corner: number, draw: Draw): TablePlan {
  const game = GAMES[corner % GAMES.length] ?? 'cockroach';
  const round = Math.floor(corner / GAMES.length);
  const hasComputer = round % ROUNDS_TO_A_COMPUTER === ROUNDS_TO_A_COMPUTER - 1;
  return {
    game,
    seats: 3 + draw(SEATS_MAX - 2),
    options: {
      pace: pick(draw, ['none', 'none', 'live']),
      ...(game === 'anaconda' ? evening(draw) : {}),
      ...(hasComputer ? { computers: 1 } : {}),
    },
  };
}

/** Small stakes, so that everybody can buy in again to the end of the run. */
function evening(draw: Draw): Readonly<Record<string, OptionValue>> {
  return {
    ...{ 'buy-in': 20, hands: 2 + draw(3), rebuy: true },
    variant: pick(draw, ['once', 'classic', 'pass-betting', 'high-only']),
    ...(draw(2) === 0 ? { 'max-bet': 20 } : {}),
  };
}
