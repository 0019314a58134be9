import type { YakTypes } from '../../games/yak/types.ts';
import type { ComputerPlayers } from '../contract.ts';
import { easy } from './easy.ts';

export const yakPlayers: ComputerPlayers<YakTypes> = {
  game: 'yak',
  // The stronger player is still to come.
  levels: { easy, hard: easy },
};
