import type { Addressed, Seat } from '../../engine/contract.ts';
import { toAll } from '../../engine/events.ts';
import { turn } from './legal.ts';
import type { GameResult, PrivateView, PublicView, State, YakEvent } from './types.ts';

/** What everybody may know. Of cards face down and undrawn it tells how many there are. */
export function publicView(state: State): PublicView {
  return {
    phase: state.phase.name,
    turn: turn(state),
    start: state.fixed.start,
    ladder: state.fixed.ladder,
    hands: state.hands.map((hand) => hand.length),
    draw: state.draw.length,
    pile: state.pile.map(({ by }) => by),
    claim: state.claim,
    taken: state.taken,
    lastPhase: state.draw.length === 0,
    last: state.last,
    result: result(state),
  };
}

/** The own hand, and the own cards in the present pile. */
export function privateView(state: State, seat: Seat): PrivateView {
  return {
    hand: state.hands[seat] ?? [],
    played: state.pile.flatMap(({ by, card }) => (by === seat ? [card] : [])),
  };
}

/** Null until the game is over. */
export function result({ phase }: State): GameResult | null {
  return phase.name === 'over' ? phase.result : null;
}

/** Every hand, and the cards of a pile that nobody doubted. The rest of the draw pile stays unknown. */
export function disclose({ hands, pile }: State): readonly Addressed<YakEvent>[] {
  return [toAll({ type: 'hands', hands, pile })];
}
