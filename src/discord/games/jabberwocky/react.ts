/** What a press of one of the game's controls means. Action, draft and values may be forged. */
import type { Draft } from '../../screens/contract.ts';
import type { JabberwockyReaction, JabberwockySeatContext } from './context.ts';

/**
 * `bid`: a button with the number in its draft, or a select with the number as its value. `play`: a
 * button with a position in the hand.
 */
export const ACTIONS = ['bid', 'play'] as const;
export type Action = (typeof ACTIONS)[number];

const GONE: JabberwockyReaction = { type: 'hint', key: 'hint.gone' };

/** A bid or a card goes to the engine even where it is not legal: the engine's refusal says best why. */
export function react(
  { mine }: JabberwockySeatContext,
  action: string,
  [position]: Draft,
  [value]: readonly string[],
): JabberwockyReaction {
  if (!isAction(action)) return GONE;
  if (mine.choices.length === 0) return { type: 'hint', key: 'hint.notYourTurn' };
  switch (action) {
    case 'bid': {
      const tricks = position ?? readNumber(value);
      return tricks === undefined ? GONE : { type: 'move', move: { type: 'bid', tricks } };
    }
    case 'play': {
      const card = position === undefined ? undefined : mine.private.hand[position];
      return card === undefined ? GONE : { type: 'move', move: { type: 'play', card } };
    }
  }
}

function readNumber(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,2}$/.test(value) ? Number(value) : undefined;
}

function isAction(action: string): action is Action {
  return ACTIONS.some((known) => known === action);
}
