/**
 * Cards that have been chosen so far on the private panel: a draft of positions in the own hand. It
 * comes from outside and may hold anything; what makes no sense is left out.
 */
import type { PlayingCard } from '../../../engine/cards.ts';
import { KEPT, strongestFirst, type HandSide } from '../../../games/anaconda/show.ts';
import type { Options } from '../../../games/anaconda/types.ts';
import type { Draft } from '../../screens/contract.ts';
import { sortForReading } from './cards.ts';

type Hand = readonly PlayingCard[];

/** The positions that there are, each once, at most so many, in the order given. */
export function readPositions(hand: Hand, draft: Draft, most: number): readonly number[] {
  const known = draft.filter((position) => position !== undefined && hand[position] !== undefined);
  return [...new Set(known)].flatMap((position) => position ?? []).slice(0, most);
}

export function cardsAt(hand: Hand, positions: readonly number[]): readonly PlayingCard[] {
  return positions.flatMap((position) => hand[position] ?? []);
}

/** With the position put last, or taken out where it is there. */
export function toggled(positions: readonly number[], position: number): readonly number[] {
  return positions.includes(position)
    ? positions.filter((other) => other !== position)
    : [...positions, position];
}

/** A way to arrange five cards at once. */
export interface Shortcut {
  readonly side: HandSide;
  /** Whether the card that does most for the hand is turned up first or last. */
  readonly best: 'first' | 'last';
}

const SHORTCUTS: readonly Shortcut[] = [
  { side: 'high', best: 'first' },
  { side: 'high', best: 'last' },
  { side: 'low', best: 'first' },
  { side: 'low', best: 'last' },
];

/** Those that make sense: nobody arranges for low where only high counts. */
export function shortcutsOf({ declare }: Options): readonly Shortcut[] {
  return declare ? SHORTCUTS : SHORTCUTS.filter(({ side }) => side === 'high');
}

/** The positions that a shortcut puts in order. */
export function arrangedBy(
  hand: Hand,
  { side, best }: Shortcut,
  { wild }: Options,
): readonly number[] {
  const strongest = strongestFirst(side, sortForReading(hand), wild).map((card) =>
    hand.indexOf(card),
  );
  return best === 'first' ? strongest : strongest.toReversed();
}

/** Whether so many cards are kept. */
export function isWhole(positions: readonly number[]): boolean {
  return positions.length === KEPT;
}
