import type { Game } from '../engine/contract.ts';
import { anaconda } from './anaconda/game.ts';
import { cockroach } from './cockroach/game.ts';
import { jabberwocky } from './jabberwocky/game.ts';
import { yak } from './yak/game.ts';

/** Every game that this program plays, in the order in which people are shown them. */
export const GAMES: readonly Game[] = [cockroach, yak, jabberwocky, anaconda];
