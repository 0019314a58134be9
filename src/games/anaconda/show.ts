/** Pure helpers for whoever shows a game or reasons about a view. They know views, never a state. */
import type { PlayingCard } from '../../engine/cards.ts';
import type { Seat } from '../../engine/contract.ts';
import { valuesOf } from '../../engine/choices.ts';
import type { Choices } from '../../engine/space.ts';
import { bestFive, worthOf } from './leaning.ts';
import { seatsIn } from './plan.ts';
import { describeRank, type HandName } from './ranking/describe.ts';
import { rankHand, rankShown, type HandSide } from './ranking/hands.ts';
import type { AwardedPot, Move, PublicView, Wild } from './types.ts';
import { wagers } from './wagers.ts';

export { KEPT } from './holding.ts';
export { bestFive } from './leaning.ts';
export { isPass, isRoll, passAt, PASSES, receiverOf, seatsIn, stagesOf } from './plan.ts';
export { potsSoFar } from './pots.ts';
export type { HandName } from './ranking/describe.ts';
export type { HandSide } from './ranking/hands.ts';
export type { Category } from './ranking/rank.ts';

/** What five cards are worth for one side, to be said in words. */
export function nameHand(side: HandSide, hand: readonly PlayingCard[], wild: Wild): HandName {
  return describeRank(side, rankHand(side, hand, wild));
}

/** What one to four open cards are worth for high, to be said in words. */
export function nameShown(cards: readonly PlayingCard[], wild: Wild): HandName {
  return describeRank('high', rankShown(cards, wild));
}

/** What a seat would have to pay to call: what is missing, or all it has left where that is less. */
export function priceOfCall({ toMatch, bets, stacks }: PublicView, seat: Seat): number {
  return Math.min(toMatch - (bets[seat] ?? 0), stacks[seat] ?? 0);
}

/** Bounds of a bet or a raise, both included. */
export interface WagerRange {
  readonly min: number;
  readonly max: number;
}

/** How many chips may be bet, or raised by, now; undefined where it may not be done. */
export function wagerRange(choices: Choices<Move>, type: 'bet' | 'raise'): WagerRange | undefined {
  for (const space of choices) {
    if (space.type !== type) continue;
    const amounts = valuesOf(space.type === 'bet' ? space.fields.amount : space.fields.by);
    return { min: Math.min(...amounts), max: Math.max(...amounts) };
  }
  return undefined;
}

/**
 * How many chips the one on turn may bet, or raise by where there is a bet; undefined where it may not,
 * and outside a betting round. The same for everybody who looks: all that decides about it is open.
 */
export function wagersOf(view: PublicView): WagerRange | undefined {
  const { phase, turn, options, dealer } = view;
  const [seat] = turn;
  if (phase !== 'betting' || seat === undefined) return undefined;
  const range = wagers({ ...view, fixed: { options, dealer } }, view, seat);
  return range && { min: range.min, max: range.max };
}

/** The best five of a hand for one side, what does most for it first. */
export function strongestFirst(
  side: HandSide,
  hand: readonly PlayingCard[],
  wild: Wild,
): readonly PlayingCard[] {
  const cards = bestFive(side, hand, wild);
  const worth = (card: PlayingCard): number => worthOf(card, { side, cards }, wild);
  return cards.toSorted((one, other) => worth(other) - worth(one));
}

/** The seats that declared both and did not stand in this pot. */
export function failedIn(
  { eligible, high, low }: AwardedPot,
  declared: PublicView['declared'],
): readonly Seat[] {
  if (eligible.length === 1) return [];
  // Whoever stands is among the best of both sides, since nobody is better for either.
  return eligible.filter(
    (seat) => declared?.[seat] === 'both' && !(high.includes(seat) && low.includes(seat)),
  );
}

/** Chips of a pot that its only eligible seat had paid itself; the others are those of folded seats. */
export function ownPart({ eligible, amount }: AwardedPot, view: PublicView): number {
  const [seat = 0] = eligible;
  const others = seatsIn(view.folded).filter((other) => other !== seat);
  const floor = Math.max(0, ...others.map((other) => view.paid[other] ?? 0));
  return Math.min(amount, (view.paid[seat] ?? 0) - floor);
}

/** Whether a seat is in with its last chip: it is never asked for chips again. */
export function isAllIn({ stacks, folded, phase }: PublicView, seat: Seat): boolean {
  return phase !== 'over' && stacks[seat] === 0 && folded[seat] === false;
}
