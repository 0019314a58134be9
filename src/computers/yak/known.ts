/** What a seat knows of a game of Yak: the cards that are still unseen, and how each of the others plays. */
import type { Seat } from '../../engine/contract.ts';
import type { Claim, YakEvent, YakTypes } from '../../games/yak/types.ts';
import type { Sight } from '../contract.ts';
import { chanceToHold } from './chances.ts';
import { DECK_KINDS, animalNumber, emptySum, kindOf, type Kind } from './kinds.ts';
import { likelihoodOf } from './laying.ts';

/** A card in the present pile. */
export interface Laid {
  readonly by: Seat;
  readonly claim: Claim;
  /** Undefined for a card of somebody else. */
  readonly kind: Kind | undefined;
}

/** How the others are taken to answer claims. */
export const MANNERS = ['weighs', 'doubts', 'trusts', 'guesses'] as const;
/** `weighs` the odds; `doubts` everything; `trusts` everything; `guesses` by a coin. */
export type Manner = (typeof MANNERS)[number];

/** How one seat plays, by what it has shown in this game. */
export interface Habits {
  /** How likely it lays cards that make its claims true, and not just any. */
  readonly honesty: number;
  /** How likely each manner is. */
  readonly manners: Readonly<Record<Manner, number>>;
}

export interface Known {
  readonly seat: Seat;
  readonly hand: readonly Kind[];
  readonly pile: readonly Laid[];
  /** Every card that is in another hand, in the pile from somebody else, or to be drawn. */
  readonly unseen: readonly Kind[];
  readonly habits: readonly Habits[];
}

export function knownOf({ view, events, seats }: Sight<YakTypes>): Known {
  const hand = view.private.hand.map(kindOf);
  const own = view.private.played.map(kindOf);
  const shown = events.flatMap((event) =>
    event.type === 'doubted' ? event.cards.map(({ card }) => kindOf(card)) : [],
  );
  const unseen = [...DECK_KINDS];
  for (const kind of [...hand, ...own, ...shown]) unseen.splice(unseen.indexOf(kind), 1);
  const ownLeft = own.values();
  const pile = laidSinceDoubt(events).map(({ by, claim }) => ({
    by,
    claim,
    kind: by === view.seat ? ownLeft.next().value : undefined,
  }));
  const evidence = Array.from({ length: seats }, (_, seat) => evidenceOf(events, seat));
  const others = evidence.filter((_, seat) => seat !== view.seat);
  const habits = evidence.map((one) => habitsFrom(one, others));
  return { seat: view.seat, hand, pile, unseen, habits };
}

type Played = Extract<YakEvent, { type: 'played' }>;

function laidSinceDoubt(events: readonly YakEvent[]): readonly Played[] {
  const last = events.findLastIndex(({ type }) => type === 'doubted');
  return events.slice(last + 1).filter((event) => event.type === 'played');
}

/** What somebody is taken to be like before anything was seen of it. */
const HONESTY = 0.85;
const MANNERS_BEFORE: Readonly<Record<Manner, number>> = {
  weighs: 0.7,
  doubts: 0.06,
  trusts: 0.12,
  guesses: 0.12,
};
/** Nobody is taken to do something never or always. */
const SELDOM = 0.03;
/** How much an answer of somebody else counts against an own one. */
const WAYS_OF_THE_TABLE = 0.2;

/** How what a seat has done fits each habit; all likelihoods are logarithms. */
interface Evidence {
  /** Of meaning its claims, against laying any cards. */
  readonly honest: number;
  readonly manners: Readonly<Record<Manner, number>>;
}

function evidenceOf(events: readonly YakEvent[], seat: Seat): Evidence {
  let honest = 0;
  const manners = { weighs: 0, doubts: 0, trusts: 0, guesses: 0 };
  let pile: Played[] = [];
  for (const event of events) {
    if (event.type !== 'played' && event.type !== 'doubted') continue;
    const claim = pile.at(-1)?.claim;
    const by = event.type === 'played' ? event.by : event.doubter;
    if (by === seat && claim !== undefined) {
      judge(manners, event.type === 'doubted', plausible(claim, pile.length));
    }
    if (event.type === 'played') {
      pile.push(event);
      continue;
    }
    for (const [place, laid] of event.cards.entries()) {
      const said = pile[place]?.claim;
      if (laid.by !== seat || said === undefined) continue;
      honest += Math.log(likelihoodOf(kindOf(laid.card), animalNumber(said.animal), place));
    }
    pile = [];
  }
  return { honest, manners };
}

/** Bayes, with what was known before. What the others do counts a little too: tables have their ways. */
function habitsFrom(own: Evidence, all: readonly Evidence[]): Habits {
  const odds = (HONESTY / (1 - HONESTY)) * Math.exp(own.honest);
  const weights = MANNERS.map((manner) => {
    const others = all.reduce((sum, one) => sum + (one === own ? 0 : one.manners[manner]), 0);
    return MANNERS_BEFORE[manner] * Math.exp(own.manners[manner] + WAYS_OF_THE_TABLE * others);
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const [weighs = 0, doubts = 0, trusts = 0, guesses = 0] = weights.map((weight) => weight / sum);
  return {
    honesty: Math.min(1 - SELDOM, Math.max(SELDOM, odds / (1 + odds))),
    manners: { weighs, doubts, trusts, guesses },
  };
}

/** How likely a claim looks to somebody who knows nothing of the pile. */
function plausible({ animal, number }: Claim, cards: number): number {
  return chanceToHold(cards, emptySum(), animalNumber(animal), number);
}

/** Adds how an answer to a claim fits each manner. */
function judge(manners: Record<Manner, number>, hasDoubted: boolean, plausibility: number): void {
  const doubting: Readonly<Record<Manner, number>> = {
    weighs: Math.min(0.9, Math.max(SELDOM, 0.8 - plausibility)),
    doubts: 1 - SELDOM,
    trusts: SELDOM,
    guesses: 1 / 2,
  };
  for (const manner of MANNERS) {
    manners[manner] += Math.log(hasDoubted ? doubting[manner] : 1 - doubting[manner]);
  }
}
