/** Pure helpers for whoever shows a game or reasons about a view. They know views, never a state. */
import type { Seat } from '../../engine/contract.ts';
import { valuesOf } from '../../engine/choices.ts';
import type { Choices } from '../../engine/space.ts';
import { sortForReading } from './cards.ts';
import {
  ANIMALS,
  type Animal,
  type Claim,
  type CountedCard,
  type Ladder,
  type Move,
  type StandingClaim,
  type YakCard,
  type YakEvent,
} from './types.ts';

export { DECK, faceOf, sortForReading } from './cards.ts';
export { countPile } from './count.ts';

/** The numbers with which an animal may be claimed, both bounds included. */
export interface ClaimRange {
  readonly animal: Animal;
  readonly min: number;
  readonly max: number;
}

/** Every claim that may be made now, animal by animal from the biggest; empty where none may. */
export function claimRanges(choices: Choices<Move>): readonly ClaimRange[] {
  const plays = choices.filter((space) => space.type === 'play');
  return ANIMALS.flatMap((animal) =>
    plays
      .map(({ fields }) => fields.claim.fields)
      .filter((claim) => claim.animal.values.includes(animal))
      .map((claim) => {
        const numbers = valuesOf(claim.number);
        return { animal, min: Math.min(...numbers), max: Math.max(...numbers) };
      }),
  );
}

/** The lowest legal claim of each animal, the nearest first: what a panel has at hand. */
export function nearestClaims(choices: Choices<Move>, ladder: Ladder): readonly Claim[] {
  return claimRanges(choices)
    .map(({ animal, min }) => ({ animal, number: min }))
    .toSorted((one, other) => compareClaims(one, other, ladder));
}

/** Negative where the first claim is the lower one on this ladder, 0 for equal claims. */
export function compareClaims(one: Claim, other: Claim, ladder: Ladder): number {
  const byAnimal = ANIMALS.indexOf(other.animal) - ANIMALS.indexOf(one.animal);
  const byNumber = one.number - other.number;
  return ladder === 'animal-first' ? byAnimal || byNumber : byNumber || byAnimal;
}

/**
 * The claims made about the present pile, lowest first. Reads events as far back as they are given:
 * with the recent ones alone a long pile begins in the middle.
 */
export function claimsOfPile(events: readonly YakEvent[]): readonly StandingClaim[] {
  const lastDoubt = events.findLastIndex(({ type }) => type === 'doubted');
  return events
    .slice(lastDoubt + 1)
    .flatMap((event) => (event.type === 'played' ? [{ by: event.by, ...event.claim }] : []));
}

/** Equal cards of a counted pile, told once. */
export interface CardGroup {
  readonly card: YakCard;
  readonly times: number;
  /** What each of them counted. */
  readonly worth: number;
}

/** What one seat had in a counted pile. */
export interface SeatGroup {
  readonly by: Seat;
  readonly groups: readonly CardGroup[];
  /** What its cards counted together. */
  readonly worth: number;
}

/** A counted pile by card, in the order in which people read a hand. */
export function groupByCard(cards: readonly CountedCard[]): readonly CardGroup[] {
  const distinct = new Map(cards.map(({ card, worth }) => [card, worth]));
  return sortForReading([...distinct.keys()]).map((card) => ({
    card,
    times: cards.filter((other) => other.card === card).length,
    worth: distinct.get(card) ?? 0,
  }));
}

/** A counted pile by the seats that played it, in the order in which they first did. */
export function groupBySeat(cards: readonly CountedCard[]): readonly SeatGroup[] {
  const seats = [...new Set(cards.map(({ by }) => by))];
  return seats.map((by) => {
    const own = cards.filter((card) => card.by === by);
    return {
      by,
      groups: groupByCard(own),
      worth: own.reduce((sum, { worth }) => sum + worth, 0),
    };
  });
}
