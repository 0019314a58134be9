/**
 * How five cards are chosen and put in order: a press for each card, or a select for a whole order, and
 * a preview of what they are worth. Everything can be changed until it is sent.
 */
import {
  ButtonStyle,
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APIStringSelectComponent,
} from 'discord-api-types/v10';
import { KEPT } from '../../../games/anaconda/show.ts';
import { button, row, selectRow, text } from '../../panels/components.ts';
import { evenRows } from '../../panels/rows.ts';
import type { Draft } from '../../screens/contract.ts';
import { cardLabel } from '../../text/playing-cards.ts';
import { cardsText, sortForReading } from './cards.ts';
import type { AnacondaKey } from './catalogue/en.ts';
import {
  arrangedBy,
  cardsAt,
  isWhole,
  readPositions,
  shortcutsOf,
  toggled,
  type Shortcut,
} from './chosen.ts';
import type { AnacondaSeatContext } from './context.ts';
import { shownText } from './hands.ts';
import { tellWorth } from './worth.ts';

const SHORTCUT_KEYS: Readonly<Record<`${Shortcut['side']}-${Shortcut['best']}`, AnacondaKey>> = {
  'high-first': 'order.highFirst',
  'high-last': 'order.highLast',
  'low-first': 'order.lowFirst',
  'low-last': 'order.lowLast',
};

/** Empty for somebody who has nothing to arrange now. */
export function arrangeControls(
  context: AnacondaSeatContext,
  draft: Draft,
): readonly APIComponentInContainer[] {
  const { mine, snapshot } = context;
  if (snapshot.public.phase !== 'arranging' || mine.choices.length === 0) return [];
  const stack = readPositions(mine.private.hand, draft, KEPT);
  return [
    ...evenRows(cardButtons(context, stack)),
    shortcutSelect(context, stack),
    text(tellStack(context, stack)),
    row(...finalButtons(context, stack)),
  ];
}

/** Each carries the order that it leads to; a chosen card shows its place. */
function cardButtons(
  context: AnacondaSeatContext,
  stack: readonly number[],
): readonly APIButtonComponentWithCustomId[] {
  const { say, mine } = context;
  const { hand } = mine.private;
  return sortForReading(hand).map((card) => {
    const position = hand.indexOf(card);
    const place = stack.indexOf(position) + 1;
    const id = context.id('card', toggled(stack, position));
    if (place === 0) return button(id, cardLabel(card), ButtonStyle.Secondary, isWhole(stack));
    const label = say('option.place', { place, card: cardLabel(card) });
    return button(id, label, ButtonStyle.Primary);
  });
}

/**
 * By their number, since two of them may lead to the same order; with the cards that each would take.
 * A changed order gives a new id, so that clients forget what was chosen and it can be chosen again.
 */
function shortcutSelect(
  context: AnacondaSeatContext,
  stack: readonly number[],
): APIActionRowComponent<APIStringSelectComponent> {
  const { say, mine, snapshot } = context;
  const { options } = snapshot.public;
  const { hand } = mine.private;
  return selectRow({
    id: context.id('order', stack),
    placeholder: say('choose.order'),
    options: shortcutsOf(options).map((shortcut, index) => ({
      value: String(index),
      label: say(SHORTCUT_KEYS[`${shortcut.side}-${shortcut.best}`]),
      description: cardsAt(hand, arrangedBy(hand, shortcut, options))
        .map(cardLabel)
        .join(' '),
    })),
  });
}

/** What has been chosen, and once all is what it is worth and what the others get to see of it. */
function tellStack(context: AnacondaSeatContext, stack: readonly number[]): string {
  const { say, mine, snapshot } = context;
  const { wild } = snapshot.public.options;
  const cards = cardsAt(mine.private.hand, stack);
  const order = cards.length === 0 ? [] : [say('stack.order', { cards: cardsText(cards) })];
  if (!isWhole(stack)) {
    return [...order, say('stack.missing', { cards: KEPT - stack.length })].join('\n');
  }
  const seen = cards.slice(0, KEPT - 1);
  return [
    ...order,
    ...tellWorth(context, cards),
    say('stack.seen', { cards: cardsText(seen), hand: shownText(say, seen, wild) }),
  ].join('\n');
}

function finalButtons(
  context: AnacondaSeatContext,
  stack: readonly number[],
): readonly APIButtonComponentWithCustomId[] {
  const { say } = context;
  return [
    button(
      context.id('arrange', stack),
      say('button.arrange'),
      ButtonStyle.Success,
      !isWhole(stack),
    ),
    button(context.id('clear'), say('button.clear'), ButtonStyle.Secondary, stack.length === 0),
  ];
}
