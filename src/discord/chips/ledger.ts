/** Somebody's own ledger, page by page: where, why, and how many chips. */
import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { LedgerLine } from '../../chips/types.ts';
import type { Language } from '../../tables/types.ts';
import { makeCustomId } from '../ids.ts';
import { button, row, text } from '../panels/components.ts';
import { gameTitle, type Screens } from '../screens/screens.ts';
import { shellSay } from '../shell-say.ts';
import { chipsSay } from '../text/chips/catalogue.ts';
import { dateAndTime } from '../text/markdown.ts';
import { signed } from '../text/numbers.ts';

export const LINES_A_PAGE = 10;

/** `lines` has one more than a page shows where another page follows. */
export function hasNextPage(lines: readonly LedgerLine[]): boolean {
  return lines.length > LINES_A_PAGE;
}

export function ledgerText(
  screens: Screens,
  lines: readonly LedgerLine[],
  language: Language,
): string {
  const say = chipsSay(language);
  const shown = lines.slice(0, LINES_A_PAGE).map((line) => lineText(screens, line, language));
  return [
    `### ${say('ledger.title')}`,
    ...(shown.length === 0 ? [say('ledger.none')] : [...shown, `-# ${say('ledger.note')}`]),
  ].join('\n');
}

function lineText(screens: Screens, line: LedgerLine, language: Language): string {
  const say = chipsSay(language);
  return say('ledger.line', {
    when: dateAndTime(line.at),
    what: say(`ledger.${line.reason}`, { place: placeOf(screens, line, language) }),
    change: signed(language, line.amount),
  });
}

/** The game and the hand; empty for what happens at no table. */
function placeOf(screens: Screens, { game, hand }: LedgerLine, language: Language): string {
  if (game === undefined || hand === undefined) return '';
  const screen = screens.get(game);
  const title = screen === undefined ? game : gameTitle(screen, language);
  return chipsSay(language)('ledger.at-table', { game: title, hand });
}

/** Back and Next; how many pages there are nobody counts. */
export function ledgerPager(
  lines: readonly LedgerLine[],
  page: number,
  language: Language,
): readonly APIComponentInContainer[] {
  const say = shellSay(language);
  const id = (to: number) => makeCustomId({ kind: 'ledger', page: to });
  const hasNext = hasNextPage(lines);
  return [
    text(`-# ${chipsSay(language)('ledger.page', { page: page + 1 })}`),
    row(
      button(id(Math.max(0, page - 1)), say('button.back'), undefined, page === 0),
      button(id(hasNext ? page + 1 : page), say('button.next'), undefined, !hasNext),
    ),
  ];
}
