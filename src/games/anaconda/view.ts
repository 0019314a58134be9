import type { Addressed, Outcome, Seat } from '../../engine/contract.ts';
import { hasActed, turn } from './legal.ts';
import { faceUpOf, toMatch } from './round.ts';
import type { AnacondaEvent, GameResult, PrivateView, PublicView, Side, State } from './types.ts';

/** What everybody may know: chips, who is in, and the cards that lie open. */
export function publicView(state: State): PublicView {
  const { fixed, phase, stacks, paid, folded, hands } = state;
  const betting = phase.name === 'betting' ? phase : undefined;
  const seats = [...stacks.keys()];
  return {
    phase: phase.name,
    stage: phase.stage,
    turn: turn(state),
    dealer: fixed.dealer,
    options: fixed.options,
    stacks,
    paid,
    bets: betting?.bets ?? seats.map(() => 0),
    raises: betting?.raises ?? 0,
    toMatch: betting === undefined ? 0 : toMatch(betting),
    pot: paid.reduce((sum, chips) => sum + chips, 0),
    folded,
    inHand: hands.map((hand) => hand.length),
    faceUp: seats.map((seat) => faceUpOf(state, seat)),
    gaveOrSet: seats.map((seat) => hasActed(state, seat)),
    declared: shownSides(state),
    result: result(state),
  };
}

/** "Public `declared` is null until all have declared", which ends the hand. */
function shownSides({ phase, declared }: State): readonly (Side | null)[] | null {
  return phase.name === 'over' && phase.stage === 'declare' ? declared : null;
}

/** "A folded seat keeps seeing what it held." */
export function privateView({ phase, hands, arranged, declared }: State, seat: Seat): PrivateView {
  return {
    hand: hands[seat] ?? [],
    stack: arranged[seat] ?? null,
    gave: phase.name === 'passing' ? (phase.given[seat] ?? null) : null,
    declared: declared[seat] ?? null,
  };
}

/** Null until the hand is over. */
export function result({ phase }: State): GameResult | null {
  return phase.name === 'over' ? phase.result : null;
}

/**
 * Who got chips out of a pot: alone `won`, with others `shared`. What comes back from a pot that
 * nobody else was in for is no gain, unless all others have folded.
 */
export function outcomes({ pots, shown }: GameResult, seats: number): readonly Outcome[] {
  const contested = pots.filter(({ eligible }) => shown === null || eligible.length > 1);
  const hasGained = Array.from({ length: seats }, (_, seat) =>
    contested.some(({ awards }) => (awards[seat] ?? 0) > 0),
  );
  const first = hasGained.filter(Boolean).length > 1 ? 'shared' : 'won';
  return hasGained.map((gained) => (gained ? first : 'lost'));
}

/**
 * Nothing: what a folded seat held stays its secret when a hand is over. The proof of the deal opens it
 * when the table closes.
 */
export function disclose(): readonly Addressed<AnacondaEvent>[] {
  return [];
}
