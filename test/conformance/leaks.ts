import type { Applied, Game, GameTypes } from '../../src/engine/contract.ts';
import { sameJson } from '../../src/engine/json.ts';
import { pick, type Draw } from '../../src/engine/random.ts';
import { replay } from '../../src/engine/replay.ts';
import { deepFreeze } from './freeze.ts';
import { playOut } from './playout.ts';
import type { Probe, Reader } from './probe.ts';

/** What one position showed. */
export interface LeakCheck {
  /** Where the reader could tell the two deals apart; undefined where it could not. */
  readonly leak: string | undefined;
  /** Whether the other deal was another one at all. */
  readonly changed: boolean;
}

/**
 * Plays a random game up to a random position, deals anew what the reader cannot see, plays the same
 * again, and compares everything that the reader was told on the way, at every step.
 */
export function checkLeak(
  game: Game,
  probe: Probe,
  seats: number,
  reader: Reader,
  draw: Draw,
): LeakCheck {
  const { script: whole, steps: all } = playOut(game, probe, seats, draw);
  const position = draw(all.length);
  const script = { ...whole, moves: whole.moves.slice(0, position) };
  const other = replay(game, deepFreeze({ ...script, ...probe.redeal(script, reader, draw) }));
  const steps = all.slice(0, position + 1);
  const at = steps.findIndex((step, index) => {
    const twin = other[index];
    return (
      twin === undefined ||
      !sameJson(everythingFor(game, step, reader), everythingFor(game, twin, reader))
    );
  });
  return {
    leak: at < 0 ? undefined : describeLeak(game, steps[at], other[at], reader, at),
    changed: !sameJson(steps.at(-1)?.state, other.at(-1)?.state),
  };
}

export function anyReader(seats: number, draw: Draw): Reader {
  return pick<Reader>(['public', ...Array.from({ length: seats }, (_, seat) => seat)], draw);
}

/** All that a reader learns at a step: views, choices, who is on turn, whose move makes itself, and the events for it. */
function everythingFor(game: Game, { state, events }: Applied<GameTypes>, reader: Reader): unknown {
  const isForReader = (to: 'all' | readonly number[]): boolean =>
    to === 'all' || (reader !== 'public' && to.includes(reader));
  return {
    public: game.publicView(state),
    turn: game.turn(state),
    automatic: game.automatic(state)?.seat ?? null,
    private: reader === 'public' ? null : game.privateView(state, reader),
    choices: reader === 'public' ? null : game.choices(state, reader),
    events: events.filter(({ to }) => isForReader(to)),
  };
}

function describeLeak(
  game: Game,
  one: Applied<GameTypes> | undefined,
  other: Applied<GameTypes> | undefined,
  reader: Reader,
  step: number,
): string {
  const seen = [one, other].map((applied) =>
    applied === undefined ? 'nothing' : JSON.stringify(everythingFor(game, applied, reader)),
  );
  return `reader ${reader} tells the deals apart at step ${step}:\n${seen.join('\n')}`;
}
