/** How the cards of a pass are chosen: a select of exactly so many, changeable until they are sent. */
import { ButtonStyle, ComponentType, type APIComponentInContainer } from 'discord-api-types/v10';
import type { PlayingCard } from '../../../engine/cards.ts';
import { button, row, text } from '../../panels/components.ts';
import type { Draft } from '../../screens/contract.ts';
import { cardLabel } from '../../text/playing-cards.ts';
import { cardWords, cardsText, sortForReading } from './cards.ts';
import { cardsAt, readPositions } from './chosen.ts';
import type { AnacondaSeatContext } from './context.ts';
import { lastPassOf, passNow } from './passes.ts';

/** Empty for somebody who has nothing to give now. */
export function giveControls(
  context: AnacondaSeatContext,
  draft: Draft,
): readonly APIComponentInContainer[] {
  const pass = passNow(context);
  if (pass === undefined || context.mine.choices.length === 0) return [];
  const { say, mine } = context;
  const { hand } = mine.private;
  const chosen = readPositions(hand, draft, pass.count);
  const isComplete = chosen.length === pass.count;
  return [
    cardSelect(context, chosen, pass.count),
    text(
      isComplete
        ? tellGift(context, cardsAt(hand, chosen))
        : say('give.missing', { cards: pass.count }),
    ),
    row(
      button(
        context.id('give', chosen),
        say('button.give', { cards: pass.count }),
        ButtonStyle.Success,
        !isComplete,
      ),
    ),
  ];
}

function cardSelect(
  context: AnacondaSeatContext,
  chosen: readonly number[],
  count: number,
): APIComponentInContainer {
  const { say, mine } = context;
  const { hand } = mine.private;
  const received = lastPassOf(context)?.received ?? [];
  const options = sortForReading(hand).map((card) => {
    const position = hand.indexOf(card);
    const words = cardWords(say, card);
    return {
      value: String(position),
      label: cardLabel(card),
      description: received.includes(card) ? say('option.new', { words }) : words,
      default: chosen.includes(position),
    };
  });
  return row({
    type: ComponentType.StringSelect,
    custom_id: context.id('pick', chosen),
    placeholder: say('choose.give', { cards: count }),
    min_values: count,
    max_values: count,
    options,
  });
}

function tellGift(context: AnacondaSeatContext, gift: readonly PlayingCard[]): string {
  const { say, mine } = context;
  const kept = mine.private.hand.filter((card) => !gift.includes(card));
  return say('give.sum', {
    to: context.name(passNow(context)?.to ?? mine.seat),
    cards: cardsText(sortForReading(gift)),
    kept: cardsText(sortForReading(kept)),
  });
}
