/** What a press of one of the game's controls means. Action, draft and values may be forged. */
import type { Draft } from '../../screens/contract.ts';
import { choose, makeDraft, menuOf, moveOf, readDraft, type Slot } from './chosen.ts';
import type { CockroachReaction, CockroachSeatContext } from './context.ts';

/**
 * `true`, `false`: the answer. `look`: peek. `pass`: opens the private panel to pass the card on.
 * `card`, `to`, `claim`: the selects. `hand-over`: offers or passes on what they have put together.
 */
export const ACTIONS = [
  'true',
  'false',
  'look',
  'pass',
  'card',
  'to',
  'claim',
  'hand-over',
] as const;
export type Action = (typeof ACTIONS)[number];

const GONE: CockroachReaction = { type: 'hint', key: 'hint.gone' };

/**
 * An answer or a look goes to the engine even where it is not legal: the engine's refusal says best
 * why. What is put together from choices is legal or never becomes a move.
 */
export function react(
  context: CockroachSeatContext,
  action: string,
  draft: Draft,
  values: readonly string[],
): CockroachReaction {
  if (!isAction(action)) return GONE;
  if (context.mine.choices.length === 0) return { type: 'hint', key: 'hint.notYourTurn' };
  switch (action) {
    case 'true':
    case 'false':
      return { type: 'move', move: { type: 'judge', truth: action === 'true' } };
    case 'look':
      return { type: 'move', move: { type: 'peek' } };
    case 'pass':
      return openPass(context);
    case 'card':
    case 'to':
    case 'claim':
      return pick(context, action, draft, values);
    case 'hand-over':
      return handOver(context, draft);
  }
}

function openPass({ mine }: CockroachSeatContext): CockroachReaction {
  const types = mine.choices.map(({ type }) => type);
  if (types.includes('pass')) return { type: 'draft', draft: [] };
  return types.includes('judge') ? { type: 'hint', key: 'hint.mustJudge' } : GONE;
}

function pick(
  { mine }: CockroachSeatContext,
  slot: Slot,
  draft: Draft,
  [value]: readonly string[],
): CockroachReaction {
  const menu = menuOf(mine.choices);
  const chosen = menu && choose(menu, readDraft(menu, draft), slot, value);
  return menu && chosen ? { type: 'draft', draft: makeDraft(menu, chosen) } : GONE;
}

function handOver({ mine }: CockroachSeatContext, draft: Draft): CockroachReaction {
  const menu = menuOf(mine.choices);
  if (menu === undefined) return GONE;
  const move = moveOf(menu, readDraft(menu, draft));
  return move ? { type: 'move', move } : { type: 'hint', key: 'hint.incomplete' };
}

function isAction(action: string): action is Action {
  return ACTIONS.some((known) => known === action);
}
