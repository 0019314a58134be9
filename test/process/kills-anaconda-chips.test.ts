import { afterAll, beforeAll, describe, it } from 'vitest';
import { seededDraw } from '../conformance/seeded.ts';
import { mortalAnaconda } from './games/anaconda.ts';
import type { MortalBot } from './killed-game.ts';
import { mortalEvening, PEOPLE, type Evening } from './mortal-evening.ts';
import { playMortalGame } from './mortal-play.ts';

const LONG = 300_000;

/** Everybody is all-in by the ante, so that after each hand somebody has nothing left. */
const ALL_IN = { ante: 20, 'buy-in': 20, rebuy: true, variant: 'high-only' };

describe('a bot that is killed while chips come to a table and go home', () => {
  let evening: Evening;
  let bot: MortalBot;
  beforeAll(async () => {
    evening = await mortalEvening();
    bot = evening.bot;
  }, LONG);
  afterAll(() => evening.end());

  it(
    'goes on with an evening of four, killed as they sit down, buy in again, leave and return',
    async () => {
      const kills = [
        { moment: 'open', step: 'committed' },
        { moment: 'join', step: 'received' },
        { moment: 'join', step: 'committed' },
        { moment: 'join', step: 'answered' },
        { moment: 'buy-in', step: 'received' },
        { moment: 'buy-in', step: 'edited' },
        { moment: 'buy-in', step: 'committed' },
        { moment: 'buy-in', step: 'answered' },
        { moment: 'leave', step: 'edited' },
        { moment: 'leave', step: 'received' },
        { moment: 'leave', step: 'committed' },
        { moment: 'leave', step: 'answered' },
        { moment: 'return', step: 'received' },
        { moment: 'return', step: 'committed' },
        { moment: 'return', step: 'answered' },
      ] as const;
      const game = mortalAnaconda({ ...ALL_IN, hands: 4 });
      const draw = seededDraw('mortal anaconda chips');
      await playMortalGame(bot, game, PEOPLE.slice(0, 4), kills, draw);
    },
    LONG,
  );
});
