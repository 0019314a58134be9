import type { Addressed, Seat } from '../../engine/contract.ts';
import { toAll } from '../../engine/events.ts';
import { lastStep, seatsThatHad, turn } from './legal.ts';
import type {
  CockroachEvent,
  Creature,
  GameResult,
  OfferView,
  Phase,
  PrivateView,
  PublicView,
  State,
} from './types.ts';

export function publicView(state: State): PublicView {
  return {
    phase: state.phase.name,
    turn: turn(state),
    start: state.fixed.start,
    hands: state.hands.map((hand) => hand.length),
    faceUp: state.faceUp,
    removed: state.fixed.removed.length,
    offer: offerView(state.phase),
    result: result(state),
  };
}

export function privateView({ hands, phase }: State, seat: Seat): PrivateView {
  return { hand: hands[seat] ?? [], knows: knownCard(phase, seat) };
}

/** Null until the game is over. */
export function result({ phase }: State): GameResult | null {
  return phase.name === 'over' ? phase.result : null;
}

/** Every hand, and the card on its way when the table ended early. The removed cards stay unknown. */
export function disclose({ hands, phase }: State): readonly Addressed<CockroachEvent>[] {
  const inPlay = isPlaying(phase) ? phase.card : null;
  return [toAll({ type: 'hands', hands, inPlay })];
}

function offerView(phase: Phase): OfferView | null {
  if (!isPlaying(phase)) return null;
  const { trail } = phase;
  const { from, to, claim } = lastStep(phase);
  return { from, to, claim, had: seatsThatHad(trail), trail };
}

/**
 * The card in play for those who have seen it: whoever sent it on with open eyes, and the seat that
 * has peeked and is about to pass.
 */
function knownCard(phase: Phase, seat: Seat): Creature | null {
  if (!isPlaying(phase)) return null;
  const sentKnowingly = phase.trail.some(({ from, peeked }) => from === seat && peeked);
  const hasPeeked = phase.name === 'passing' && lastStep(phase).to === seat;
  return sentKnowingly || hasPeeked ? phase.card : null;
}

function isPlaying(phase: Phase): phase is Extract<Phase, { name: 'deciding' | 'passing' }> {
  return phase.name === 'deciding' || phase.name === 'passing';
}
