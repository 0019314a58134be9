import type { JabberwockyTypes } from '../../games/jabberwocky/types.ts';
import type { ComputerPlayers } from '../contract.ts';
import { easy } from './easy.ts';

export const jabberwockyPlayers: ComputerPlayers<JabberwockyTypes> = {
  game: 'jabberwocky',
  // The stronger player is still to come.
  levels: { easy, hard: easy },
};
