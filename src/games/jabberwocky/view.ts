import { suitOf } from '../../engine/cards.ts';
import type { Addressed, Seat } from '../../engine/contract.ts';
import { toAll } from '../../engine/events.ts';
import { cardsOf } from './deal.ts';
import { turn } from './legal.ts';
import { scoresOf } from './show.ts';
import type { GameResult, JabberwockyEvent, PrivateView, PublicView, State } from './types.ts';

/** What everybody may know: all but the hands and what the coming rounds will be dealt. */
export function publicView(state: State): PublicView {
  const { round, rounds, lastTrick, phase } = state;
  return {
    phase: phase.name,
    turn: turn(state),
    round: round.number,
    cards: cardsOf(round.number),
    dealer: round.dealer,
    turned: round.turned,
    trump: suitOf(round.turned),
    bids: round.bids,
    tricks: round.tricks,
    trick: round.trick,
    leader: round.leader,
    trumpPlayed: round.trumpPlayed,
    hands: round.hands.map((hand) => hand.length),
    scores: scoresOf(rounds, round.hands.length),
    lastTrick,
    rounds,
    result: result(state),
  };
}

export function privateView({ round }: State, seat: Seat): PrivateView {
  return { hand: round.hands[seat] ?? [] };
}

/** Null until the game is over. */
export function result({ phase }: State): GameResult | null {
  return phase.name === 'over' ? phase.result : null;
}

/** The cards that nobody has played yet; none at the end of a whole game. */
export function disclose({ round }: State): readonly Addressed<JabberwockyEvent>[] {
  return [toAll({ type: 'hands', hands: round.hands })];
}
