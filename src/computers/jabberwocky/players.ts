import type { JabberwockyTypes } from '../../games/jabberwocky/types.ts';
import type { ComputerPlayers } from '../contract.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';

export const jabberwockyPlayers: ComputerPlayers<JabberwockyTypes> = {
  game: 'jabberwocky',
  levels: { easy, hard },
};
