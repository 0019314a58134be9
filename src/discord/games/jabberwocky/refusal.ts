/** Why a move was refused, and what is possible instead. */
import type { SharedRefusal } from '../../../engine/contract.ts';
import type { RefusalCode } from '../../../games/jabberwocky/types.ts';
import type { JabberwockyKey } from './catalogue/en.ts';
import type { JabberwockyContext } from './context.ts';
import { tellPrompt } from './told.ts';

const REFUSALS: Readonly<Record<RefusalCode | SharedRefusal, JabberwockyKey>> = {
  'bad-move': 'refusal.bad-move',
  'game-over': 'refusal.game-over',
  'not-your-turn': 'refusal.not-your-turn',
  'wrong-phase': 'refusal.wrong-phase',
  'out-of-range': 'refusal.out-of-range',
  hook: 'refusal.hook',
  'not-in-hand': 'refusal.not-in-hand',
  'must-follow-suit': 'refusal.must-follow-suit',
  'trump-not-played': 'refusal.trump-not-played',
};

/** The rule first, then who is to do what now. */
export function refusal(context: JabberwockyContext, code: RefusalCode | SharedRefusal): string {
  const rule = context.say(REFUSALS[code]);
  return code === 'game-over' ? rule : `${rule} ${tellPrompt(context)}`;
}
