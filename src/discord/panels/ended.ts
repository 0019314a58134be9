/** The public panel afterwards: the result with all that may be shown, or why no game was played. */
import { ButtonStyle, type APIComponentInContainer } from 'discord-api-types/v10';
import type { PublicSnapshot } from '../../tables/api.ts';
import type { MessageBody } from '../contract.ts';
import { makeCustomId, type TableAction } from '../ids.ts';
import { gameTitle } from '../screens/screens.ts';
import { shellSay } from '../shell-say.ts';
import { namesOf } from './attendance.ts';
import { button, container, row, text } from './components.ts';
import { publicContext, type View } from './context.ts';
import { endingSentence } from './ending.ts';
import { BUDGET, firstThatFits, sizeOf, squeezed } from './limits.ts';

/** A table that was dealt. */
export function endedPanel(view: View, snapshot: PublicSnapshot): MessageBody {
  const { screen, language } = view;
  const { info } = view.reader;
  const say = shellSay(language);
  const part = screen.endPart(publicContext(view, snapshot));
  const id = (action: TableAction) => makeCustomId({ kind: 'table', table: info.id, action });
  const above = [text(`## ${gameTitle(screen, language)}`), text(withEnding(view, part.headline))];
  const below = [
    row(
      button(id('rematch'), say('button.rematch'), ButtonStyle.Success),
      button(id('recap'), say('button.recap')),
      button(id('proof'), say('button.proof')),
    ),
  ];
  const around = (body: readonly APIComponentInContainer[]): MessageBody => ({
    components: [container([...above, ...body, ...below], screen.accentColour)],
  });
  const short = [text(`-# ${say('panel.compact')}`)];
  const used = sizeOf([...above, ...short, ...below]);
  const room = {
    characters: BUDGET.characters - used.characters,
    bytes: BUDGET.bytes - used.bytes,
  };
  return firstThatFits([
    () => around(part.body),
    () => around([...squeezed(part.body, room), ...short]),
    () => around(short),
  ]);
}

/** Who lost or won and why, who was not there any more, and how the game came to its end. */
export function withEnding(view: View, headline: string): string {
  const say = shellSay(view.language);
  const { info } = view.reader;
  const gone = info.status === 'over' ? namesOf(view, 'gone') : '';
  const small = [
    ...(gone === '' ? [] : [say('ending.gone', { names: gone })]),
    endingSentence(info, say),
  ];
  return `${headline}\n-# ${small.join(' ')}`;
}

/** A table that closed before its start. */
export function closedPanel(view: View): MessageBody {
  const { screen, language } = view;
  const say = shellSay(language);
  const words = [
    `## ${gameTitle(screen, language)}`,
    endingSentence(view.reader.info, say),
    say('ending.again', { command: screen.game }),
  ];
  return { components: [container([text(words.join('\n'))], screen.accentColour)] };
}
