/** The public panel of a running game: the game's part, who is on turn, and the standard buttons. */
import { ButtonStyle } from 'discord-api-types/v10';
import type { PublicSnapshot } from '../../tables/api.ts';
import type { MessageBody } from '../contract.ts';
import { makeCustomId, type TableAction } from '../ids.ts';
import { gameTitle } from '../screens/screens.ts';
import { shellSay } from '../shell-say.ts';
import { attendance, isAnybodyAway, timeLeft } from './attendance.ts';
import { button, row, text } from './components.ts';
import { publicContext, type View } from './context.ts';
import { handNumber } from './evening/hand-number.ts';
import { framed } from './framed.ts';
import { practiceNote } from './practice.ts';
import { evenRows } from './rows.ts';

export function playingPanel(view: View, snapshot: PublicSnapshot): MessageBody {
  const { screen, language } = view;
  const { info } = view.reader;
  const say = shellSay(language);
  const part = screen.publicPart(publicContext(view, snapshot));
  const id = (action: TableAction) => makeCustomId({ kind: 'table', table: info.id, action });
  const title = `## ${gameTitle(screen, language)}`;
  const small = [
    ...(info.evening === undefined ? [] : [`-# ${handNumber(info.evening, language)}`]),
    ...practiceNote(info, say),
  ];
  const above = [text([title, ...small].join('\n')), text(part.happened)];
  const below = [
    ...attendance(view),
    text(`${part.prompt}${timeLeft(info)}`),
    ...evenRows(part.buttons),
    ...(part.select === undefined ? [] : [part.select]),
    row(
      button(id('hand'), say('button.hand'), ButtonStyle.Primary),
      button(id('rules'), say('button.rules')),
      button(id('menu'), say('button.menu')),
      ...(isAnybodyAway(info)
        ? [button(id('back'), say('button.im-back'), ButtonStyle.Success)]
        : []),
    ),
  ];
  return framed(view, { above, below, lines: true }, part.body);
}
