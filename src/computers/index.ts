import { anacondaPlayers } from './anaconda/players.ts';
import { cockroachPlayers } from './cockroach/players.ts';
import type { ComputerPlayers } from './contract.ts';
import { jabberwockyPlayers } from './jabberwocky/players.ts';
import { yakPlayers } from './yak/players.ts';

/** The computer players of every game, in the order of the games. */
export const COMPUTER_PLAYERS: readonly ComputerPlayers[] = [
  cockroachPlayers,
  yakPlayers,
  jabberwockyPlayers,
  anacondaPlayers,
];
