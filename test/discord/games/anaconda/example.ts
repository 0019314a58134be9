import type { Choices } from '../../../../src/engine/space.ts';
import { wagerRange } from '../../../../src/games/anaconda/show.ts';
import type { Move } from '../../../../src/games/anaconda/types.ts';
import { playedOut, tableAfter, type Table } from './table.ts';

/** A hand of three that shows most of what can happen: passes, an all-in, a side pot, a failed both. */
export const HANDS = [
  '9s 9h 5c 5d Kc Qc 2s',
  '6s 4d 3c As 8h Jh Td',
  'Ks Kd Qh Jc 7d 9d 2h',
] as const;

export const MOVES = [
  '0: give Kc Qc 2s',
  '1: give 8h Jh Td',
  '2: give 9d 2h 7d',
  '0: give 2h 7d',
  '2: give 8h Td',
  '1: give Kc Qc',
  '1: give 7d',
  '0: give Td',
  '2: give Kc',
  '2: arrange Ks Kd Qh Jc Jh',
  '0: arrange 9s 9h 9d 5c 5d',
  '1: arrange 6s 4d 3c As 2h',
  '2: check',
  '0: bet 3',
  '1: call',
  '2: raise 4',
  '0: raise 1',
  '1: call',
  '2: call',
  '0: bet 5',
  '1: call',
  '0: check',
  '1: check',
  '0: bet 2',
  '1: call',
  '0: declare high',
  '1: declare both',
  '2: declare high',
] as const;

/** The example after so many of its moves, and after other ones instead of those that follow. */
export function example(moves: number = MOVES.length, instead: readonly string[] = []): Table {
  return tableAfter(HANDS, [...MOVES.slice(0, moves), ...instead], { stacks: [40, 40, 9] });
}

/** One pass with bets around it, high only, and threes that are wild. */
export function wildHigh(moves = Infinity): Table {
  return tableAfter(HANDS, WILD_MOVES.slice(0, moves), {
    options: { passing: 'once', declare: false, wild: 'howdy-doody' },
  });
}

const WILD_MOVES = [
  '0: check',
  '1: bet 2',
  '2: call',
  '0: call',
  '0: give Kc Qc 2s',
  '1: give 8h Jh Td',
  '2: give 9d 2h 7d',
  '0: check',
  '1: check',
  '2: check',
  '0: arrange 5c 9s 9h 9d 5d',
  '1: arrange As Kc 6s 4d 3c',
  '2: arrange Ks Kd Qh Jc Jh',
  '1: bet 5',
  '2: call',
  '0: call',
  '2: check',
  '0: check',
  '1: check',
  '2: check',
  '0: check',
  '1: fold',
  '0: check',
  '2: check',
] as const;

/** Seven players with as many different stacks, of whom each goes in with everything and declares both. */
export function ladder(): readonly Table[] {
  const whole = playedOut({ stacks: [10, 20, 30, 40, 50, 60, 70], options: LADDER }, boldest);
  const { length } = whole.script.moves;
  return Array.from({ length: 12 }, (_, back) => whole.cutOff(length - back));
}

const LADDER = { ante: 2, maxBet: 1000, maxRaises: 10, wild: 'howdy-doody' } as const;

function boldest(choices: Choices<Move>): Move {
  const type = (['raise', 'bet'] as const).find((one) => wagerRange(choices, one) !== undefined);
  const { max = 0 } = (type && wagerRange(choices, type)) ?? {};
  if (type === 'raise') return { type, by: max };
  if (type === 'bet') return { type, amount: max };
  const [space] = choices;
  switch (space?.type) {
    case 'give':
    case 'arrange':
      return {
        type: space.type,
        cards: space.fields.cards.from.slice(0, space.fields.cards.count),
      };
    case 'declare':
      return { type: 'declare', side: 'both' };
    default:
      return choices.some((one) => one.type === 'call') ? { type: 'call' } : { type: 'check' };
  }
}
