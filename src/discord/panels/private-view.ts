/** What one person sees of a table: the hand and the controls that the moment needs. */
import type { Seat } from '../../engine/contract.ts';
import type { PublicSnapshot, TableReader } from '../../tables/api.ts';
import type { Language, TableId } from '../../tables/types.ts';
import type { MessageBody } from '../contract.ts';
import { makeCustomId } from '../ids.ts';
import type { Draft } from '../screens/contract.ts';
import type { Screens } from '../screens/screens.ts';
import { shellSay } from '../shell-say.ts';
import { ButtonStyle, type APIComponentInContainer } from 'discord-api-types/v10';
import { button, container, row, text } from './components.ts';
import { publicContext, seatContext, type View } from './context.ts';
import { withEnding } from './ended.ts';
import { endingSentence } from './ending.ts';
import { betweenForOne, overForOne } from './evening/mine.ts';
import { BUDGET, firstThatFits, sizeOf, squeezed } from './limits.ts';
import { notice } from './notice.ts';
import { personName } from './people.ts';

export interface PrivateOptions {
  readonly language: Language;
  /** What has been chosen so far. */
  readonly draft?: Draft;
  /** A sentence above everything else, such as why a press did not count. */
  readonly notice?: string;
}

export function renderPrivate(
  screens: Screens,
  reader: TableReader,
  seat: Seat,
  options: PrivateOptions,
): MessageBody {
  const { info } = reader;
  const say = shellSay(options.language);
  const screen = screens.get(info.game);
  const snapshot = reader.publicSnapshot();
  const mine = reader.seatSnapshot(seat);
  const above = options.notice === undefined ? '' : `⚠️ ${options.notice}\n`;
  if (screen === undefined) return notice(say('refusal.unknown-game'));
  const view = { reader, screen, language: options.language };
  if (info.status !== 'playing') return notPlaying(view, snapshot, seat, above);
  const presence = info.players[seat]?.presence;
  if (snapshot === undefined || mine === undefined || presence === 'gone') {
    return notice(above + say('notice.no-seat-playing'));
  }

  const { body } = screen.privatePart(seatContext(view, snapshot, mine), options.draft);
  const isOnTurn = mine.decision !== null;
  const title = `### ${screen.emblem} ${say('private.title')}`;
  const isAway = presence === 'away';
  const head = [
    text(isAway ? `${above}${title}\n🪑 ${say('private.away')}` : `${above}${title}`),
    ...(isAway ? [row(button(back(info.id), say('button.im-back'), ButtonStyle.Success))] : []),
  ];
  const foot = isOnTurn ? [] : [text(`-# ${say('private.waiting')}`)];
  const around = (parts: readonly APIComponentInContainer[]): MessageBody => ({
    components: [container([...head, ...parts, ...foot], screen.accentColour)],
  });
  const used = sizeOf([...head, ...foot]);
  const room = {
    characters: BUDGET.characters - used.characters,
    bytes: BUDGET.bytes - used.bytes,
  };
  return firstThatFits([() => around(body), () => around(squeezed(body, room))]);
}

/** Before a game or the next hand, and afterwards. */
function notPlaying(
  view: View,
  snapshot: PublicSnapshot | undefined,
  seat: Seat,
  above: string,
): MessageBody {
  const { reader, screen, language } = view;
  const { status, evening } = reader.info;
  if (snapshot === undefined) return notice(above + waitingSentence(reader, language));
  if (status === 'lobby' && evening !== undefined) {
    return betweenForOne(reader, evening, seat, language, above);
  }
  const { headline } = screen.endPart(publicContext(view, snapshot));
  const yours = evening === undefined ? '' : overForOne(reader, evening, seat, language);
  return notice(above + withEnding(view, headline) + yours);
}

function back(table: TableId): string {
  return makeCustomId({ kind: 'table', table, action: 'back' });
}

function waitingSentence(reader: TableReader, language: Language): string {
  const { info } = reader;
  const say = shellSay(language);
  if (info.status !== 'lobby') return endingSentence(info, say);
  return say('notice.no-hand-yet', { host: personName(info, info.host) });
}
