/** What somebody sees for themself between two hands of an evening, and at its end. */
import { ButtonStyle } from 'discord-api-types/v10';
import type { Seat } from '../../../engine/contract.ts';
import type { Evening, TableReader } from '../../../tables/api.ts';
import type { Language } from '../../../tables/types.ts';
import type { MessageBody } from '../../contract.ts';
import { makeCustomId, type TableAction } from '../../ids.ts';
import { chipsSay } from '../../text/chips/catalogue.ts';
import { button } from '../components.ts';
import { notice } from '../notice.ts';
import { nextHand } from './next-hand.ts';
import { figuresOf, sitterOf } from './standing.ts';

/** `above` stands before everything else. */
export function betweenForOne(
  { info }: TableReader,
  evening: Evening,
  seat: Seat,
  language: Language,
  above: string,
): MessageBody {
  const say = chipsSay(language);
  const player = info.players[seat];
  const sitter = player === undefined ? undefined : sitterOf(evening, player.user);
  if (player === undefined || sitter === undefined || player.presence === 'gone') {
    return notice(above + say('next.no-seat'));
  }
  const id = (action: TableAction) => makeCustomId({ kind: 'table', table: info.id, action });
  if (sitter.stack === 0) {
    if (!evening.rebuy) return notice(above + say('next.out-yours'));
    const chips = say('chips.amount', { count: evening.buyIn });
    return notice(
      above + say('next.broke-yours', { chips }),
      button(id('buy-in'), say('button.buy-in'), ButtonStyle.Primary),
    );
  }
  const { chips } = figuresOf(sitter, language);
  const outlook = nextHand(info, evening, language);
  if (player.ready === true) return notice(above + say('next.ready-yours', { chips, outlook }));
  return notice(
    above + say('next.not-ready-yours', { chips, outlook }),
    button(id('ready'), say('button.ready'), ButtonStyle.Success),
  );
}

/** What the evening brought, on a line of its own; nothing for somebody who brought no chips. */
export function overForOne(
  { info }: TableReader,
  evening: Evening,
  seat: Seat,
  language: Language,
): string {
  const player = info.players[seat];
  const sitter = player === undefined ? undefined : sitterOf(evening, player.user);
  if (sitter === undefined) return '';
  return `\n${chipsSay(language)('over.yours', figuresOf(sitter, language))}`;
}

/** What has to change for the panel of that seat to be drawn anew. */
export function signatureBetween({ info }: TableReader, evening: Evening, seat: Seat): string {
  const player = info.players[seat];
  const stack = player === undefined ? undefined : sitterOf(evening, player.user)?.stack;
  const { hand, nextHandAt, isLast } = evening;
  return JSON.stringify([hand, player?.ready, player?.presence, stack, nextHandAt, isLast]);
}
