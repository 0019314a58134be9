/**
 * SIGKILL at random moments, while people play all four games at many tables. After each: every press
 * that was told to count stands in the log, none that cannot, no table is half done, no chip was made
 * or lost, and the next bot goes on with every table. The seed gives the tables, who presses what as far
 * as the cards allow, and after how many presses the bot dies; the cards themselves are drawn by the
 * bot, and what it is doing in the millisecond of its death is up to the operating system.
 */
import type { Part } from '../part.ts';
import { House } from './house.ts';

const PRESSES = 20_000;
const KILLS = 200;
const TABLES = 24;
/** Between two looks of the whole doctor. */
const KILLS_TO_A_DOCTOR = 20;
/** Presses that nobody answers in three seconds, as a part of all: a busy machine has some. */
const LATE = 0.005;

export const kill: Part = {
  name: 'kill',
  async run({ seed, scale, say }) {
    const presses = Math.ceil(PRESSES * scale);
    const kills = Math.ceil(KILLS * scale);
    const house = await House.open(seed, TABLES);
    const faults: string[] = [];
    const look = async (): Promise<void> => {
      faults.push(...(await house.examineAll()));
      const { kept, cutOffCounted } = house;
      say(`${house.kills} kills, ${JSON.stringify({ ...kept.figures, cutOffCounted })}`);
    };
    try {
      while (house.kills < kills || house.kept.figures.presses < presses) {
        faults.push(...(await house.die(PRESSES / KILLS)));
        if (house.kills % KILLS_TO_A_DOCTOR === 0) await look();
        if (faults.length > 0) return faults;
      }
      await house.goOn();
      faults.push(...(await house.die(1)));
      await look();
      const { late } = house.kept.figures;
      if (late > presses * LATE) faults.push(`${late} presses were not answered in time.`);
      return faults;
    } finally {
      await house.close();
    }
  },
};
