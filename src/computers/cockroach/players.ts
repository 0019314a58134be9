import type { CockroachTypes } from '../../games/cockroach/types.ts';
import type { ComputerPlayers } from '../contract.ts';
import { easy } from './easy.ts';

export const cockroachPlayers: ComputerPlayers<CockroachTypes> = {
  game: 'cockroach',
  // The stronger player is still to come.
  levels: { easy, hard: easy },
};
