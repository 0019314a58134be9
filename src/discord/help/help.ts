/** `/help`: what Humbug is, what it can deal, and the few things that somebody new has to know. */
import type { Language } from '../../tables/types.ts';
import type { Answer, IncomingCommand } from '../contract.ts';
import { makeCustomId } from '../ids.ts';
import { button, container, separator, text } from '../panels/components.ts';
import { evenRows } from '../panels/rows.ts';
import type { GameScreen } from '../screens/contract.ts';
import { gameTitle, type Screens } from '../screens/screens.ts';
import { createSay } from '../text/create-say.ts';
import { infoSay } from '../text/info/catalogue.ts';

export function answerHelp({ language }: IncomingCommand, screens: Screens): Answer {
  const say = infoSay(language);
  // The examples name the first game; there is always one, since a bot without games has no commands.
  const command = screens.list[0]?.game ?? '';
  return {
    type: 'private',
    body: {
      components: [
        container([
          text(`## ${say('help.title')}\n${say('help.intro')}`),
          text(section(say('help.games'), ...screens.list.map((screen) => game(screen, language)))),
          text(section(say('help.practise'), say('help.practise-about'))),
          ...evenRows(screens.list.map((screen) => practice(screen, language))),
          separator(),
          text(
            section(
              say('help.how'),
              say('help.how-open', { command }),
              say('help.how-join'),
              say('help.how-play'),
            ),
          ),
          text(
            section(
              say('help.commands'),
              `- ${say('help.rules', { command })}`,
              `- ${say('help.table')}`,
              `- ${say('help.chips')}`,
            ),
          ),
          separator(),
          text(`-# ${say('help.worthless')}\n-# ${say('help.privacy')}`),
        ]),
      ],
    },
  };
}

/** A table with computers in one press. */
function practice(screen: GameScreen, language: Language) {
  const name = createSay(screen.catalogue, language)(screen.nameKey);
  return button(makeCustomId({ kind: 'practice', game: screen.game }), `${screen.emblem} ${name}`);
}

function section(title: string, ...lines: readonly string[]): string {
  return [`### ${title}`, ...lines].join('\n');
}

function game(screen: GameScreen, language: Language): string {
  return infoSay(language)('help.game', {
    title: `**${gameTitle(screen, language)}**`,
    command: screen.game,
    pitch: createSay(screen.catalogue, language)(screen.pitchKey),
  });
}
