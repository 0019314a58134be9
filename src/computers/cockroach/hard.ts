/**
 * Cockroach Poker by belief and expectation: what the card may be, by the cards seen and by how honest
 * everybody has been; how whoever gets it will answer, by how it has answered; and who would be in which
 * danger then. The README names the sources.
 */
import { valuesOf } from '../../engine/choices.ts';
import type { Seat } from '../../engine/contract.ts';
import type { Draw } from '../../engine/random.ts';
import { openInAll, unseenOf } from '../../games/cockroach/show.ts';
import {
  CREATURES,
  type CockroachTypes,
  type Creature,
  type Move,
} from '../../games/cockroach/types.ts';
import type { Budget, Sight } from '../contract.ts';
import { fraction } from '../quick-draw.ts';
import { beliefOf } from './belief.ts';
import { chanceToBelieve } from './counting.ts';
import { hopeAfter } from './danger.ts';
import { MANNERS, believing, habitsOf, type Habits } from './habits.ts';

/**
 * How far behind the best a move may be, in chance not to lose, to be made still half as often: whoever
 * always made the best one could be read.
 */
const HALF_AS_OFTEN = 0.008;

type Knowing = Sight<CockroachTypes> & {
  readonly habits: readonly Habits[];
  readonly budget: Budget;
};

/** A card handed to a seat with a claim. */
interface Handing {
  readonly card: Creature;
  readonly to: Seat;
  readonly claim: Creature;
}

interface Rated<T> {
  readonly value: T;
  /** The chance not to lose. */
  readonly hope: number;
}

export function hard(sight: Sight<CockroachTypes>, draw: Draw, budget: Budget): Move {
  const knowing = { ...sight, habits: habitsOf(sight.events, sight.seats), budget };
  const rated = sight.choices.flatMap((space): readonly Rated<Move>[] => {
    switch (space.type) {
      case 'offer':
        return rateHandings(knowing, valuesOf(space.fields.card), valuesOf(space.fields.to)).map(
          ({ value, hope }) => ({ value: { type: 'offer', ...value }, hope }),
        );
      case 'judge':
        return [true, false].map((truth) => ({
          value: { type: 'judge', truth },
          hope: hopeOfJudging(knowing, truth),
        }));
      case 'peek':
        return [{ value: { type: 'peek' }, hope: hopeOfLooking(knowing) }];
      case 'pass': {
        // Handing on unseen is never better than looking first: the look costs nothing.
        const { knows } = sight.view.private;
        if (knows === null) return [];
        return rateHandings(knowing, [knows], valuesOf(space.fields.to)).map(
          ({ value: { to, claim }, hope }) => ({ value: { type: 'pass', to, claim }, hope }),
        );
      }
    }
  });
  return mixed(rated, draw);
}

/** The best move; where that is a claim, one of the claims, the better the likelier. */
function mixed(all: readonly Rated<Move>[], draw: Draw): Move {
  const best = Math.max(...all.map(({ hope }) => hope));
  const rated = all.filter(
    ({ value, hope }) => hope === best || value.type === 'offer' || value.type === 'pass',
  );
  const [first] = rated.filter(({ hope }) => hope === best);
  if (first?.value.type === 'judge' || first?.value.type === 'peek') return first.value;
  const weights = rated.map(({ hope }) => 2 ** ((hope - best) / HALF_AS_OFTEN));
  let ticket = fraction(draw) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, { value }] of rated.entries()) {
    ticket -= weights[index] ?? 0;
    if (ticket < 0) return value;
  }
  const last = rated.at(-1);
  if (last === undefined) throw new Error('There is nothing to choose.');
  return last.value;
}

/** Whoever was wrong keeps the card. */
function hopeOfJudging({ view, habits }: Knowing, truth: boolean): number {
  const { offer } = view.public;
  if (offer === null) throw new Error('There is no claim to answer.');
  let hope = 0;
  for (const [card, chance] of beliefOf(view, habits)) {
    const keeper = (card === offer.claim) === truth ? offer.from : view.seat;
    hope += chance * hopeAfter(view.public, view.seat, keeper, card);
  }
  return hope;
}

/** The best way to hand on whatever the card turns out to be. */
function hopeOfLooking(knowing: Knowing): number {
  const { view, habits } = knowing;
  let hope = 0;
  for (const [card, chance] of beliefOf(view, habits)) {
    if (chance === 0) continue;
    const handings = rateHandings(knowing, [card], seatsLeft(knowing));
    hope += chance * Math.max(...handings.map((handing) => handing.hope));
  }
  return hope;
}

/** The seats that have not had the card. */
function seatsLeft({ view, seats }: Knowing): readonly Seat[] {
  const had = view.public.offer?.had ?? [view.seat];
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !had.includes(seat));
}

/** Every claim about each of these cards to each of these seats, for as long as there is time. */
function rateHandings(
  knowing: Knowing,
  cards: readonly Creature[],
  seats: readonly Seat[],
): readonly Rated<Handing>[] {
  const mayPass = seatsLeft(knowing).length > 1;
  const rated: Rated<Handing>[] = [];
  for (const to of seats) {
    for (const claim of CREATURES) {
      if (rated.length > 0 && !knowing.budget.hasTime()) return rated;
      const believes = chanceOfTrue(knowing, to, claim);
      for (const card of cards) {
        const value = { card, to, claim };
        rated.push({ value, hope: hopeOfHanding(knowing, value, believes, mayPass) });
      }
    }
  }
  return rated;
}

/** Where it is judged, whoever was wrong keeps it; where it is handed on, one of the others does. */
function hopeOfHanding(
  { view, habits, seats }: Knowing,
  { card, to, claim }: Handing,
  believes: number,
  mayPass: boolean,
): number {
  const { public: table, seat } = view;
  const isCaught = claim === card ? believes : 1 - believes;
  const judged =
    isCaught * hopeAfter(table, seat, seat, card) +
    (1 - isCaught) * hopeAfter(table, seat, to, card);
  const passing = mayPass ? (habits[to]?.passing ?? 0) : 0;
  if (passing === 0) return judged;
  const others = Array.from({ length: seats }, (_, other) => other).filter(
    (other) => other !== seat,
  );
  const away =
    others.reduce((sum, other) => sum + hopeAfter(table, seat, other, card), 0) / others.length;
  return passing * away + (1 - passing) * judged;
}

/** How likely that seat says "true" to the claim. */
function chanceOfTrue({ view, habits }: Knowing, to: Seat, claim: Creature): number {
  const unseen = unseenOf(view);
  const open = openInAll(view.public.faceUp);
  const counting = chanceToBelieve({
    openClaimed: open.find(({ creature }) => creature === claim)?.count ?? 0,
    open: open.reduce((sum, { count }) => sum + count, 0),
    unseenClaimed: unseen[claim],
    unseen: CREATURES.reduce((sum, creature) => sum + unseen[creature], 0),
    hand: view.public.hands[to] ?? 0,
  });
  const chances = believing(counting);
  const manners = habits[to]?.manners;
  if (manners === undefined) return 1 / 2;
  return MANNERS.reduce((sum, manner) => sum + manners[manner] * chances[manner], 0);
}
