/** Jabberwocky on Discord. */
import type { JabberwockyTypes } from '../../../games/jabberwocky/types.ts';
import type { GameScreen } from '../../screens/contract.ts';
import type { JabberwockyKey } from './catalogue/en.ts';
import { catalogue } from './catalogue/index.ts';
import { endPart } from './end.ts';
import { privatePart } from './private-panel.ts';
import { publicPart } from './public-panel.ts';
import { START_OPTIONS, lobbyNote } from './quick.ts';
import { ACTIONS, react } from './react.ts';
import { recap } from './recap.ts';
import { refusal } from './refusal.ts';
import { rules } from './rules.ts';

export const jabberwockyScreen: GameScreen<JabberwockyTypes, JabberwockyKey> = {
  game: 'jabberwocky',
  emblem: '🐉',
  accentColour: 0x4b_5d_a8,
  catalogue,
  nameKey: 'game.name',
  pitchKey: 'game.pitch',
  actions: ACTIONS,
  seats: { min: 3, max: 5 },
  startOptions: START_OPTIONS,
  lobbyNote,
  publicPart,
  privatePart,
  react,
  endPart,
  recap,
  rules,
  refusal,
};
