import { DECK, faceOf, type Face, type PlayingCard, type Suit } from '../../engine/cards.ts';
import type { SeatView } from '../../engine/contract.ts';
import { sumOfTricks } from './show.ts';
import type { JabberwockyTypes } from './types.ts';

/** What a seat knows of the cards that it cannot see. */
export interface Sight {
  readonly trump: Suit;
  readonly unseen: readonly Face[];
  /** How likely one of them is to be in another hand: each is taken to be as likely as any other. */
  readonly isHeld: number;
  /** For each suit, how likely it is that nobody trumps a card of it; 1 for trump itself. */
  readonly isSafe: Readonly<Record<Suit, number>>;
}

export function lookAround(view: SeatView<JabberwockyTypes>): Sight {
  const { public: table, private: own } = view;
  const unseen = unseenCards(view);
  const inHands = table.hands.reduce((sum, count) => sum + count, -own.hand.length);
  const others = table.hands.length - 1;
  const isSafe = (suit: Suit): number =>
    chanceOfNoTrump(unseen, suit, table.trump, own.hand.length) ** others;
  return {
    trump: table.trump,
    unseen,
    isHeld: Math.min(1, inHands / Math.max(1, unseen.length)),
    isSafe: { c: isSafe('c'), d: isSafe('d'), h: isSafe('h'), s: isSafe('s') },
  };
}

/**
 * Roughly how likely this card is to take a trick to which its own suit is led: nobody else holds a
 * higher one, and nobody trumps it. Gives 0 … 1.
 */
export function chanceToWin(card: PlayingCard, { unseen, isHeld, isSafe }: Sight): number {
  const { suit, height } = faceOf(card);
  const higher = unseen.filter((other) => other.suit === suit && other.height > height).length;
  return (1 - isHeld) ** higher * isSafe[suit];
}

/** How many trumps of the hand no card of anybody can beat. */
export function sureTricks(hand: readonly PlayingCard[], { unseen, trump }: Sight): number {
  const heights = unseen.filter(({ suit }) => suit === trump).map(({ height }) => height);
  const highest = Math.max(-1, ...heights);
  return hand.map(faceOf).filter(({ suit, height }) => suit === trump && height > highest).length;
}

/** That one other hand of so many cards follows suit, or holds no trump. */
function chanceOfNoTrump(unseen: readonly Face[], led: Suit, trump: Suit, cards: number): number {
  if (led === trump) return 1;
  const ofSuit = unseen.filter(({ suit }) => suit === led).length;
  const trumps = unseen.filter(({ suit }) => suit === trump).length;
  const isVoid = (1 - ofSuit / Math.max(1, unseen.length)) ** cards;
  const holdsNoTrump = (1 - trumps / Math.max(1, unseen.length - ofSuit)) ** cards;
  return 1 - isVoid * (1 - holdsNoTrump);
}

/** Neither in the own hand nor turned up nor in the open trick nor in the last one of this round. */
function unseenCards({ public: table, private: own }: SeatView<JabberwockyTypes>): readonly Face[] {
  const last = sumOfTricks(table.tricks) > 0 ? (table.lastTrick?.cards ?? []) : [];
  const shown = [...table.trick, ...last].map(({ card }) => card);
  const seen = new Set([...own.hand, table.turned, ...shown]);
  return DECK.filter((card) => !seen.has(card)).map(faceOf);
}
