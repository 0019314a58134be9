/** Which games are kept as text. To add one: a line here, then `npm run playthroughs`. */
import type { Game } from '../../src/engine/contract.ts';
import type { GameScript } from '../../src/engine/replay.ts';
import { GAMES } from '../../src/games/index.ts';
import { playOut } from '../conformance/playout.ts';
import { getProbe } from '../conformance/probes.ts';
import { seededDraw } from '../conformance/seeded.ts';
import { renderPlaythrough } from './render.ts';

export interface Playthrough {
  readonly file: string;
  readonly text: string;
}

/** Hands played for chips often end by folding before much is seen: the longest of so many is kept. */
const HANDS_TRIED = 20;

/** Random games of the fewest, the most and a middling number of players. */
export function makePlaythroughs(): readonly Playthrough[] {
  return GAMES.flatMap((game) => {
    const { min, max } = game.seats;
    const tables = [...new Set([min, Math.ceil((min + max) / 2), max])];
    return tables.map((seats) => {
      const file = `${game.id}-${seats}.txt`;
      const script = randomGame(game, seats, file);
      const title = `A random game of ${game.id}, made by npm run playthroughs`;
      return { file, text: renderPlaythrough(game, script, title) };
    });
  });
}

function randomGame(game: Game, seats: number, file: string): GameScript {
  const play = (...seed: readonly (string | number)[]): GameScript =>
    playOut(game, getProbe(game.id), seats, seededDraw('playthrough', file, ...seed)).script;
  if (game.chips === undefined) return play();
  return Array.from({ length: HANDS_TRIED }, (_, number) => play(number)).reduce((best, next) =>
    next.moves.length > best.moves.length ? next : best,
  );
}
