/** Yak on Discord. */
import type { YakTypes } from '../../../games/yak/types.ts';
import type { GameScreen } from '../../screens/contract.ts';
import type { YakKey } from './catalogue/en.ts';
import { catalogue } from './catalogue/index.ts';
import { endPart } from './end.ts';
import { START_OPTIONS, lobbyNote } from './ladder.ts';
import { privatePart } from './private-panel.ts';
import { publicPart } from './public-panel.ts';
import { ACTIONS, react } from './react.ts';
import { recap } from './recap.ts';
import { refusal } from './refusal.ts';
import { rules } from './rules.ts';

export const yakScreen: GameScreen<YakTypes, YakKey> = {
  game: 'yak',
  emblem: '🐃',
  accentColour: 0x8b_5a_2b,
  catalogue,
  nameKey: 'game.name',
  pitchKey: 'game.pitch',
  actions: ACTIONS,
  seats: { min: 2, max: 6 },
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
