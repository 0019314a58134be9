/** The pass that is being made, and what the last one brought the reader. */
import type { PlayingCard } from '../../../engine/cards.ts';
import type { Seat } from '../../../engine/contract.ts';
import { isPass, passAt, receiverOf } from '../../../games/anaconda/show.ts';
import type { PassStage } from '../../../games/anaconda/types.ts';
import type { AnacondaSeatContext } from './context.ts';
import { ofThisHand } from './story.ts';

export interface MyPass {
  readonly stage: PassStage;
  /** Number of cards. */
  readonly count: number;
  readonly to: Seat;
}

/** Undefined where no pass is being made, and for a reader who has folded. */
export function passNow({ mine, snapshot }: AnacondaSeatContext): MyPass | undefined {
  const { phase, stage, options, folded } = snapshot.public;
  if (phase !== 'passing' || !isPass(stage) || folded[mine.seat] === true) return undefined;
  const { count, distance } = passAt(options, stage);
  return { stage, count, to: receiverOf(mine.seat, distance, folded) };
}

/** What changed hands when the cards were passed last. */
export interface LastPass {
  readonly to: Seat;
  readonly given: readonly PlayingCard[];
  readonly from: Seat;
  readonly received: readonly PlayingCard[];
}

/** Undefined before the first pass, and where it is too long ago to be known. */
export function lastPassOf({ mine }: AnacondaSeatContext): LastPass | undefined {
  const events = ofThisHand(mine.events);
  const place = events.findLastIndex((event) => event.type === 'received');
  const received = events[place];
  const gave = events.slice(0, Math.max(0, place)).findLast((event) => event.type === 'gave');
  if (received?.type !== 'received' || gave === undefined) return undefined;
  return { to: gave.to, given: gave.cards, from: received.from, received: received.cards };
}
