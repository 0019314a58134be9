/** Who is able, who opens a betting round and who is next in it. */
import type { Seat } from '../../engine/contract.ts';
import { isRoll, seatsIn } from './plan.ts';
import { rankShown } from './ranking/hands.ts';
import type { Betting, BettingStage, Table } from './types.ts';

/** All seats from this one on, clockwise. */
export function clockwiseFrom(first: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}

/** "Nearest left of the dealer" first; the dealer is the last. */
export function fromLeftOfDealer({ fixed, stacks }: Table): readonly Seat[] {
  return clockwiseFrom(fixed.dealer + 1, stacks.length);
}

/** "Able = not folded and stack > 0." */
export function isAble({ folded, stacks }: Pick<Table, 'folded' | 'stacks'>, seat: Seat): boolean {
  return folded[seat] === false && (stacks[seat] ?? 0) > 0;
}

/** The highest of what the seats have paid in this round. */
export function toMatch({ bets }: Pick<Betting, 'bets'>): number {
  return Math.max(...bets);
}

/** Chips that a seat has still to pay in this round to call. */
export function missing(betting: Pick<Betting, 'bets'>, seat: Seat): number {
  return toMatch(betting) - (betting.bets[seat] ?? 0);
}

/** A betting round of this stage; undefined where "fewer than two seats are able" and it is skipped. */
export function openRound(table: Table, stage: BettingStage): Betting | undefined {
  const able = [...table.stacks.keys()].filter((seat) => isAble(table, seat));
  if (able.length < 2) return undefined;
  return {
    name: 'betting',
    stage,
    turn: firstToAct(table, stage),
    bets: table.stacks.map(() => 0),
    acted: table.stacks.map(() => false),
    raises: 0,
  };
}

/**
 * The seat after `from` that has still to act or to pay; undefined where the round is over. "When
 * fewer than two seats are able", only who owes something is asked.
 */
export function nextToAct(table: Table, betting: Betting, from: Seat): Seat | undefined {
  const able = clockwiseFrom(from + 1, table.stacks.length).filter((seat) => isAble(table, seat));
  return able.find(
    (seat) => missing(betting, seat) > 0 || (able.length >= 2 && betting.acted[seat] === false),
  );
}

/**
 * "Before rolling, the able seat nearest left of the dealer. When rolling, the seat showing the best
 * high hand among those not folded (equal: nearest left of the dealer); if it is not able, the next
 * able seat clockwise."
 */
function firstToAct(table: Table, stage: BettingStage): Seat {
  const order = fromLeftOfDealer(table);
  const opener = isRoll(stage) ? showingBest(table, order) : order[0];
  const first = clockwiseFrom(opener ?? 0, order.length).find((seat) => isAble(table, seat));
  if (first === undefined) throw new Error('Nobody is able to open a betting round.');
  return first;
}

function showingBest(table: Table, order: readonly Seat[]): Seat | undefined {
  const ranks = new Map(
    seatsIn(table.folded).map((seat) => [
      seat,
      rankShown(faceUpOf(table, seat), table.fixed.options.wild),
    ]),
  );
  const best = Math.max(...ranks.values());
  return order.find((seat) => ranks.get(seat) === best);
}

/** The cards of a seat that lie open, in the order in which they were turned up. */
export function faceUpOf({ arranged, turnedUp }: Table, seat: Seat) {
  return (arranged[seat] ?? []).slice(0, turnedUp[seat]);
}
