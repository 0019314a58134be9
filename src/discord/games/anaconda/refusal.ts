/** Why a move was refused, and what is possible instead. */
import type { SharedRefusal } from '../../../engine/contract.ts';
import { wagersOf } from '../../../games/anaconda/show.ts';
import type { RefusalCode } from '../../../games/anaconda/types.ts';
import type { AnacondaKey } from './catalogue/en.ts';
import type { AnacondaContext } from './context.ts';
import { tellPrompt } from './told.ts';

const REFUSALS: Readonly<Record<RefusalCode | SharedRefusal, AnacondaKey>> = {
  'bad-move': 'refusal.bad-move',
  'game-over': 'refusal.game-over',
  'not-your-turn': 'refusal.not-your-turn',
  'wrong-phase': 'refusal.wrong-phase',
  'not-in-hand': 'refusal.not-in-hand',
  'wrong-count': 'refusal.wrong-count',
  'repeated-card': 'refusal.repeated-card',
  'cannot-check': 'refusal.cannot-check',
  'nothing-to-call': 'refusal.nothing-to-call',
  'raise-cap': 'refusal.raise-cap',
  'nobody-to-bet': 'refusal.nobody-to-bet',
  'bet-out-of-range': 'refusal.bet-out-of-range',
  'not-enough-chips': 'refusal.not-enough-chips',
};

/** The rule with the bounds that count now first, then who is to do what now. */
export function refusal(context: AnacondaContext, code: RefusalCode | SharedRefusal): string {
  const { minBet, maxBet, maxRaises } = context.snapshot.public.options;
  const { min, max } = wagersOf(context.snapshot.public) ?? { min: minBet, max: maxBet };
  const rule = context.say(REFUSALS[code], { min, max, maxRaises });
  return code === 'game-over' ? rule : `${rule} ${tellPrompt(context)}`;
}
