/** Pure helpers for whoever shows a game or reasons about a view. They know views, never a state. */
import type { Seat, SeatView } from '../../engine/contract.ts';
import {
  CARDS_PER_CREATURE,
  CREATURES,
  type CockroachTypes,
  type Creature,
  type Tally,
} from './types.ts';

/** How many cards of one creature lie somewhere. */
export interface CreatureCount {
  readonly creature: Creature;
  readonly count: number;
}

export function isCreature(word: string): word is Creature {
  return CREATURES.some((creature) => creature === word);
}

/** Sorted by id, the order in which hands are shown. */
export function sortCreatures(creatures: readonly Creature[]): readonly Creature[] {
  return creatures.toSorted((one, other) => CREATURES.indexOf(one) - CREATURES.indexOf(other));
}

/** A hand by creature, in the order of ids; creatures of which it holds none are left out. */
export function countHand(hand: readonly Creature[]): readonly CreatureCount[] {
  return CREATURES.map((creature) => ({
    creature,
    count: hand.filter((card) => card === creature).length,
  })).filter(({ count }) => count > 0);
}

/** A tally by creature, most cards first, equal ones in the order of ids. */
export function sortTally(tally: Tally): readonly CreatureCount[] {
  return CREATURES.map((creature) => ({ creature, count: tally[creature] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

/** How many face-up cards of one creature lose: four, with two players five. */
export function setSize(seats: number): number {
  return seats === 2 ? 5 : 4;
}

/** How many more cards of the creature this seat can still be given until it has lost; at least 0. */
export function cardsToLosing(tally: Tally, creature: Creature, seats: number): number {
  return Math.max(0, setSize(seats) - (tally[creature] ?? 0));
}

/** How many more cards of one creature, the worst for this seat, would make it lose; at least 0. */
export function distanceToLosing(tally: Tally, seats: number): number {
  return Math.min(...CREATURES.map((creature) => cardsToLosing(tally, creature, seats)));
}

/** How many cards of each creature lie open before all seats together, all eight in the order of ids. */
export function openInAll(faceUp: readonly Tally[]): readonly CreatureCount[] {
  return CREATURES.map((creature) => ({
    creature,
    count: faceUp.reduce((sum, tally) => sum + (tally[creature] ?? 0), 0),
  }));
}

/**
 * How many cards of each creature a seat cannot see: they are in other hands, put aside, or on their
 * way. The card in play is among them also for a seat that has looked at it.
 */
export function unseenOf({
  public: table,
  private: own,
}: SeatView<CockroachTypes>): Readonly<Record<Creature, number>> {
  const unseen = (creature: Creature): number =>
    CARDS_PER_CREATURE -
    own.hand.filter((card) => card === creature).length -
    table.faceUp.reduce((sum, tally) => sum + (tally[creature] ?? 0), 0);
  return {
    bat: unseen('bat'),
    cockroach: unseen('cockroach'),
    fly: unseen('fly'),
    rat: unseen('rat'),
    scorpion: unseen('scorpion'),
    spider: unseen('spider'),
    stinkbug: unseen('stinkbug'),
    toad: unseen('toad'),
  };
}

/** The seats, of those given, that the public can see to be nearest to losing. */
export function seatsInMostDanger(
  among: readonly Seat[],
  faceUp: readonly Tally[],
): readonly Seat[] {
  const distances = among.map((seat) => distanceToLosing(faceUp[seat] ?? {}, faceUp.length));
  const nearest = Math.min(...distances);
  return among.filter((_seat, index) => distances[index] === nearest);
}
