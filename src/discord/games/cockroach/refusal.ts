/** Why a move was refused, and what is possible instead. */
import type { SharedRefusal } from '../../../engine/contract.ts';
import type { RefusalCode } from '../../../games/cockroach/types.ts';
import type { CockroachKey } from './catalogue/en.ts';
import type { CockroachContext } from './context.ts';
import { tellPrompt } from './told.ts';

const REFUSALS: Readonly<Record<RefusalCode | SharedRefusal, CockroachKey>> = {
  'bad-move': 'refusal.bad-move',
  'game-over': 'refusal.game-over',
  'not-your-turn': 'refusal.not-your-turn',
  'wrong-phase': 'refusal.wrong-phase',
  'must-judge': 'refusal.must-judge',
  'not-in-hand': 'refusal.not-in-hand',
  'bad-claim': 'refusal.bad-claim',
  'bad-seat': 'refusal.bad-seat',
  'has-seen': 'refusal.has-seen',
};

/** The rule first, then who is to do what now. */
export function refusal(context: CockroachContext, code: RefusalCode | SharedRefusal): string {
  const rule = context.say(REFUSALS[code]);
  return code === 'game-over' ? rule : `${rule} ${tellPrompt(context)}`;
}
