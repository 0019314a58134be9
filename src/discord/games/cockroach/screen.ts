/** Cockroach Poker on Discord. */
import type { CockroachTypes } from '../../../games/cockroach/types.ts';
import type { GameScreen } from '../../screens/contract.ts';
import type { CockroachKey } from './catalogue/en.ts';
import { catalogue } from './catalogue/index.ts';
import { endPart } from './end.ts';
import { privatePart } from './private-panel.ts';
import { publicPart } from './public-panel.ts';
import { ACTIONS, react } from './react.ts';
import { recap } from './recap.ts';
import { refusal } from './refusal.ts';
import { rules } from './rules.ts';

export const cockroachScreen: GameScreen<CockroachTypes, CockroachKey> = {
  game: 'cockroach',
  emblem: '🪳',
  accentColour: 0x6b_8e_23,
  catalogue,
  nameKey: 'game.name',
  pitchKey: 'game.pitch',
  actions: ACTIONS,
  seats: { min: 2, max: 6 },
  startOptions: [],
  lobbyNote: () => undefined,
  publicPart,
  privatePart,
  react,
  endPart,
  recap,
  rules,
  refusal,
};
