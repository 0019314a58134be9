import { afterAll, beforeAll, describe, it } from 'vitest';
import { seededDraw } from '../conformance/seeded.ts';
import { mortalAnaconda } from './games/anaconda.ts';
import type { MortalBot } from './killed-game.ts';
import { mortalEvening, PEOPLE, type Evening } from './mortal-evening.ts';
import { playMortalGame } from './mortal-play.ts';

const LONG = 300_000;

/** One pass with bets around it, and so wide bounds that amounts are typed. */
const OPTIONS = { variant: 'once', 'max-bet': 40 };

describe('a bot that is killed while it edits panels of Anaconda', () => {
  let evening: Evening;
  let bot: MortalBot;
  beforeAll(async () => {
    evening = await mortalEvening();
    bot = evening.bot;
  }, LONG);
  afterAll(() => evening.end());

  it(
    'goes on with an evening of three, killed after panels were edited in each phase',
    async () => {
      const kills = [
        { moment: 'bet', step: 'edited' },
        { moment: 'give', step: 'edited' },
        { moment: 'last-give', step: 'edited' },
        { moment: 'form', step: 'edited' },
        { moment: 'arrange', step: 'edited' },
        { moment: 'late-bet', step: 'edited' },
        { moment: 'declare', step: 'edited' },
        { moment: 'end', step: 'edited' },
        { moment: 'ready', step: 'edited' },
        { moment: 'next-hand', step: 'edited' },
      ] as const;
      const game = mortalAnaconda({ ...OPTIONS, hands: 2 });
      const draw = seededDraw('mortal anaconda 3');
      await playMortalGame(bot, game, PEOPLE.slice(0, 3), kills, draw);
    },
    LONG,
  );
});
