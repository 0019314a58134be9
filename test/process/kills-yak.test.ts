import { afterAll, beforeAll, describe, it } from 'vitest';
import { seededDraw } from '../conformance/seeded.ts';
import { mortalYak } from './games/yak.ts';
import type { MortalBot } from './killed-game.ts';
import { mortalEvening, PEOPLE, type Evening } from './mortal-evening.ts';
import { playMortalGame } from './mortal-play.ts';

const LONG = 300_000;

describe('a bot that is killed while Yak is played', () => {
  let evening: Evening;
  let bot: MortalBot;
  beforeAll(async () => {
    evening = await mortalEvening();
    bot = evening.bot;
  }, LONG);
  afterAll(() => evening.end());

  it(
    'goes on with a game of two, killed as panels are edited, as a play counts and as a doubt comes',
    async () => {
      const kills = [
        { moment: 'open-pile', step: 'edited' },
        { moment: 'doubt', step: 'edited' },
        { moment: 'raise', step: 'committed' },
        { moment: 'doubt', step: 'received' },
        { moment: 'last-doubt', step: 'committed' },
      ] as const;
      await playMortalGame(bot, mortalYak, PEOPLE.slice(0, 2), kills, seededDraw('mortal yak 2'));
    },
    LONG,
  );

  it(
    'goes on with a game of five, killed as a play comes and is answered, and as a doubt counts',
    async () => {
      const kills = [
        { moment: 'open-pile', step: 'received' },
        { moment: 'raise', step: 'answered' },
        { moment: 'doubt', step: 'committed' },
        { moment: 'doubt', step: 'answered' },
        { moment: 'last-doubt', step: 'answered' },
      ] as const;
      await playMortalGame(bot, mortalYak, PEOPLE.slice(0, 5), kills, seededDraw('mortal yak 5'));
    },
    LONG,
  );
});
