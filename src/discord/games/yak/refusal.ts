/** Why a move was refused, and what is possible instead. */
import type { SharedRefusal } from '../../../engine/contract.ts';
import type { RefusalCode } from '../../../games/yak/types.ts';
import type { YakKey } from './catalogue/en.ts';
import type { YakContext } from './context.ts';
import { ladderRule } from './ladder.ts';
import { tellPrompt } from './told.ts';

const REFUSALS: Readonly<Record<RefusalCode | SharedRefusal, YakKey>> = {
  'bad-move': 'refusal.bad-move',
  'game-over': 'refusal.game-over',
  'not-your-turn': 'refusal.not-your-turn',
  'wrong-phase': 'refusal.wrong-phase',
  'not-in-hand': 'refusal.not-in-hand',
  'bad-claim': 'refusal.bad-claim',
  'first-claim-is-one': 'refusal.first-claim-is-one',
  'claim-not-higher': 'refusal.claim-not-higher',
  'claim-impossible': 'refusal.claim-impossible',
  'nothing-to-doubt': 'refusal.nothing-to-doubt',
};

/** The rule first, then who is to do what now. */
export function refusal(context: YakContext, code: RefusalCode | SharedRefusal): string {
  const { say, snapshot } = context;
  const rule = say(REFUSALS[code]);
  if (code === 'game-over') return rule;
  const ladder = code === 'claim-not-higher' ? ` ${ladderRule(say, snapshot.public.ladder)}` : '';
  return `${rule}${ladder} ${tellPrompt(context)}`;
}
