/**
 * Leaks: thousands of games by presses in all four games. Every message, id, file name and line of the log
 * is looked through; at sampled presses everything that the reader cannot see is dealt anew, and what the
 * reader is sent must come out the same.
 */
import { SCREENS } from '../../../src/discord/games/index.ts';
import { createScreens } from '../../../src/discord/screens/screens.ts';
import type { GameScreen } from '../../../src/discord/screens/contract.ts';
import type { Game } from '../../../src/engine/contract.ts';
import type { Draw } from '../../../src/engine/random.ts';
import { GAMES } from '../../../src/games/index.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import type { Part, Run } from '../part.ts';
import { compare } from './compare.ts';
import { openHouse } from './house.ts';
import { languageOf, playGame } from './player.ts';
import { scanBody, scanLine } from './scan.ts';

/** Fewer of those that take more presses. */
const PLAYED: Readonly<Record<string, number>> = {
  cockroach: 800,
  jabberwocky: 500,
  anaconda: 600,
  yak: 120,
};
/** Of a game that came later. */
const OTHERWISE = 500;
/** One press in so many is compared. */
const SAMPLED = 16;
/** A run that finds this much has found enough. */
const FAULTS_MAX = 20;

export interface Tally {
  games: number;
  presses: number;
  messages: number;
  lines: number;
  /** Presses that were compared with those of another deal. */
  compared: number;
  readonly faults: string[];
}

export const newTally = (): Tally => ({
  games: 0,
  presses: 0,
  messages: 0,
  lines: 0,
  compared: 0,
  faults: [],
});

/** Plays one game and looks at everything. `sampled`: one press in so many is compared. */
export async function watchGame(
  game: Game,
  screensOf: readonly GameScreen[],
  draw: Draw,
  tally: Tally,
  sampled = SAMPLED,
): Promise<void> {
  const screens = createScreens(screensOf);
  const house = openHouse(game, screens, draw);
  const { min, max } = game.seats;
  const seats = min + draw(max - min + 1);
  const plan = { game: game.id, seats, options: optionsFor(game, draw), sampled };
  try {
    tally.presses += await playGame(house, plan, draw, async (witnessed) => {
      const { sent, logged } = witnessed;
      tally.messages += sent.length;
      tally.lines += logged.length;
      const secret = witnessed.after?.table.deal.secret;
      const isLiving = witnessed.after?.table.status === 'playing';
      for (const { body } of sent) {
        tally.faults.push(...scanBody(screens, body));
        if (isLiving && JSON.stringify(body).includes(secret ?? '')) {
          tally.faults.push('A message holds the secret of the deal.');
        }
      }
      tally.faults.push(...logged.flatMap(scanLine));
      const differences = await compare(house, witnessed, languageOf, draw);
      if (differences === undefined) return;
      tally.compared += 1;
      tally.faults.push(...differences);
    });
    tally.games += 1;
  } finally {
    await house.close();
  }
}

function optionsFor(game: Game, draw: Draw): Readonly<Record<string, number>> {
  return game.chips === undefined ? {} : { 'buy-in': 20 + draw(80), hands: 1 + draw(3) };
}

async function run({ seed, scale, say }: Run): Promise<readonly string[]> {
  const tally = newTally();
  for (const game of GAMES) {
    const before = { ...tally };
    const each = Math.max(1, Math.round((PLAYED[game.id] ?? OTHERWISE) * scale));
    for (let number = 0; number < each; number += 1) {
      const draw = seededDraw('leaks', seed, game.id, number);
      try {
        await watchGame(game, SCREENS, draw, tally);
      } catch (error) {
        const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
        tally.faults.push(`${game.id}, game ${number}: ${what}`);
      }
      if (tally.faults.length >= FAULTS_MAX) return tally.faults;
    }
    say(
      `${game.id}: ${tally.games - before.games} games, ${tally.presses - before.presses} presses, ` +
        `${tally.messages - before.messages} messages and ${tally.lines - before.lines} lines of the log ` +
        `looked through, ${tally.compared - before.compared} presses compared with another deal.`,
    );
  }
  return tally.faults;
}

export const leaks: Part = { name: 'leaks', run };
