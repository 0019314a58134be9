import { afterAll, beforeAll, describe, it } from 'vitest';
import { seededDraw } from '../conformance/seeded.ts';
import { mortalCockroach } from './games/cockroach.ts';
import type { MortalBot } from './killed-game.ts';
import { mortalEvening, PEOPLE, type Evening } from './mortal-evening.ts';
import { playMortalGame } from './mortal-play.ts';

const LONG = 300_000;

describe('a bot that is killed while two, three or four people play Cockroach Poker', () => {
  let evening: Evening;
  let bot: MortalBot;
  beforeAll(async () => {
    evening = await mortalEvening();
    bot = evening.bot;
  }, LONG);
  afterAll(() => evening.end());

  it(
    'goes on with a game of two, killed before it opens, as it begins, is offered a card and is answered',
    async () => {
      const kills = [
        // The first of this database: what does not open leaves nothing at all.
        { moment: 'open', step: 'received' },
        { moment: 'start', step: 'answered' },
        { moment: 'offer', step: 'received' },
        { moment: 'judge', step: 'committed' },
      ] as const;
      await playMortalGame(bot, mortalCockroach, PEOPLE.slice(0, 2), kills, seededDraw('mortal 2'));
    },
    LONG,
  );

  it(
    'goes on with a game of three, killed as it opens and as people join, begin, look and pass on',
    async () => {
      const kills = [
        { moment: 'open', step: 'committed' },
        { moment: 'join', step: 'committed' },
        { moment: 'start', step: 'committed' },
        { moment: 'peek', step: 'committed' },
        { moment: 'pass', step: 'answered' },
      ] as const;
      await playMortalGame(bot, mortalCockroach, PEOPLE.slice(0, 3), kills, seededDraw('mortal 3'));
    },
    LONG,
  );

  it(
    'goes on with a game of four, killed after its panels were edited, an offer is answered, a pass comes',
    async () => {
      const kills = [
        { moment: 'offer', step: 'answered' },
        { moment: 'pass', step: 'received' },
        { moment: 'offer', step: 'edited' },
        { moment: 'peek', step: 'edited' },
        { moment: 'pass', step: 'edited' },
      ] as const;
      await playMortalGame(bot, mortalCockroach, PEOPLE.slice(0, 4), kills, seededDraw('mortal 4'));
    },
    LONG,
  );
});
