/** Pure helpers for whoever shows a game or reasons about a view. They know views, never a state. */
import { suitOf, SUITS, type PlayingCard, type Suit } from '../../engine/cards.ts';
import type { Seat } from '../../engine/contract.ts';
import type { FinishedRound, PublicView } from './types.ts';

export { CARDS_OF_ROUND, ROUNDS } from './deal.ts';
export { winningCard } from './trick.ts';

/** The sum of the bids made so far. */
export function sumOfBids(bids: readonly (number | null)[]): number {
  return bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0);
}

/** The number of tricks taken so far in this round. */
export function sumOfTricks(tricks: readonly number[]): number {
  return tricks.reduce((sum, taken) => sum + taken, 0);
}

/**
 * The hook: "the dealer may not bid the number that makes the sum of all bids equal the number of
 * cards". That number, where only the dealer's bid is missing and the number could be bid at all;
 * else undefined.
 */
export function hookedBid(bids: readonly (number | null)[], cards: number): number | undefined {
  const missing = bids.filter((bid) => bid === null).length;
  const hooked = cards - sumOfBids(bids);
  return missing === 1 && hooked >= 0 ? hooked : undefined;
}

/**
 * How many tricks a seat still needs to make its bid; negative where it has taken too many, null
 * before it has bid.
 */
export function tricksNeeded({ bids, tricks }: PublicView, seat: Seat): number | null {
  const bid = bids[seat] ?? null;
  return bid === null ? null : bid - (tricks[seat] ?? 0);
}

/** How a seat stands to its bid. */
export interface Prospect {
  /** `exact`: it has what it bid and must take no more. `lost`: too few tricks are left for it. */
  readonly state: 'needs' | 'exact' | 'over' | 'lost';
  /** Tricks that it needs, or has too many. */
  readonly count: number;
}

/** Null before the seat has bid. */
export function prospectOf(view: PublicView, seat: Seat): Prospect | null {
  const needed = tricksNeeded(view, seat);
  if (needed === null) return null;
  if (needed < 0) return { state: 'over', count: -needed };
  if (needed === 0) return { state: 'exact', count: 0 };
  const left = view.cards - sumOfTricks(view.tricks);
  return { state: needed > left ? 'lost' : 'needs', count: needed };
}

/**
 * By how much the bids go beyond the number of cards, negative where they stay below; null until all
 * are made. Never 0: the hook sees to that.
 */
export function bidsBeyond(bids: readonly (number | null)[], cards: number): number | null {
  return bids.includes(null) ? null : sumOfBids(bids) - cards;
}

/** The points of each seat over these rounds. */
export function scoresOf(rounds: readonly FinishedRound[], seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) =>
    rounds.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
}

/** The cards of one suit in a hand. */
export interface SuitGroup {
  readonly suit: Suit;
  readonly isTrump: boolean;
  readonly cards: readonly PlayingCard[];
}

/** A hand by suit, trumps last, each suit in the order of the hand; suits without a card are left out. */
export function groupBySuit(hand: readonly PlayingCard[], trump: Suit): readonly SuitGroup[] {
  return [...SUITS.filter((suit) => suit !== trump), trump]
    .map((suit) => ({
      suit,
      isTrump: suit === trump,
      cards: hand.filter((card) => suitOf(card) === suit),
    }))
    .filter(({ cards }) => cards.length > 0);
}
