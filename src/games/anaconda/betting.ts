/** Playing the moves of a betting round. */
import type { Addressed, Applied, Seat } from '../../engine/contract.ts';
import { toAll } from '../../engine/events.ts';
import { refused, ok, type Result } from '../../engine/result.ts';
import { after, goOn } from './course.ts';
import { missing, nextToAct } from './round.ts';
import { lastOneIn, takeAll } from './showdown.ts';
import type {
  AnacondaEvent,
  AnacondaTypes,
  Betting,
  BettingMove,
  RefusalCode,
  Table,
} from './types.ts';
import { bettingRefusal } from './wagers.ts';

type Step = Applied<AnacondaTypes>;
type Told = Addressed<AnacondaEvent>;

export function playBet(
  table: Table,
  betting: Betting,
  by: Seat,
  move: BettingMove,
): Result<Step, RefusalCode> {
  const refusal = bettingRefusal(table, betting, by, move);
  return refusal === undefined ? ok(play(table, betting, by, move)) : refused(refusal);
}

function play(table: Table, betting: Betting, by: Seat, move: BettingMove): Step {
  switch (move.type) {
    case 'fold':
      return fold(table, betting, by);
    case 'check':
      return next(table, betting, by, toAll({ type: 'checked', by }));
    case 'bet': {
      const paid = pay(table, betting, by, move.amount);
      return next(paid.table, paid.betting, by, toAll({ type: 'bet', ...paid.payment }));
    }
    case 'call': {
      // "Pays what is missing, or all that is left (all-in)."
      const price = Math.min(missing(betting, by), table.stacks[by] ?? 0);
      const paid = pay(table, betting, by, price);
      return next(paid.table, paid.betting, by, toAll({ type: 'called', ...paid.payment }));
    }
    case 'raise': {
      const paid = pay(table, betting, by, missing(betting, by) + move.by);
      const raised = { ...paid.betting, raises: betting.raises + 1 };
      const told = toAll({ type: 'raised', more: move.by, ...paid.payment });
      return next(paid.table, raised, by, told);
    }
  }
}

function fold(table: Table, betting: Betting, by: Seat): Step {
  const left = { ...table, folded: table.folded.with(by, true) };
  const told = toAll({ type: 'folded', by });
  const winner = lastOneIn(left);
  return winner === undefined
    ? next(left, betting, by, told)
    : after([told], takeAll(left, winner, betting.stage));
}

/** Hands the turn on, or ends the round where everybody has acted and paid. */
function next(table: Table, betting: Betting, by: Seat, told: Told): Step {
  const acted = { ...betting, acted: betting.acted.with(by, true) };
  const turn = nextToAct(table, acted, by);
  return turn === undefined
    ? after([told], goOn(table, betting.stage))
    : { state: { ...table, phase: { ...acted, turn } }, events: [told] };
}

function pay(table: Table, betting: Betting, by: Seat, chips: number) {
  const stack = (table.stacks[by] ?? 0) - chips;
  const inRound = (betting.bets[by] ?? 0) + chips;
  return {
    table: {
      ...table,
      stacks: table.stacks.with(by, stack),
      paid: table.paid.with(by, (table.paid[by] ?? 0) + chips),
    },
    betting: { ...betting, bets: betting.bets.with(by, inRound) },
    payment: { by, paid: chips, inRound, allIn: stack === 0 },
  };
}
