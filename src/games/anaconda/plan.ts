/** The course of a hand as data: which stages follow each other, and where the cards of a pass go. */
import type { Seat } from '../../engine/contract.ts';
import {
  PASS_STAGES,
  ROLL_STAGES,
  type BettingStage,
  type Options,
  type Passing,
  type PassStage,
  type RollStage,
  type Stage,
} from './types.ts';

/** One pass of the trash. */
export interface Pass {
  /** Number of cards that each seat gives. */
  readonly count: number;
  /** To which neighbour among the seats still in: 1 is the first to the left, −1 the first to the right. */
  readonly distance: number;
}

export const PASSES: Readonly<Record<Passing, readonly Pass[]>> = {
  classic: [
    { count: 3, distance: 1 },
    { count: 2, distance: 1 },
    { count: 1, distance: 1 },
  ],
  once: [{ count: 3, distance: 1 }],
  zigzag: [
    { count: 3, distance: 1 },
    { count: 2, distance: -1 },
    { count: 1, distance: 1 },
  ],
  steps: [
    { count: 3, distance: 1 },
    { count: 2, distance: 2 },
    { count: 1, distance: 3 },
  ],
};

const AFTER_PASS: Readonly<Record<PassStage, BettingStage>> = {
  'pass-1': 'after-pass-1',
  'pass-2': 'after-pass-2',
  'pass-3': 'after-pass-3',
};

/** The stages of a whole hand with these options, in order. */
export function stagesOf({ passing, passBetting, declare }: Options): readonly Stage[] {
  const passes = PASS_STAGES.slice(0, PASSES[passing].length).flatMap((stage): readonly Stage[] =>
    passBetting ? [stage, AFTER_PASS[stage]] : [stage],
  );
  return [
    ...(passBetting ? (['before-pass'] as const) : []),
    ...passes,
    'arrange',
    ...ROLL_STAGES,
    ...(declare ? (['declare'] as const) : []),
  ];
}

export function isPass(stage: Stage): stage is PassStage {
  return PASS_STAGES.some((pass) => pass === stage);
}

export function isRoll(stage: Stage): stage is RollStage {
  return ROLL_STAGES.some((roll) => roll === stage);
}

/** How many cards go where at this stage. */
export function passAt({ passing }: Pick<Options, 'passing'>, stage: PassStage): Pass {
  const pass = PASSES[passing][PASS_STAGES.indexOf(stage)];
  if (pass === undefined) throw new Error(`There is no ${stage} with ${passing}.`);
  return pass;
}

/** The seats that have not folded, ascending. */
export function seatsIn(folded: readonly boolean[]): readonly Seat[] {
  return [...folded.keys()].filter((seat) => folded[seat] === false);
}

/**
 * Who gets the cards of a seat. "Distances count seats still in. Where there is no such seat (the
 * third of three players would be oneself), the cards go to the first to the left."
 */
export function receiverOf(from: Seat, distance: number, folded: readonly boolean[]): Seat {
  const still = seatsIn(folded);
  const place = still.indexOf(from);
  const step = Math.abs(distance) < still.length ? distance : 1;
  const to = still[(place + step + still.length) % still.length];
  if (place < 0 || to === undefined) throw new Error(`Seat ${from} has nobody to pass to.`);
  return to;
}
