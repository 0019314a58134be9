/** Pure helpers for whoever shows a game or reasons about a view. They know views, never a state. */
import type { PlayingCard } from '../../engine/cards.ts';
import type { Seat } from '../../engine/contract.ts';
import { valuesOf } from '../../engine/choices.ts';
import type { Choices } from '../../engine/space.ts';
import { describeRank, type HandName } from './ranking/describe.ts';
import { rankHand, rankShown, type HandSide } from './ranking/hands.ts';
import type { Move, PublicView, Wild } from './types.ts';

export { PASSES, isPass, isRoll, passAt, receiverOf, stagesOf, type Pass } from './plan.ts';
export type { HandName } from './ranking/describe.ts';
export type { HandSide } from './ranking/hands.ts';
export { CATEGORIES, type Category } from './ranking/rank.ts';

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

/** Whether a seat is in with its last chip: it is never asked for chips again. */
export function isAllIn({ stacks, folded, phase }: PublicView, seat: Seat): boolean {
  return phase !== 'over' && stacks[seat] === 0 && folded[seat] === false;
}

/** The seats that have not folded, ascending. */
export function seatsIn(folded: readonly boolean[]): readonly Seat[] {
  return [...folded.keys()].filter((seat) => folded[seat] === false);
}
