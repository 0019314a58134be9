import type { Seat, SeatView } from '../../engine/contract.ts';
import { pick, type Draw } from '../../engine/random.ts';
import { valuesOf } from '../../engine/choices.ts';
import type { Choices, MoveSpace } from '../../engine/space.ts';
import { countHand, openInAll, seatsInMostDanger, unseenOf } from './show.ts';
import {
  CARDS_PER_CREATURE,
  CREATURES,
  type CockroachTypes,
  type Creature,
  type Move,
  type Offer,
  type Pass,
} from './types.ts';

type View = SeatView<CockroachTypes>;

/**
 * A move for somebody absent. It offers the creature of which the hand holds most, tells the truth
 * half of the time, gives to a seat that all can see to be in danger, and answers by the odds of
 * what it can see. It never peeks, which would commit the absent person to a bluff.
 */
export function safeMove(view: View, choices: Choices<Move>, draw: Draw): Move {
  for (const space of choices) {
    switch (space.type) {
      case 'offer':
        return safeOffer(view, space, draw);
      case 'judge':
        return { type: 'judge', truth: believes(view, draw) };
      case 'pass':
        return safePass(view, space, draw);
      case 'peek':
        continue;
    }
  }
  throw new Error('A safe move was asked for where there is nothing to choose.');
}

function safeOffer(view: View, { fields }: MoveSpace<Offer>, draw: Draw): Offer {
  const counts = countHand(view.private.hand);
  const most = Math.max(...counts.map(({ count }) => count));
  const candidates = counts.filter(({ count }) => count === most);
  const card = pick(candidates, draw).creature;
  return {
    type: 'offer',
    card,
    to: safeReceiver(view, valuesOf(fields.to), draw),
    claim: safeClaim(view, card, draw),
  };
}

/** After a peek, when the person has gone away with the card in the hand. */
function safePass(view: View, { fields }: MoveSpace<Pass>, draw: Draw): Pass {
  return {
    type: 'pass',
    to: safeReceiver(view, valuesOf(fields.to), draw),
    claim: safeClaim(view, view.private.knows ?? pick(CREATURES, draw), draw),
  };
}

/** Chosen from what lies open alone: were it chosen by the card, it would betray the card. */
function safeReceiver(view: View, among: readonly Seat[], draw: Draw): Seat {
  return pick(seatsInMostDanger(among, view.public.faceUp), draw);
}

/** The truth half of the time; else any other creature of which not every card lies open. */
function safeClaim(view: View, card: Creature, draw: Draw): Creature {
  if (draw(2) === 0) return card;
  const lies = openInAll(view.public.faceUp)
    .filter(({ creature, count }) => creature !== card && count < CARDS_PER_CREATURE)
    .map(({ creature }) => creature);
  return lies.length === 0 ? card : pick(lies, draw);
}

/**
 * Whether the claim is more likely true than false to somebody who knows the own hand and what lies
 * open, and who thinks that others tell the truth half of the time and lie with any other creature
 * alike. Let the claimed creature have c of the N cards that this seat cannot see. A true claim then
 * weighs c/N · 1/2 and a lie (N−c)/N · 1/2 · 1/7, so it is believed where 7c > N−c: where the creature
 * has more than its eighth of the unseen cards. A coin decides an exact eighth.
 */
function believes(view: View, draw: Draw): boolean {
  const { offer } = view.public;
  if (offer === null) throw new Error('There is no claim to answer.');
  const unseen = unseenOf(view);
  const claimed = unseen[offer.claim];
  const all = CREATURES.reduce((sum, creature) => sum + unseen[creature], 0);
  const chance = (CREATURES.length - 1) * claimed - (all - claimed);
  return chance === 0 ? draw(2) === 0 : chance > 0;
}
