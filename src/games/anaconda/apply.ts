import type { Applied, Seat, SharedRefusal } from '../../engine/contract.ts';
import { turnRefusal } from '../../engine/refuse.ts';
import { assertNever, ok, refused, type Result } from '../../engine/result.ts';
import { arrange } from './arranging.ts';
import { playBet } from './betting.ts';
import { declare } from './declaring.ts';
import { turn } from './legal.ts';
import { give } from './passing.ts';
import type { AnacondaTypes, BettingMove, Move, RefusalCode, State } from './types.ts';

type Outcome = Result<Applied<AnacondaTypes>, RefusalCode | SharedRefusal>;

/** Plays a move by rules/anaconda.md. The shared refusals come first, in their order. */
export function apply(state: State, seat: Seat, move: Move): Outcome {
  const refusal = turnRefusal(turn(state), seat);
  if (refusal !== undefined) return refused(refusal);
  const { phase } = state;
  switch (phase.name) {
    case 'betting':
      return isBettingMove(move) ? playBet(state, phase, seat, move) : refused('wrong-phase');
    case 'passing':
      return move.type === 'give' ? give(state, phase, seat, move.cards) : refused('wrong-phase');
    case 'arranging':
      return move.type === 'arrange' ? arrange(state, seat, move.cards) : refused('wrong-phase');
    case 'declaring':
      return move.type === 'declare' ? ok(declare(state, seat, move.side)) : refused('wrong-phase');
    case 'over':
      return refused('game-over');
    default:
      return assertNever(phase);
  }
}

function isBettingMove(move: Move): move is BettingMove {
  return move.type !== 'give' && move.type !== 'arrange' && move.type !== 'declare';
}
