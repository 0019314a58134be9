/** The screens of all games; every game of src/games/index.ts has one here. */
import type { GameScreen } from '../screens/contract.ts';
import { anacondaScreen } from './anaconda/screen.ts';
import { cockroachScreen } from './cockroach/screen.ts';
import { jabberwockyScreen } from './jabberwocky/screen.ts';
import { yakScreen } from './yak/screen.ts';

export const SCREENS: readonly GameScreen[] = [
  cockroachScreen,
  anacondaScreen,
  yakScreen,
  jabberwockyScreen,
];
