import type { AnacondaTypes } from '../../games/anaconda/types.ts';
import type { ComputerPlayers } from '../contract.ts';
import { easy } from './easy.ts';

export const anacondaPlayers: ComputerPlayers<AnacondaTypes> = {
  game: 'anaconda',
  // The stronger player is still to come.
  levels: { easy, hard: easy },
};
