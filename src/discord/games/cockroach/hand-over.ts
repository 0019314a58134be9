/**
 * The controls for offering a card and for passing one on: selects that can be changed freely, a
 * sentence that sums them up, and the button that does it.
 */
import {
  ButtonStyle,
  type APIComponentInContainer,
  type APISelectMenuOption,
} from 'discord-api-types/v10';
import { cardsToLosing, sortTally } from '../../../games/cockroach/show.ts';
import type { Creature, Tally } from '../../../games/cockroach/types.ts';
import type { Draft } from '../../screens/contract.ts';
import { cut } from '../../text/graphemes.ts';
import type { CockroachKey } from './catalogue/en.ts';
import { makeDraft, menuOf, moveOf, readDraft, type Chosen, type Menu } from './chosen.ts';
import { button, row, selectRow, text } from '../../panels/components.ts';
import type { CockroachSeatContext } from './context.ts';
import { EMOJI, WARNING, claimed, counted } from './creatures.ts';
import { listNames } from '../../text/phrases.ts';

/** Limits of Discord for the texts of an option. */
const LABEL_MAX = 100;
const DESCRIPTION_MAX = 100;
/** How many piles of a receiver stand beside the name. */
const PILES = 4;

/** Empty where there is nothing to hand over. */
export function handOverControls(
  context: CockroachSeatContext,
  given: Draft,
): readonly APIComponentInContainer[] {
  const menu = menuOf(context.mine.choices);
  if (menu === undefined) return [];
  const chosen = readDraft(menu, given);
  // Every id carries all that is chosen: each press tells the whole, and a select that is shown anew
  // has a new id, without which clients would go on showing what was picked before.
  const draft = makeDraft(menu, chosen);
  const { say } = context;
  const select = (action: string, key: CockroachKey, options: readonly APISelectMenuOption[]) =>
    selectRow({ id: context.id(action, draft), placeholder: say(key), options });
  return [
    ...(menu.cards === undefined
      ? []
      : [select('card', 'choose.card', cardOptions(context, menu.cards, chosen))]),
    select('to', 'choose.to', receiverOptions(context, menu, chosen)),
    select('claim', 'choose.claim', claimOptions(context, menu, chosen)),
    text(sumUp(context, menu, chosen)),
    row(
      button(
        context.id('hand-over', draft),
        say(buttonKey(context, menu)),
        ButtonStyle.Primary,
        moveOf(menu, chosen) === undefined,
      ),
    ),
  ];
}

function buttonKey({ mine }: CockroachSeatContext, { cards }: Menu): CockroachKey {
  if (cards !== undefined) return 'button.offer';
  return mine.private.knows === null ? 'button.passUnseen' : 'button.passOn';
}

function cardOptions(
  { say, mine, snapshot }: CockroachSeatContext,
  cards: readonly Creature[],
  chosen: Chosen,
): readonly APISelectMenuOption[] {
  const tally = snapshot.public.faceUp[mine.seat] ?? {};
  return cards.map((creature, index) => {
    const open = tally[creature] ?? 0;
    return {
      value: String(index),
      label: say('option.card', {
        creature: say('creature.label', { creature }),
        count: mine.private.hand.filter((card) => card === creature).length,
      }),
      ...(open > 0 && { description: say('option.cardNote', { count: open }) }),
      emoji: { name: EMOJI[creature] },
      default: creature === chosen.card,
    };
  });
}

function receiverOptions(
  context: CockroachSeatContext,
  { receivers }: Menu,
  chosen: Chosen,
): readonly APISelectMenuOption[] {
  return receivers.map((seat) => ({
    value: String(seat),
    label: context.label(seat, LABEL_MAX),
    description: cut(tellDanger(context, seat), DESCRIPTION_MAX),
    default: seat === chosen.to,
  }));
}

/** What a receiver can least afford: "⚠️ 3 toads, 1 rat". */
function tellDanger({ say, seats, snapshot }: CockroachSeatContext, seat: number): string {
  const tally: Tally = snapshot.public.faceUp[seat] ?? {};
  const piles = sortTally(tally).slice(0, PILES);
  const [biggest] = piles;
  const close = biggest && cardsToLosing(tally, biggest.creature, seats.length) === 1;
  const rows = [
    piles.length === 0
      ? say('players.none')
      : `${close === true ? `${WARNING} ` : ''}${piles.map((pile) => counted(say, pile)).join(', ')}`,
    ...(snapshot.public.hands[seat] === 0 ? [say('players.emptyHand')] : []),
  ];
  return rows.toReversed().join(' · ');
}

function claimOptions(
  { say, mine, snapshot }: CockroachSeatContext,
  { cards, claims }: Menu,
  chosen: Chosen,
): readonly APISelectMenuOption[] {
  const truth = cards === undefined ? mine.private.knows : chosen.card;
  const last = snapshot.public.offer?.claim;
  return claims.map((creature, index) => {
    const notes = [
      ...(creature === truth ? [say('option.truth')] : []),
      ...(creature === last ? [say('option.same')] : []),
    ];
    return {
      value: String(index),
      label: say('creature.label', { creature }),
      ...(notes.length > 0 && { description: notes.join(' ') }),
      emoji: { name: EMOJI[creature] },
      default: creature === chosen.claim,
    };
  });
}

/** The whole in a sentence, or what is still missing. */
function sumUp(context: CockroachSeatContext, menu: Menu, chosen: Chosen): string {
  const { say, mine } = context;
  const { to, claim } = chosen;
  if (moveOf(menu, chosen) === undefined || to === undefined || claim === undefined) {
    return say('sum.missing', {
      parts: listNames(say.language, missingParts(context, menu, chosen)),
    });
  }
  const card = menu.cards === undefined ? mine.private.knows : chosen.card;
  const args = { to: context.name(to), claim: claimed(say, claim) };
  if (card === undefined || card === null) return say('sum.passUnseen', args);
  return say(menu.cards === undefined ? 'sum.passOn' : 'sum.offer', {
    ...args,
    card: say('creature.object', { creature: card }),
    honest: card === claim ? 'yes' : 'no',
  });
}

function missingParts(
  { say }: CockroachSeatContext,
  { cards }: Menu,
  { card, to, claim }: Chosen,
): readonly string[] {
  return [
    ...(cards !== undefined && card === undefined ? [say('part.card')] : []),
    ...(to === undefined ? [say('part.to')] : []),
    ...(claim === undefined ? [say('part.claim')] : []),
  ];
}
