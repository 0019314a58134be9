/** What somebody has and how they fared, as text that survives a phone. */
import { ButtonStyle, type APIComponentInContainer } from 'discord-api-types/v10';
import { TOP_UP_TO, type NoTopUp } from '../../chips/rules.ts';
import type { ChipRecord, Holdings, LedgerLine } from '../../chips/types.ts';
import type { Result } from '../../engine/result.ts';
import type { Language, RecordLine } from '../../tables/types.ts';
import type { MessageBody } from '../contract.ts';
import { makeCustomId } from '../ids.ts';
import { button, container, row, separator, text } from '../panels/components.ts';
import type { Screens } from '../screens/screens.ts';
import { chipsSay } from '../text/chips/catalogue.ts';
import { infoSay } from '../text/info/catalogue.ts';
import { relativeTime } from '../text/markdown.ts';
import { hasNextPage, ledgerPager, ledgerText } from './ledger.ts';
import { recordLines } from './records.ts';

/** What anybody may know of somebody on their server. */
export interface Fortune {
  readonly holdings: Holdings;
  readonly record: ChipRecord;
  readonly games: readonly RecordLine[];
}

/** What only the owner sees besides. */
export interface OwnPurse extends Fortune {
  readonly topUp: Result<number, NoTopUp>;
  /** The lines of this page, and one more where another page follows. */
  readonly lines: readonly LedgerLine[];
  /** From 0. */
  readonly page: number;
  readonly notice?: string;
}

/** `name` is escaped. */
export function pursePanel(
  screens: Screens,
  fortune: Fortune,
  name: string,
  language: Language,
): MessageBody {
  const say = chipsSay(language);
  const info = infoSay(language);
  const records =
    fortune.games.length === 0
      ? info('record.none-other', { name })
      : recordLines(screens, fortune.games, language);
  return panel(
    text(`## ${say('purse.title-other', { name })}\n${chipsText(fortune, language)}`),
    text(`### ${info('record.title-other', { name })}\n${records}`),
    text(`-# ${say('purse.worthless')}`),
  );
}

export function ownPursePanel(screens: Screens, own: OwnPurse, language: Language): MessageBody {
  const say = chipsSay(language);
  const info = infoSay(language);
  const { lines, page } = own;
  const records =
    own.games.length === 0
      ? info('record.none-own', { command: screens.list[0]?.game ?? '' })
      : recordLines(screens, own.games, language);
  return panel(
    ...(own.notice === undefined ? [] : [text(own.notice)]),
    text(`## ${say('purse.title-own')}\n${chipsText(own, language)}${topUpText(own, language)}`),
    text(`### ${info('record.title-own')}\n${records}`),
    separator(),
    text(ledgerText(screens, lines, language)),
    ...(page > 0 || hasNextPage(lines) ? ledgerPager(lines, page, language) : []),
    text(`-# ${say('purse.worthless')}`),
    row(
      ...(own.topUp.ok
        ? [
            button(
              makeCustomId({ kind: 'chips', step: 'top-up' }),
              say('button.top-up'),
              ButtonStyle.Success,
            ),
          ]
        : []),
      button(makeCustomId({ kind: 'chips', step: 'ranking' }), say('button.ranking')),
    ),
  );
}

function panel(...parts: readonly APIComponentInContainer[]): MessageBody {
  return { components: [container(parts)] };
}

function chipsText({ holdings, record }: Fortune, language: Language): string {
  const say = chipsSay(language);
  const amount = (count: number) => say('chips.amount', { count });
  const chips = amount(holdings.balance);
  const { hands, won, lost } = record;
  return [
    holdings.staked === 0
      ? say('purse.balance', { chips })
      : say('purse.balance-staked', { chips, staked: amount(holdings.staked) }),
    say('purse.hands', { hands, won: amount(won), lost: amount(lost) }),
  ].join('\n');
}

/** Nothing for somebody with enough chips. */
function topUpText({ topUp }: OwnPurse, language: Language): string {
  const say = chipsSay(language);
  if (topUp.ok) {
    return `\n${say('purse.top-up-now', { chips: say('chips.amount', { count: TOP_UP_TO }) })}`;
  }
  return topUp.refusal.code === 'enough'
    ? ''
    : `\n${say('purse.top-up-later', { when: relativeTime(topUp.refusal.from) })}`;
}
