/** Which games are kept as text. To add one: a line here, then `npm run playthroughs`. */
import { GAMES } from '../../src/games/index.ts';
import { playOut } from '../conformance/playout.ts';
import { getProbe } from '../conformance/probes.ts';
import { seededDraw } from '../conformance/seeded.ts';
import { renderPlaythrough } from './render.ts';

export interface Playthrough {
  readonly file: string;
  readonly text: string;
}

/** Random games of the fewest, the most and a middling number of players. */
export function makePlaythroughs(): readonly Playthrough[] {
  return GAMES.flatMap((game) => {
    const { min, max } = game.seats;
    const tables = [...new Set([min, Math.ceil((min + max) / 2), max])];
    return tables.map((seats) => {
      const file = `${game.id}-${seats}.txt`;
      const { script } = playOut(game, getProbe(game.id), seats, seededDraw('playthrough', file));
      const title = `A random game of ${game.id}, made by npm run playthroughs`;
      return { file, text: renderPlaythrough(game, script, title) };
    });
  });
}
