import type { YakTypes } from '../../games/yak/types.ts';
import type { ComputerPlayers } from '../contract.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';

export const yakPlayers: ComputerPlayers<YakTypes> = {
  game: 'yak',
  levels: { easy, hard },
};
