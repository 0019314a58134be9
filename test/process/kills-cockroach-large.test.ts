import { afterAll, beforeAll, describe, it } from 'vitest';
import { seededDraw } from '../conformance/seeded.ts';
import { mortalCockroach } from './games/cockroach.ts';
import type { MortalBot } from './killed-game.ts';
import { mortalEvening, PEOPLE, type Evening } from './mortal-evening.ts';
import { playMortalGame } from './mortal-play.ts';

const LONG = 300_000;

describe('a bot that is killed while five or six people play Cockroach Poker', () => {
  let evening: Evening;
  let bot: MortalBot;
  beforeAll(async () => {
    evening = await mortalEvening();
    bot = evening.bot;
  }, LONG);
  afterAll(() => evening.end());

  it(
    'goes on with a game of five, killed before a press counts and once it is answered',
    async () => {
      const kills = [
        { moment: 'open', step: 'answered' },
        { moment: 'start', step: 'received' },
        { moment: 'peek', step: 'answered' },
        { moment: 'judge', step: 'received' },
      ] as const;
      await playMortalGame(bot, mortalCockroach, PEOPLE.slice(0, 5), kills, seededDraw('mortal 5'));
    },
    LONG,
  );

  it(
    'goes on with a game of six, killed once a press has counted and once it is answered',
    async () => {
      const kills = [
        { moment: 'join', step: 'answered' },
        { moment: 'offer', step: 'committed' },
        { moment: 'pass', step: 'committed' },
        { moment: 'judge', step: 'answered' },
      ] as const;
      await playMortalGame(bot, mortalCockroach, PEOPLE, kills, seededDraw('mortal 6'));
    },
    LONG,
  );
});
