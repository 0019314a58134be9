import type { AnacondaTypes } from '../../games/anaconda/types.ts';
import type { ComputerPlayers } from '../contract.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';

export const anacondaPlayers: ComputerPlayers<AnacondaTypes> = {
  game: 'anaconda',
  levels: { easy, hard },
};
