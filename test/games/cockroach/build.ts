/** Terse builders, so that a test reads like the record of a game. */
import type { Addressed, Seat } from '../../../src/engine/contract.ts';
import { deepFreeze } from '../../conformance/freeze.ts';
import { apply } from '../../../src/games/cockroach/apply.ts';
import { isCreature, sortCreatures } from '../../../src/games/cockroach/show.ts';
import type {
  CockroachEvent,
  Creature,
  Move,
  State,
  Tally,
} from '../../../src/games/cockroach/types.ts';

/** `"bat bat fly"` as cards, sorted. */
export function cards(words: string): readonly Creature[] {
  return sortCreatures(words.split(' ').filter(isCreature));
}

export interface Table {
  /** A hand for each seat, e.g. `"bat bat fly"`; an empty text for an empty hand. */
  readonly hands: readonly string[];
  readonly faceUp?: Readonly<Partial<Record<Seat, Tally>>>;
  /** Seat 0 where absent. */
  readonly opener?: Seat;
}

/** A table set up as data, waiting for its opener. Frozen to the bottom. */
export function table({ hands, faceUp = {}, opener = 0 }: Table): State {
  return deepFreeze({
    version: 1,
    fixed: { start: 0, removed: [] },
    hands: hands.map(cards),
    faceUp: hands.map((_hand, seat) => faceUp[seat] ?? {}),
    phase: { name: 'offering', opener },
  });
}

export const offer = (card: Creature, to: number, claim: string = card): Move => ({
  type: 'offer',
  card,
  to,
  claim,
});
export const pass = (to: number, claim: string): Move => ({ type: 'pass', to, claim });
export const peek: Move = { type: 'peek' };
export const sayTrue: Move = { type: 'judge', truth: true };
export const sayFalse: Move = { type: 'judge', truth: false };

export type Line = readonly [by: Seat, move: Move];

export interface Played {
  readonly state: State;
  /** Of all the moves together, in order. */
  readonly events: readonly Addressed<CockroachEvent>[];
}

/** Plays moves that have to be legal. */
export function play(state: State, ...lines: readonly Line[]): Played {
  return lines.reduce<Played>(
    (before, [by, move]) => {
      const outcome = apply(before.state, by, move);
      if (!outcome.ok) throw new Error(`seat ${by}: ${outcome.refusal}`);
      return {
        state: deepFreeze(outcome.value.state),
        events: [...before.events, ...outcome.value.events],
      };
    },
    { state, events: [] },
  );
}

/** The refusal that a move meets after others were played; undefined where it is played. */
export function refusalOf(state: State, lines: readonly Line[], last: Line): string | undefined {
  const [by, move] = last;
  const outcome = apply(play(state, ...lines).state, by, move);
  return outcome.ok ? undefined : outcome.refusal;
}
