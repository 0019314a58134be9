/** What a press of one of the game's controls means. Action, draft and values may be forged. */
import { KEPT, wagersOf } from '../../../games/anaconda/show.ts';
import { SIDES, type Move } from '../../../games/anaconda/types.ts';
import type { Draft } from '../../screens/contract.ts';
import { arrangedBy, cardsAt, isWhole, readPositions, shortcutsOf } from './chosen.ts';
import type { AnacondaReaction, AnacondaSeatContext } from './context.ts';
import { passNow } from './passes.ts';

/**
 * `check`, `call`, `fold`, and a side: one press. `bet`, `raise`: a button with the amount in its draft,
 * or a select or a form with it as value; `bet-more`, `raise-more` ask for that form. `pick`: the select
 * of cards to give; `give` sends them. `card`: a button whose draft is the order that it leads to;
 * `order`: a select with the number of a shortcut; `clear`: begins anew; `arrange` sends the order.
 */
export const ACTIONS = [
  'check',
  'call',
  'fold',
  'bet',
  'raise',
  'bet-more',
  'raise-more',
  'pick',
  'give',
  'card',
  'order',
  'clear',
  'arrange',
  ...SIDES,
] as const;
type Action = (typeof ACTIONS)[number];

const GONE: AnacondaReaction = { type: 'hint', key: 'hint.gone' };

/**
 * A bet, a declaration or whole cards go to the engine even where they are not legal: the engine's
 * refusal says best why.
 */
export function react(
  context: AnacondaSeatContext,
  action: string,
  draft: Draft,
  values: readonly string[],
): AnacondaReaction {
  if (!isAction(action)) return GONE;
  if (context.mine.choices.length === 0) return { type: 'hint', key: 'hint.notYourTurn' };
  switch (action) {
    case 'check':
    case 'call':
    case 'fold':
      return move({ type: action });
    case 'high':
    case 'low':
    case 'both':
      return move({ type: 'declare', side: action });
    case 'bet':
    case 'raise':
      return wager(action, draft, values);
    case 'bet-more':
    case 'raise-more':
      return askAmount(context, action);
    case 'pick':
    case 'give':
      return give(context, action, draft, values);
    case 'card':
    case 'order':
    case 'clear':
    case 'arrange':
      return arrange(context, action, draft, values);
  }
}

function move(made: Move): AnacondaReaction {
  return { type: 'move', move: made };
}

function wager(
  type: 'bet' | 'raise',
  [pressed]: Draft,
  [written]: readonly string[],
): AnacondaReaction {
  const amount = pressed ?? readNumber(written);
  if (amount === undefined) return { type: 'hint', key: 'hint.number' };
  return move(type === 'bet' ? { type, amount } : { type, by: amount });
}

function askAmount(
  { snapshot }: AnacondaSeatContext,
  action: 'bet-more' | 'raise-more',
): AnacondaReaction {
  const range = wagersOf(snapshot.public);
  const isBet = snapshot.public.toMatch === 0;
  if (range === undefined || isBet !== (action === 'bet-more')) return GONE;
  return {
    type: 'ask',
    titleKey: isBet ? 'form.bet' : 'form.raise',
    labelKey: 'form.amount',
    min: range.min,
    max: range.max,
    action: isBet ? 'bet' : 'raise',
    draft: [],
  };
}

function give(
  context: AnacondaSeatContext,
  action: 'pick' | 'give',
  draft: Draft,
  values: readonly string[],
): AnacondaReaction {
  const pass = passNow(context);
  if (pass === undefined) return GONE;
  const { hand } = context.mine.private;
  const wanted = action === 'pick' ? values.map(readNumber) : draft;
  const chosen = readPositions(hand, wanted, pass.count).toSorted((one, other) => one - other);
  if (action === 'pick') return { type: 'draft', draft: chosen };
  return chosen.length === pass.count
    ? move({ type: 'give', cards: cardsAt(hand, chosen) })
    : { type: 'hint', key: 'hint.chooseGive' };
}

function arrange(
  { mine, snapshot }: AnacondaSeatContext,
  action: 'card' | 'order' | 'clear' | 'arrange',
  draft: Draft,
  [shortcutNumber]: readonly string[],
): AnacondaReaction {
  const { phase, options } = snapshot.public;
  if (phase !== 'arranging') return GONE;
  const { hand } = mine.private;
  const stack = readPositions(hand, draft, KEPT);
  switch (action) {
    case 'card':
      return { type: 'draft', draft: stack };
    case 'clear':
      return { type: 'draft', draft: [] };
    case 'order': {
      const shortcut = shortcutsOf(options)[readNumber(shortcutNumber) ?? -1];
      if (shortcut === undefined) return GONE;
      return { type: 'draft', draft: arrangedBy(hand, shortcut, options) };
    }
    case 'arrange':
      return isWhole(stack)
        ? move({ type: 'arrange', cards: cardsAt(hand, stack) })
        : { type: 'hint', key: 'hint.chooseFive' };
  }
}

/** Chips go to four digits, positions to one. */
function readNumber(written: string | undefined): number | undefined {
  const digits = written?.trim() ?? '';
  return /^\d{1,4}$/.test(digits) ? Number(digits) : undefined;
}

function isAction(action: string): action is Action {
  return ACTIONS.some((known) => known === action);
}
