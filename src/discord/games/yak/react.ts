/** What a press of one of the game's controls means. Action, draft and values may be forged. */
import type { Draft } from '../../screens/contract.ts';
import {
  isPageOf,
  isWithin,
  makeDraft,
  menuOf,
  moveOf,
  readDraft,
  withClaim,
  type Chosen,
} from './chosen.ts';
import type { YakReaction, YakSeatContext } from './context.ts';

/**
 * `doubt`: the last claim. `card`, `claim`: buttons whose draft is what they lead to. `number`: the
 * select of numbers and of pages of them. `play`: plays what they have put together.
 */
export const ACTIONS = ['doubt', 'card', 'claim', 'number', 'play'] as const;
type Action = (typeof ACTIONS)[number];

const GONE: YakReaction = { type: 'hint', key: 'hint.gone' };

/**
 * A doubt goes to the engine even where it is not legal: the engine's refusal says best why. What is
 * put together from choices is legal or never becomes a move.
 */
export function react(
  context: YakSeatContext,
  action: string,
  draft: Draft,
  [value]: readonly string[],
): YakReaction {
  if (!isAction(action)) return GONE;
  const { mine, snapshot } = context;
  if (mine.choices.length === 0) return { type: 'hint', key: 'hint.notYourTurn' };
  if (action === 'doubt') return { type: 'move', move: { type: 'doubt' } };
  const menu = menuOf(mine.choices, snapshot.public.ladder);
  if (menu === undefined) return GONE;
  const chosen = readDraft(menu, draft);
  switch (action) {
    case 'card':
    case 'claim':
      return { type: 'draft', draft: makeDraft(menu, chosen) };
    case 'number': {
      const picked = pickNumber(chosen, value);
      return picked === undefined ? GONE : { type: 'draft', draft: makeDraft(menu, picked) };
    }
    case 'play': {
      const move = moveOf(chosen);
      return move ? { type: 'move', move } : { type: 'hint', key: 'hint.incomplete' };
    }
  }
}

/** `12` is a number of the animal on show, `p1` another page of its numbers. */
function pickNumber(chosen: Chosen, value = ''): Chosen | undefined {
  const [, isPage, digits] = /^(p?)(\d{1,3})$/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  const { range } = chosen;
  if (isPage === 'p') return isPageOf(range, number) ? { ...chosen, page: number } : undefined;
  return isWithin(range, number) ? withClaim(chosen, range, number) : undefined;
}

function isAction(action: string): action is Action {
  return ACTIONS.some((known) => known === action);
}
