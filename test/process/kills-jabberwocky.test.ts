import { afterAll, beforeAll, describe, it } from 'vitest';
import { seededDraw } from '../conformance/seeded.ts';
import { mortalJabberwocky } from './games/jabberwocky.ts';
import type { MortalBot } from './killed-game.ts';
import { mortalEvening, PEOPLE, type Evening } from './mortal-evening.ts';
import { playMortalGame } from './mortal-play.ts';

const LONG = 300_000;

describe('a bot that is killed while Jabberwocky is played', () => {
  let evening: Evening;
  let bot: MortalBot;
  beforeAll(async () => {
    evening = await mortalEvening();
    bot = evening.bot;
  }, LONG);
  afterAll(() => evening.end());

  it(
    'goes on with a game of three, killed as a bid is shown, as tricks are led and taken, and at the end',
    async () => {
      const kills = [
        { moment: 'bid', step: 'edited' },
        { moment: 'last-bid', step: 'committed' },
        { moment: 'lead', step: 'received' },
        { moment: 'take', step: 'answered' },
        { moment: 'round', step: 'committed' },
        { moment: 'end', step: 'answered' },
      ] as const;
      const draw = seededDraw('mortal jabberwocky 3');
      await playMortalGame(bot, mortalJabberwocky, PEOPLE.slice(0, 3), kills, draw);
    },
    LONG,
  );

  it(
    'goes on with a game of five, killed as bids come, as cards are shown, and as rounds end',
    async () => {
      const kills = [
        { moment: 'bid', step: 'answered' },
        { moment: 'last-bid', step: 'received' },
        { moment: 'lead', step: 'edited' },
        { moment: 'follow', step: 'committed' },
        { moment: 'round', step: 'edited' },
        { moment: 'end', step: 'committed' },
      ] as const;
      const draw = seededDraw('mortal jabberwocky 5');
      await playMortalGame(bot, mortalJabberwocky, PEOPLE.slice(0, 5), kills, draw);
    },
    LONG,
  );
});
