import type { Seat } from '../../engine/contract.ts';
import { anyOf, exactly, number, oneOf, text } from '../../engine/parse.ts';
import { assertNever } from '../../engine/result.ts';
import type { Choices, IntegerRange } from '../../engine/space.ts';
import { CARDS } from './cards.ts';
import {
  ANIMALS,
  type Animal,
  type Claim,
  type Doubt,
  type Ladder,
  type Move,
  type Play,
  type State,
  type YakCard,
} from './types.ts';

/** The most that one card can count. */
const MOST_A_CARD = 3;

/** A card that does not exist makes a `bad-move`; an animal that does not exist a `bad-claim`. */
export const parseMove = anyOf<Move>(
  exactly<Play>({
    type: oneOf(['play']),
    card: oneOf(CARDS),
    claim: exactly<Play['claim']>({ animal: text, number }),
  }),
  exactly<Doubt>({ type: oneOf(['doubt']) }),
);

export function turn({ phase }: State): readonly Seat[] {
  switch (phase.name) {
    case 'playing':
      return [phase.turn];
    case 'over':
      return [];
    default:
      return assertNever(phase);
  }
}

/** One space for each animal that may be claimed, with its numbers as a range; then the doubt. */
export function choices(state: State, seat: Seat): Choices<Move> {
  if (!turn(state).includes(seat)) return [];
  const cards = [...new Set(state.hands[seat])];
  const plays = ANIMALS.flatMap((animal) => {
    const range = claimableNumbers(state, animal);
    return range === undefined ? [] : [playSpace(cards, animal, range)];
  });
  return state.claim === null ? plays : [...plays, { type: 'doubt', fields: {} }];
}

/**
 * The numbers with which an animal may be claimed now; undefined where no number makes it higher
 * than the last claim. The first claim of a pile is one; later ones are limited by three times the
 * cards in the pile, the new one included: "no pile could hold more".
 */
export function claimableNumbers(
  { claim, pile, fixed }: State,
  animal: Animal,
): IntegerRange | undefined {
  if (claim === null) return { kind: 'range', min: 1, max: 1 };
  const min = lowestHigherNumber(claim, animal, fixed.ladder);
  if (min === undefined) return undefined;
  return { kind: 'range', min, max: MOST_A_CARD * (pile.length + 1) };
}

function lowestHigherNumber(claim: Claim, animal: Animal, ladder: Ladder): number | undefined {
  const isBigger = ANIMALS.indexOf(animal) < ANIMALS.indexOf(claim.animal);
  switch (ladder) {
    case 'animal-first':
      // "The same animal with a larger number, or a bigger animal with any number ≥ 1."
      if (animal === claim.animal) return claim.number + 1;
      return isBigger ? 1 : undefined;
    case 'number-first':
      // "A larger number with any animal, or the same number with a bigger animal."
      return isBigger ? claim.number : claim.number + 1;
    default:
      return assertNever(ladder);
  }
}

function playSpace(
  cards: readonly YakCard[],
  animal: Animal,
  numbers: IntegerRange,
): Choices<Play>[number] {
  return {
    type: 'play',
    fields: {
      card: { kind: 'one-of', values: cards },
      claim: {
        kind: 'fields',
        fields: { animal: { kind: 'one-of', values: [animal] }, number: numbers },
      },
    },
  };
}
