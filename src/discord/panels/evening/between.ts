/** The public panel between two hands: how the last one ended, how everybody stands, what comes next. */
import { ButtonStyle, type APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Evening, PublicSnapshot, TableInfo } from '../../../tables/api.ts';
import type { Language } from '../../../tables/types.ts';
import type { MessageBody } from '../../contract.ts';
import { makeCustomId, type TableAction } from '../../ids.ts';
import { gameTitle } from '../../screens/screens.ts';
import { shellSay } from '../../shell-say.ts';
import { chipsSay } from '../../text/chips/catalogue.ts';
import { button, separator, text } from '../components.ts';
import { publicContext, type View } from '../context.ts';
import { framed } from '../framed.ts';
import { snugRows } from '../rows.ts';
import { handNumber } from './hand-number.ts';
import { nextHand } from './next-hand.ts';
import { mayAnybodyBuyIn, standing } from './standing.ts';

export function betweenPanel(view: View, snapshot: PublicSnapshot, evening: Evening): MessageBody {
  const { screen, language } = view;
  const { info } = view.reader;
  const { headline, body } = screen.endPart(publicContext(view, snapshot));
  const title = `## ${gameTitle(screen, language)}\n-# ${handNumber(evening, language)}`;
  const say = chipsSay(language);
  const below = [
    separator(),
    text(standing(view, evening)),
    text(nextHand(info, evening, language)),
    ...(evening.nextCommitment === undefined
      ? []
      : [text(`-# ${say('next.commitment')}\n-# \`${evening.nextCommitment}\``)]),
    ...snugRows(forEverybody(info, evening, language)),
    ...snugRows(aboutTheTable(info, evening, language)),
  ];
  return framed(view, { above: [text(title), text(headline)], below }, body);
}

/** Everybody sees the same buttons; a press by somebody whom they are not for is answered in private. */
function forEverybody(
  info: TableInfo,
  evening: Evening,
  language: Language,
): readonly APIButtonComponentWithCustomId[] {
  const say = chipsSay(language);
  const chips = say('chips.amount', { count: evening.buyIn });
  const isFull =
    info.players.filter(({ presence }) => presence !== 'gone').length >= info.seats.max;
  const join = say('button.join-chips', { chips });
  return [
    button(id(info, 'ready'), say('button.ready'), ButtonStyle.Success),
    ...(mayAnybodyBuyIn(info, evening)
      ? [button(id(info, 'buy-in'), say('button.buy-in'), ButtonStyle.Primary)]
      : []),
    button(id(info, 'join'), join, ButtonStyle.Secondary, isFull),
    button(id(info, 'leave'), shellSay(language)('button.leave')),
  ];
}

function aboutTheTable(
  info: TableInfo,
  evening: Evening,
  language: Language,
): readonly APIButtonComponentWithCustomId[] {
  const say = shellSay(language);
  const deal = button(
    id(info, 'start'),
    chipsSay(language)('button.deal'),
    ButtonStyle.Primary,
    evening.missing > 0,
  );
  return [
    // A countdown deals by itself.
    ...(evening.nextHandAt === undefined ? [deal] : []),
    button(id(info, 'recap'), say('button.recap')),
    button(id(info, 'rules'), say('button.rules')),
    button(id(info, 'menu'), say('button.menu')),
  ];
}

function id({ id: table }: TableInfo, action: TableAction): string {
  return makeCustomId({ kind: 'table', table, action });
}
