/** "Awarding one pot (each on its own; one declaration counts for all)." */
import type { Seat } from '../../engine/contract.ts';
import { compareRanks, type HandSide } from './ranking/hands.ts';
import type { Side } from './types.ts';

/** A seat that can win a pot. */
export interface Contender {
  readonly seat: Seat;
  /** What it declared; high where nothing is declared. */
  readonly side: Side;
  /** The rank of its five cards for each side (ranking/rank.ts). */
  readonly high: number;
  readonly low: number;
}

/** Who wins a pot, before the chips are shared. Seats in the order of the contenders. */
export interface Winners {
  /** Every equal best hand of that side; empty where nobody is left for it. */
  readonly high: readonly Seat[];
  readonly low: readonly Seat[];
  /** The both-seats that do not stand. */
  readonly failed: readonly Seat[];
  /** "Everybody declared both, nobody stands: the cards speak." */
  readonly cardsSpoke: boolean;
}

export function winnersOf(contenders: readonly Contender[]): Winners {
  const sides = { high: declaredFor('high', contenders), low: declaredFor('low', contenders) };
  // "Other both-seats count as opponents, whether or not they stand themselves. All that do not stand
  // leave together, once."
  const failed = contenders.filter(
    (one) =>
      one.side === 'both' && (isBeaten(one, 'high', sides.high) || isBeaten(one, 'low', sides.low)),
  );
  const left = contenders.filter((one) => !failed.includes(one));
  const cardsSpoke = left.length === 0;
  return {
    high: bestOf('high', cardsSpoke ? contenders : declaredFor('high', left)),
    low: bestOf('low', cardsSpoke ? contenders : declaredFor('low', left)),
    failed: failed.map(({ seat }) => seat),
    cardsSpoke,
  };
}

/**
 * Chips of each seat. Where one side has no winner the other takes all, else each takes half; "an odd
 * chip goes to the high half".
 *
 * @param order all seats, the nearest left of the dealer first
 */
export function shareOut(
  amount: number,
  { high, low }: Pick<Winners, 'high' | 'low'>,
  order: readonly Seat[],
): readonly number[] {
  const lowHalf = Math.floor(amount / 2);
  const forLow = low.length === 0 ? 0 : high.length === 0 ? amount : lowHalf;
  const ofHigh = shareEqually(amount - forLow, high, order);
  const ofLow = shareEqually(forLow, low, order);
  return order.map((_, seat) => (ofHigh.get(seat) ?? 0) + (ofLow.get(seat) ?? 0));
}

/** "Equal hands share; odd chips of a share go one each to the nearest left of the dealer." */
function shareEqually(
  amount: number,
  winners: readonly Seat[],
  order: readonly Seat[],
): ReadonlyMap<Seat, number> {
  const inOrder = order.filter((seat) => winners.includes(seat));
  const whole = Math.floor(amount / inOrder.length);
  const odd = amount - whole * inOrder.length;
  return new Map(inOrder.map((seat, place) => [seat, whole + (place < odd ? 1 : 0)]));
}

function declaredFor(side: HandSide, contenders: readonly Contender[]): readonly Contender[] {
  return contenders.filter((one) => one.side === side || one.side === 'both');
}

/** Whether somebody of that side has a better hand; "equal is enough" to stand. */
function isBeaten(one: Contender, side: HandSide, others: readonly Contender[]): boolean {
  return others.some((other) => compareRanks(side, other[side], one[side]) < 0);
}

function bestOf(side: HandSide, contenders: readonly Contender[]): readonly Seat[] {
  return contenders.filter((one) => !isBeaten(one, side, contenders)).map(({ seat }) => seat);
}
