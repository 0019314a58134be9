import type { Seat } from '../../engine/contract.ts';
import { exactly, anyOf, number, oneOf, text, truth } from '../../engine/parse.ts';
import { assertNever } from '../../engine/result.ts';
import type { Choices } from '../../engine/space.ts';
import {
  CREATURES,
  type Judge,
  type Move,
  type Offer,
  type Pass,
  type Peek,
  type PlayingPhase,
  type State,
  type Step,
} from './types.ts';

/** A creature that is none makes a `bad-move` as a card, but `bad-claim` as a claim. */
export const parseMove = anyOf<Move>(
  exactly<Offer>({ type: oneOf(['offer']), card: oneOf(CREATURES), to: number, claim: text }),
  exactly<Judge>({ type: oneOf(['judge']), truth }),
  exactly<Peek>({ type: oneOf(['peek']) }),
  exactly<Pass>({ type: oneOf(['pass']), to: number, claim: text }),
);

export function turn({ phase }: State): readonly Seat[] {
  switch (phase.name) {
    case 'offering':
      return [phase.opener];
    case 'deciding':
    case 'passing':
      return [lastStep(phase).to];
    case 'over':
      return [];
    default:
      return assertNever(phase);
  }
}

export function choices(state: State, seat: Seat): Choices<Move> {
  if (!turn(state).includes(seat)) return [];
  switch (state.phase.name) {
    case 'offering':
      return offeringChoices(state, seat);
    case 'deciding':
      return decidingChoices(state, state.phase);
    case 'passing':
      return passingChoices(state, state.phase);
    case 'over':
      return [];
    default:
      return assertNever(state.phase);
  }
}

/** Offering is a card, a receiver and a claim; whoever has peeked has the last two still to choose. */
export function isComposed({ phase }: State): boolean {
  return phase.name === 'offering' || phase.name === 'passing';
}

function offeringChoices(state: State, opener: Seat): Choices<Offer> {
  const held = CREATURES.filter((creature) => state.hands[opener]?.includes(creature));
  return [
    {
      type: 'offer',
      fields: {
        card: { kind: 'one-of', values: held },
        to: { kind: 'one-of', values: allSeats(state).filter((seat) => seat !== opener) },
        claim: { kind: 'one-of', values: CREATURES },
      },
    },
  ];
}

/** "When no seat is left that has not had the card, the receiver must judge." */
function decidingChoices(state: State, phase: PlayingPhase): Choices<Judge | Peek | Pass> {
  const judge = {
    type: 'judge',
    fields: { truth: { kind: 'one-of', values: [true, false] } },
  } as const;
  if (seatsLeft(state, phase.trail).length === 0) return [judge];
  return [judge, { type: 'peek', fields: {} }, ...passingChoices(state, phase)];
}

function passingChoices(state: State, phase: PlayingPhase): Choices<Pass> {
  return [
    {
      type: 'pass',
      fields: {
        to: { kind: 'one-of', values: seatsLeft(state, phase.trail) },
        claim: { kind: 'one-of', values: CREATURES },
      },
    },
  ];
}

export function allSeats({ hands }: State): readonly Seat[] {
  return hands.map((_hand, seat) => seat);
}

/** The seats before which the card has lain, ascending, the opener and the present receiver included. */
export function seatsThatHad([offer, ...passes]: PlayingPhase['trail']): readonly Seat[] {
  return [offer.from, offer.to, ...passes.map(({ to }) => to)].toSorted(
    (one, other) => one - other,
  );
}

/** The seats to which the card can still go. */
export function seatsLeft(state: State, trail: PlayingPhase['trail']): readonly Seat[] {
  const had = seatsThatHad(trail);
  return allSeats(state).filter((seat) => !had.includes(seat));
}

/** The offer or pass that brought the card to the seat on turn. */
export function lastStep({ trail }: Pick<PlayingPhase, 'trail'>): Step {
  return trail.at(-1) ?? trail[0];
}
