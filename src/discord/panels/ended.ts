/** The public panel afterwards: the result with all that may be shown, or why no game was played. */
import { ButtonStyle } from 'discord-api-types/v10';
import type { PublicSnapshot } from '../../tables/api.ts';
import type { MessageBody } from '../contract.ts';
import { makeCustomId, type TableAction } from '../ids.ts';
import { gameTitle } from '../screens/screens.ts';
import { shellSay } from '../shell-say.ts';
import { namesOf } from './attendance.ts';
import { button, container, row, text } from './components.ts';
import { publicContext, type View } from './context.ts';
import { endingSentence } from './ending.ts';
import { eveningEnding } from './evening/ending.ts';
import { ranking } from './evening/standing.ts';
import { framed } from './framed.ts';
import { practiceNote } from './practice.ts';

/** A table that was dealt. */
export function endedPanel(view: View, snapshot: PublicSnapshot): MessageBody {
  const { screen, language } = view;
  const { info } = view.reader;
  const say = shellSay(language);
  const part = screen.endPart(publicContext(view, snapshot));
  const id = (action: TableAction) => makeCustomId({ kind: 'table', table: info.id, action });
  const title = [`## ${gameTitle(screen, language)}`, ...practiceNote(info, say)].join('\n');
  const above = [text(title), text(withEnding(view, part.headline))];
  const below = [
    ...(info.evening === undefined ? [] : [text(ranking(view, info.evening))]),
    row(
      button(id('rematch'), say('button.rematch'), ButtonStyle.Success),
      button(id('recap'), say('button.recap')),
      button(id('proof'), say('button.proof')),
    ),
  ];
  return framed(view, { above, below }, part.body);
}

/** Who lost or won and why, who was not there any more, and how the game came to its end. */
export function withEnding(view: View, headline: string): string {
  const say = shellSay(view.language);
  const { info } = view.reader;
  // Whoever leaves an evening has lost nothing by it but the hand.
  const counts = info.status === 'over' && info.evening === undefined;
  const gone = counts ? namesOf(view, 'gone') : '';
  const small = [...(gone === '' ? [] : [say('ending.gone', { names: gone })]), howItEnded(view)];
  return `${headline}\n-# ${small.join(' ')}`;
}

function howItEnded({ reader, language }: View): string {
  const { evening } = reader.info;
  return evening === undefined
    ? endingSentence(reader.info, shellSay(language))
    : eveningEnding(reader, evening, language);
}

/** A table that closed before its start. */
export function closedPanel(view: View): MessageBody {
  const { screen, language } = view;
  const say = shellSay(language);
  const words = [
    `## ${gameTitle(screen, language)}`,
    howItEnded(view),
    say('ending.again', { command: screen.game }),
  ];
  return { components: [container([text(words.join('\n'))], screen.accentColour)] };
}
