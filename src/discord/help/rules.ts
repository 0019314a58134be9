/** `/<game> rules` and the Rules button: a game's rules in the reader's language, page by page. */
import type { Language } from '../../tables/types.ts';
import type { Answer, IncomingComponent, MessageBody } from '../contract.ts';
import { makeCustomId } from '../ids.ts';
import { container, text } from '../panels/components.ts';
import { notice } from '../panels/notice.ts';
import type { GameScreen } from '../screens/contract.ts';
import { gameTitle, type Screens } from '../screens/screens.ts';
import { shellSay } from '../shell-say.ts';
import { createSay } from '../text/create-say.ts';
import { infoSay } from '../text/info/catalogue.ts';
import { clampPage, pager } from './pager.ts';

/** The first page, as a message for the reader alone. */
export function openRules(language: Language, screens: Screens, game: string): Answer {
  return { type: 'private', body: rulesPage(language, screens, game, 0) };
}

/** Another page, in place of the one whose button was pressed where only the presser sees it. */
export function turnRules(
  incoming: IncomingComponent,
  screens: Screens,
  game: string,
  page: number,
): Answer {
  const body = rulesPage(incoming.language, screens, game, page);
  return { type: incoming.source.ephemeral ? 'update' : 'private', body };
}

function rulesPage(language: Language, screens: Screens, game: string, page: number): MessageBody {
  const screen = screens.get(game);
  if (screen === undefined) return notice(infoSay(language)('rules.unknown'));
  const pages = screen.rules(createSay(screen.catalogue, language));
  const shown = clampPage(page, pages.length);
  return bodyOf(screen, language, pages[shown] ?? '', shown, pages.length);
}

function bodyOf(
  screen: GameScreen,
  language: Language,
  content: string,
  page: number,
  pages: number,
): MessageBody {
  const say = shellSay(language);
  const title = say('rules.title', { game: gameTitle(screen, language) });
  return {
    components: [
      container(
        [
          text(`## ${title}`),
          text(content),
          ...pager(say, page, pages, (to) =>
            makeCustomId({ kind: 'rules', game: screen.game, page: to }),
          ),
        ],
        screen.accentColour,
      ),
    ],
  };
}
