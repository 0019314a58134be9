import { DECK } from '../../engine/cards.ts';
import type { Seat } from '../../engine/contract.ts';
import { anyOf, exactly, listOf, number, oneOf } from '../../engine/parse.ts';
import { assertNever } from '../../engine/result.ts';
import type { Choices } from '../../engine/space.ts';
import { KEPT } from './holding.ts';
import { passAt, seatsIn } from './plan.ts';
import { toMatch } from './round.ts';
import {
  SIDES,
  type Arrange,
  type Bet,
  type Betting,
  type Call,
  type Check,
  type Declare,
  type Fold,
  type Give,
  type Move,
  type Raise,
  type State,
} from './types.ts';
import { wagers } from './wagers.ts';

const cards = listOf(oneOf(DECK));

/** "A text that is no card and a side that is none are `bad-move`"; an amount is any number. */
export const parseMove = anyOf<Move>(
  exactly<Check>({ type: oneOf(['check']) }),
  exactly<Bet>({ type: oneOf(['bet']), amount: number }),
  exactly<Call>({ type: oneOf(['call']) }),
  exactly<Raise>({ type: oneOf(['raise']), by: number }),
  exactly<Fold>({ type: oneOf(['fold']) }),
  exactly<Give>({ type: oneOf(['give']), cards }),
  exactly<Arrange>({ type: oneOf(['arrange']), cards }),
  exactly<Declare>({ type: oneOf(['declare']), side: oneOf(SIDES) }),
);

export function turn(state: State): readonly Seat[] {
  const { phase } = state;
  switch (phase.name) {
    case 'betting':
      return [phase.turn];
    case 'passing':
    case 'arranging':
    case 'declaring':
      return seatsIn(state.folded).filter((seat) => !hasActed(state, seat));
    case 'over':
      return [];
    default:
      return assertNever(phase);
  }
}

/** Whether the seat has given, arranged or declared in this simultaneous step; false in any other. */
export function hasActed({ phase, arranged, declared }: State, seat: Seat): boolean {
  switch (phase.name) {
    case 'passing':
      return phase.given[seat] !== null;
    case 'arranging':
      return arranged[seat] !== null;
    case 'declaring':
      return declared[seat] !== null;
    case 'betting':
    case 'over':
      return false;
    default:
      return assertNever(phase);
  }
}

export function choices(state: State, seat: Seat): Choices<Move> {
  if (!turn(state).includes(seat)) return [];
  const { phase } = state;
  const from = state.hands[seat] ?? [];
  switch (phase.name) {
    case 'betting':
      return bettingChoices(state, phase, seat);
    case 'passing': {
      const { count } = passAt(state.fixed.options, phase.stage);
      return [
        { type: 'give', fields: { cards: { kind: 'selection', from, count, ordered: false } } },
      ];
    }
    case 'arranging':
      return [
        {
          type: 'arrange',
          fields: { cards: { kind: 'selection', from, count: KEPT, ordered: true } },
        },
      ];
    case 'declaring':
      return [{ type: 'declare', fields: { side: { kind: 'one-of', values: SIDES } } }];
    case 'over':
      return [];
    default:
      return assertNever(phase);
  }
}

function bettingChoices(state: State, betting: Betting, seat: Seat): Choices<Move> {
  const range = wagers(state, betting, seat);
  const fold = { type: 'fold', fields: {} } as const;
  if (toMatch(betting) === 0) {
    const check = { type: 'check', fields: {} } as const;
    return range === undefined
      ? [check, fold]
      : [check, { type: 'bet', fields: { amount: range } }, fold];
  }
  const call = { type: 'call', fields: {} } as const;
  return range === undefined
    ? [call, fold]
    : [call, { type: 'raise', fields: { by: range } }, fold];
}

/** Giving and arranging are put together from several cards; all else is one choice. */
export function isComposed({ phase }: State): boolean {
  return phase.name === 'passing' || phase.name === 'arranging';
}
