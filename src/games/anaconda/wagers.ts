/** Which bets and raises are legal: one place for what is offered and what is refused. */
import type { Seat } from '../../engine/contract.ts';
import type { IntegerRange } from '../../engine/space.ts';
import { isAble, missing, toMatch } from './round.ts';
import type { Betting, BettingMove, RefusalCode, Table } from './types.ts';

/** What decides about a bet; everybody may know all of it. */
type Funds = Pick<Table, 'fixed' | 'stacks' | 'folded'>;
type Round = Pick<Betting, 'bets' | 'raises'>;

/** Why the seat on turn may not make this move of a betting round; undefined where it may. */
export function bettingRefusal(
  table: Funds,
  betting: Round,
  seat: Seat,
  move: BettingMove,
): RefusalCode | undefined {
  const isOpen = toMatch(betting) > 0;
  switch (move.type) {
    case 'fold':
      return undefined;
    case 'check':
      return isOpen ? 'cannot-check' : undefined;
    case 'call':
      return isOpen ? undefined : 'nothing-to-call';
    case 'bet':
      return isOpen ? 'cannot-check' : wagerRefusal(table, betting, seat, move.amount);
    case 'raise':
      if (!isOpen) return 'nothing-to-call';
      if (!mayStillRaise(table, betting)) return 'raise-cap';
      return wagerRefusal(table, betting, seat, move.by);
  }
}

/**
 * The amounts by which the seat on turn may bet, or raise; undefined where it may not. "A bet or raise
 * needs the chips for it. A seat with less than minBet to bet, or at least 1 but less than minBet
 * beyond the call, may bet or raise exactly what it has left."
 */
export function wagers(table: Funds, betting: Round, seat: Seat): IntegerRange | undefined {
  const isRaise = toMatch(betting) > 0;
  if (isRaise && !mayStillRaise(table, betting)) return undefined;
  return hasOpponent(table, seat) ? affordable(table, betting, seat) : undefined;
}

function affordable(table: Funds, betting: Round, seat: Seat): IntegerRange | undefined {
  const { minBet, maxBet } = table.fixed.options;
  const left = (table.stacks[seat] ?? 0) - missing(betting, seat);
  if (left < 1) return undefined;
  return { kind: 'range', min: Math.min(minBet, left), max: Math.min(maxBet, left) };
}

function wagerRefusal(
  table: Funds,
  betting: Round,
  seat: Seat,
  amount: number,
): RefusalCode | undefined {
  if (!hasOpponent(table, seat)) return 'nobody-to-bet';
  const range = affordable(table, betting, seat);
  const isWhole = Number.isInteger(amount);
  if (isWhole && range !== undefined && amount >= range.min && amount <= range.max)
    return undefined;
  const { minBet, maxBet } = table.fixed.options;
  return isWhole && amount >= minBet && amount <= maxBet ? 'not-enough-chips' : 'bet-out-of-range';
}

/** "Raises in one betting round; the opening bet is not a raise. No exception for two players." */
function mayStillRaise({ fixed }: Funds, { raises }: Round): boolean {
  return raises < fixed.options.maxRaises;
}

/** "Bet and raise need another able seat to answer." */
function hasOpponent(table: Funds, seat: Seat): boolean {
  return [...table.stacks.keys()].some((other) => other !== seat && isAble(table, other));
}
