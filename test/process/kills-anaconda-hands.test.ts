import { afterAll, beforeAll, describe, it } from 'vitest';
import { seededDraw } from '../conformance/seeded.ts';
import { mortalAnaconda } from './games/anaconda.ts';
import type { MortalBot } from './killed-game.ts';
import { mortalEvening, PEOPLE, type Evening } from './mortal-evening.ts';
import { playMortalGame } from './mortal-play.ts';

const LONG = 300_000;

/** One pass with bets around it, and so wide bounds that amounts are typed. */
const OPTIONS = { variant: 'once', 'max-bet': 40 };

describe('a bot that is killed in hands of Anaconda', () => {
  let evening: Evening;
  let bot: MortalBot;
  beforeAll(async () => {
    evening = await mortalEvening();
    bot = evening.bot;
  }, LONG);
  afterAll(() => evening.end());

  it(
    'goes on with an evening of four, killed as presses of each phase come, count and are answered',
    async () => {
      const moments = [
        'bet',
        'form',
        'give',
        'last-give',
        'arrange',
        'declare',
        'end',
        'ready',
        'next-hand',
      ] as const;
      const steps = ['received', 'committed', 'answered'] as const;
      const kills = moments.flatMap((moment) => steps.map((step) => ({ moment, step })));
      const game = mortalAnaconda({ ...OPTIONS, hands: 4 });
      const draw = seededDraw('mortal anaconda 4');
      await playMortalGame(bot, game, PEOPLE.slice(0, 4), kills, draw);
    },
    LONG,
  );
});
