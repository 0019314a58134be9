/** The screens of all games, by the game's id. */
import { createSay } from '../text/create-say.ts';
import type { Language } from '../../tables/types.ts';
import type { GameScreen } from './contract.ts';

export interface Screens {
  readonly list: readonly GameScreen[];
  /** Undefined for a game that this version does not know, such as one that was withdrawn. */
  get(game: string): GameScreen | undefined;
}

/** Throws where two screens stand for one game. */
export function createScreens(list: readonly GameScreen[]): Screens {
  const byGame = new Map(list.map((screen) => [screen.game, screen]));
  if (byGame.size !== list.length) throw new Error('Two screens stand for one game.');
  return { list, get: (game) => byGame.get(game) };
}

/** The name of a game with its emblem, as headings show it. */
export function gameTitle(screen: GameScreen, language: Language): string {
  return `${screen.emblem} ${createSay(screen.catalogue, language)(screen.nameKey)}`;
}
