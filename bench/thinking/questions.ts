/** What computers are asked in random games. */
import type { Question } from '../../src/computers/contract.ts';
import type { Seat } from '../../src/engine/contract.ts';
import { GAMES } from '../../src/games/index.ts';
import { playOut } from '../../test/conformance/playout.ts';
import { getProbe } from '../../test/conformance/probes.ts';
import { seededDraw } from '../../test/conformance/seeded.ts';

/** The hard level at positions spread over random games of five; somebody who is on turn there. */
export function questionsOf(id: string, count: number, seed: string): readonly Question[] {
  const game = GAMES.find((one) => one.id === id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  const draw = seededDraw('thinking', id, seed);
  const questions: Question[] = [];
  while (questions.length < count) {
    const { script, steps } = playOut(game, getProbe(id), 5, draw);
    const at = draw(steps.length - 1);
    const state = steps[at]?.state;
    const seat = state === undefined ? undefined : game.turn(state)[0];
    if (state === undefined || seat === undefined) continue;
    const mayKnow = ({ to }: { readonly to: 'all' | readonly Seat[] }) =>
      to === 'all' || to.includes(seat);
    questions.push({
      game: id,
      level: 'hard',
      sight: {
        view: { seat, public: game.publicView(state), private: game.privateView(state, seat) },
        choices: game.choices(state, seat),
        events: steps
          .slice(0, at + 1)
          .flatMap(({ events }) => events.filter(mayKnow).map(({ event }) => event)),
        seats: script.seats,
        options: script.options,
      },
    });
  }
  return questions;
}
