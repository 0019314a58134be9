/**
 * The controls of whoever is on turn: a button for each card and for the nearest claim of each animal,
 * a select with every other number, a sentence that sums up, and the buttons that do it.
 */
import {
  ButtonStyle,
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APISelectMenuOption,
} from 'discord-api-types/v10';
import { button, row, selectRow, text } from '../../panels/components.ts';
import { evenRows } from '../../panels/rows.ts';
import type { Draft } from '../../screens/contract.ts';
import { EMOJI, claimed, counted, markedCard } from './cards.ts';
import {
  choose,
  isPageOf,
  makeDraft,
  menuOf,
  moveOf,
  pageBounds,
  readDraft,
  withClaim,
  type Chosen,
  type Menu,
} from './chosen.ts';
import type { YakSeatContext } from './context.ts';

const CHOSEN = '✓';

/** Empty for somebody who is not on turn. */
export function playControls(
  context: YakSeatContext,
  given: Draft,
): readonly APIComponentInContainer[] {
  const { say, mine, snapshot } = context;
  const menu = menuOf(mine.choices, snapshot.public.ladder);
  if (menu === undefined) return [];
  const chosen = readDraft(menu, given);
  return [
    text(`**${say('choose.card')}**`),
    ...evenRows(cardButtons(context, menu, chosen)),
    text(`**${say('choose.claim')}**`),
    ...evenRows(claimButtons(context, menu, chosen)),
    ...numberSelect(context, menu, chosen),
    text(sumUp(context, chosen)),
    row(...finalButtons(context, menu, chosen)),
  ];
}

/** Each button carries the draft as it is once that button is pressed. */
function cardButtons(
  context: YakSeatContext,
  menu: Menu,
  chosen: Chosen,
): readonly APIButtonComponentWithCustomId[] {
  return menu.cards.map((card) =>
    option(
      context.id('card', makeDraft(menu, choose(chosen, { card }))),
      markedCard(context.say, card),
      card === chosen.card,
    ),
  );
}

function claimButtons(
  context: YakSeatContext,
  menu: Menu,
  chosen: Chosen,
): readonly APIButtonComponentWithCustomId[] {
  return menu.ranges.map((range) => {
    const { animal, min } = range;
    return option(
      context.id('claim', makeDraft(menu, withClaim(chosen, range, min))),
      `${EMOJI[animal]} ${counted(context.say, animal, min)}`,
      chosen.claim?.animal === animal && chosen.claim.number === min,
    );
  });
}

function option(id: string, label: string, isChosen: boolean): APIButtonComponentWithCustomId {
  return isChosen ? button(id, `${CHOSEN} ${label}`, ButtonStyle.Primary) : button(id, label);
}

/** Every number of the animal on show, page by page; nothing where there is only one. */
function numberSelect(
  context: YakSeatContext,
  menu: Menu,
  chosen: Chosen,
): readonly APIComponentInContainer[] {
  const { say } = context;
  const { range, page, claim } = chosen;
  const { animal, min, max } = range;
  if (min === max) return [];
  const [first, last] = pageBounds(range, page);
  const numbers = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  const options = numbers.map((number): APISelectMenuOption => ({
    value: String(number),
    label: counted(say, animal, number),
    emoji: { name: EMOJI[animal] },
    default: claim?.animal === animal && claim.number === number,
  }));
  const otherPage = (other: number): readonly APISelectMenuOption[] => {
    if (!isPageOf(range, other)) return [];
    const [from, to] = pageBounds(range, other);
    return [{ value: `p${other}`, label: say('option.range', { from, to }) }];
  };
  return [
    selectRow({
      id: context.id('number', makeDraft(menu, chosen)),
      placeholder: say('choose.number', { animal }),
      options: [...otherPage(page - 1), ...options, ...otherPage(page + 1)],
    }),
  ];
}

/** The whole in a sentence, or what is still missing. */
function sumUp({ say }: YakSeatContext, { card, claim }: Chosen): string {
  if (card !== undefined && claim !== undefined) {
    return say('sum.play', { card: markedCard(say, card), claim: claimed(say, claim) });
  }
  const part = card === undefined ? (claim === undefined ? 'both' : 'card') : 'claim';
  return say('sum.missing', { part });
}

function finalButtons(
  context: YakSeatContext,
  menu: Menu,
  chosen: Chosen,
): readonly APIButtonComponentWithCustomId[] {
  const { say, mine } = context;
  const isOpen = moveOf(chosen) === undefined;
  const play = button(
    context.id('play', makeDraft(menu, chosen)),
    say('button.play'),
    ButtonStyle.Success,
    isOpen,
  );
  if (!mine.choices.some(({ type }) => type === 'doubt')) return [play];
  return [play, button(context.id('doubt'), say('button.doubt'), ButtonStyle.Danger)];
}
