/** Anaconda on Discord. */
import type { AnacondaTypes } from '../../../games/anaconda/types.ts';
import type { GameScreen } from '../../screens/contract.ts';
import type { AnacondaKey } from './catalogue/en.ts';
import { catalogue } from './catalogue/index.ts';
import { endPart } from './end.ts';
import { privatePart } from './private-panel.ts';
import { publicPart } from './public-panel.ts';
import { ACTIONS, react } from './react.ts';
import { recap } from './recap.ts';
import { refusal } from './refusal.ts';
import { rules } from './rules.ts';
import { completed, lobbyNote, PRESETS, START_OPTIONS } from './start-options.ts';

export const anacondaScreen: GameScreen<AnacondaTypes, AnacondaKey> = {
  game: 'anaconda',
  emblem: '🐍',
  accentColour: 0x2e_7d_4f,
  catalogue,
  nameKey: 'game.name',
  pitchKey: 'game.pitch',
  actions: ACTIONS,
  seats: { min: 3, max: 7 },
  startOptions: START_OPTIONS,
  presets: PRESETS,
  hasChips: true,
  completed,
  lobbyNote,
  publicPart,
  privatePart,
  react,
  endPart,
  recap,
  rules,
  refusal,
};
