/** The bot is killed at each named step of a press, at each moment of each game. */
import { seededDraw } from '../../conformance/seeded.ts';
import { mortalEvening, PEOPLE } from '../../process/mortal-evening.ts';
import type { Part } from '../part.ts';
import { PLANS } from './plans.ts';

export const killSteps: Part = {
  name: 'kill-steps',
  async run({ seed, scale, say }) {
    const plans = PLANS.slice(0, Math.ceil(PLANS.length * scale));
    let kills = 0;
    for (const { name, seats, deaths, play } of plans) {
      const evening = await mortalEvening();
      try {
        await play(evening.bot, PEOPLE.slice(0, seats), seededDraw(seed, name));
        kills += deaths;
        say(`${name}: survived ${deaths} kills.`);
      } finally {
        await evening.end();
      }
    }
    say(`${plans.length} games and evenings, ${kills} kills.`);
    return [];
  },
};
