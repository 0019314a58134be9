/** How each seat has played so far: how often it tells the truth, hands cards on, and believes. */
import type { Seat } from '../../engine/contract.ts';
import { openInAll } from '../../games/cockroach/show.ts';
import {
  CARDS_PER_CREATURE,
  CREATURES,
  type CockroachEvent,
  type Creature,
  type Tally,
} from '../../games/cockroach/types.ts';
import { chanceToBelieve } from './counting.ts';

export const MANNERS = ['counts', 'guesses', 'believes', 'disbelieves'] as const;
/** Answers by the cards that it can see; by a coin; or always in the same way. */
export type Manner = (typeof MANNERS)[number];

export interface Habits {
  /** How likely a claim is true that this seat makes about a card that it knows. */
  readonly honesty: number;
  /** How likely it hands a card on that it may hand on. */
  readonly passing: number;
  readonly manners: Readonly<Record<Manner, number>>;
}

/** What everybody is taken to have done before anything was seen. */
const CLAIMS_BEFORE = { all: 4, held: 2 };
const ANSWERS_BEFORE = { all: 3, passed: 1 };
const MANNERS_BEFORE: Readonly<Record<Manner, number>> = {
  counts: 0.5,
  guesses: 0.3,
  believes: 0.1,
  disbelieves: 0.1,
};
/** Nobody is taken to do something never or always. */
const SELDOM = 0.04;

/** Written to while the events are read. */
interface Ledger {
  readonly claims: { all: number; held: number };
  readonly answers: { all: number; passed: number };
  readonly manners: Record<Manner, number>;
}

/** A table as the events have told it so far; written to while they are read. */
interface Course {
  readonly hands: number[];
  readonly faceUp: Tally[];
  /** Claims of this round by seats that knew the card. */
  claims: { by: Seat; claim: Creature }[];
  /** Seats that have had the card. */
  had: Set<Seat>;
  /** The seat that has the card before it, and what it was told. */
  to: Seat;
  claim: Creature;
}

/** One entry a seat. */
export function habitsOf(events: readonly CockroachEvent[], seats: number): readonly Habits[] {
  const ledgers = Array.from({ length: seats }, (): Ledger => ({
    claims: { ...CLAIMS_BEFORE },
    answers: { ...ANSWERS_BEFORE },
    manners: { ...MANNERS_BEFORE },
  }));
  const course: Course = {
    hands: Array.from({ length: seats }, () => 0),
    faceUp: Array.from({ length: seats }, () => ({})),
    claims: [],
    had: new Set(),
    to: 0,
    claim: 'bat',
  };
  for (const event of events) follow(course, ledgers, event);
  return ledgers.map(({ claims, answers, manners }) => ({
    honesty: claims.held / claims.all,
    passing: answers.passed / answers.all,
    manners: normal(manners),
  }));
}

function follow(course: Course, ledgers: readonly Ledger[], event: CockroachEvent): void {
  switch (event.type) {
    case 'dealt':
      for (const [seat, count] of event.hands.entries()) course.hands[seat] = count;
      return;
    case 'offered':
      course.hands[event.by] = (course.hands[event.by] ?? 0) - 1;
      course.claims = [{ by: event.by, claim: event.claim }];
      course.had = new Set([event.by]);
      arrive(course, event.to, event.claim);
      return;
    case 'passed':
      answer(course, ledgers[event.by], true);
      if (event.peeked) course.claims.push({ by: event.by, claim: event.claim });
      arrive(course, event.to, event.claim);
      return;
    case 'judged':
      answer(course, ledgers[event.by], false);
      judge(course, ledgers[event.by], event.by, event.truth);
      for (const { by, claim } of course.claims) {
        const claims = ledgers[by]?.claims;
        if (claims === undefined) continue;
        claims.all += 1;
        if (claim === event.card) claims.held += 1;
      }
      return;
    case 'kept':
      course.faceUp[event.keeper] = { ...course.faceUp[event.keeper], [event.card]: event.count };
      return;
    default:
  }
}

function arrive(course: Course, to: Seat, claim: Creature): void {
  course.had.add(to);
  course.to = to;
  course.claim = claim;
}

/** Counts an answer of somebody who had the choice to hand the card on. */
function answer({ had, hands }: Course, ledger: Ledger | undefined, hasPassed: boolean): void {
  if (ledger === undefined || had.size === hands.length) return;
  ledger.answers.all += 1;
  if (hasPassed) ledger.answers.passed += 1;
}

/** Bayes: how likely each manner is after an answer. */
function judge(course: Course, ledger: Ledger | undefined, by: Seat, truth: boolean): void {
  if (ledger === undefined) return;
  const open = openInAll(course.faceUp);
  const openClaimed = open.find(({ creature }) => creature === course.claim)?.count ?? 0;
  const openCards = open.reduce((sum, { count }) => sum + count, 0);
  const counting = chanceToBelieve({
    openClaimed,
    open: openCards,
    unseenClaimed: CARDS_PER_CREATURE - openClaimed,
    unseen: CARDS_PER_CREATURE * CREATURES.length - openCards,
    hand: course.hands[by] ?? 0,
  });
  const chances = believing(counting);
  for (const manner of MANNERS) {
    ledger.manners[manner] *= truth ? chances[manner] : 1 - chances[manner];
  }
}

/** How likely each manner says "true", where counting cards does so this often. */
export function believing(counting: number): Readonly<Record<Manner, number>> {
  return {
    counts: Math.min(1 - SELDOM, Math.max(SELDOM, counting)),
    guesses: 1 / 2,
    believes: 1 - SELDOM,
    disbelieves: SELDOM,
  };
}

function normal(manners: Readonly<Record<Manner, number>>): Readonly<Record<Manner, number>> {
  const { counts, guesses, believes, disbelieves } = manners;
  const all = counts + guesses + believes + disbelieves;
  return {
    counts: counts / all,
    guesses: guesses / all,
    believes: believes / all,
    disbelieves: disbelieves / all,
  };
}
