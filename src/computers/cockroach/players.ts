import type { CockroachTypes } from '../../games/cockroach/types.ts';
import type { ComputerPlayers } from '../contract.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';

export const cockroachPlayers: ComputerPlayers<CockroachTypes> = {
  game: 'cockroach',
  levels: { easy, hard },
};
