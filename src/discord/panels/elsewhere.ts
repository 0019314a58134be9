/** For a channel without a table: the tables elsewhere that somebody may want to leave or end. */
import { ButtonStyle, type APIComponentInContainer } from 'discord-api-types/v10';
import type { TableReader } from '../../tables/api.ts';
import type { Incoming, MessageBody } from '../contract.ts';
import { makeCustomId, type MenuItem } from '../ids.ts';
import { gameTitle, type Screens } from '../screens/screens.ts';
import { shellSay } from '../shell-say.ts';
import { button, container, row, text } from './components.ts';

/** Their own channels may be gone, so everything that ends a table can be done from here. */
export function elsewherePanel(
  screens: Screens,
  readers: readonly TableReader[],
  incoming: Incoming,
): MessageBody {
  const say = shellSay(incoming.language);
  return {
    components: [
      container([
        text(say('menu.elsewhere')),
        ...readers.flatMap((reader) => tablePart(screens, reader, incoming)),
      ]),
    ],
  };
}

function tablePart(
  screens: Screens,
  reader: TableReader,
  incoming: Incoming,
): readonly APIComponentInContainer[] {
  const { info } = reader;
  const { press, language } = incoming;
  const say = shellSay(language);
  const screen = screens.get(info.game);
  const game = screen === undefined ? info.game : gameTitle(screen, language);
  const id = (item: MenuItem) => makeCustomId({ kind: 'menu', table: info.id, item });
  const leaveLobby = makeCustomId({ kind: 'table', table: info.id, action: 'leave' });
  const isPlaying = info.status === 'playing';
  const isSeated = reader.seatOf(press.user) !== undefined;
  const mayEnd = (press.moderator && info.parent === press.channel) || press.user === info.host;
  const end =
    isPlaying || info.evening?.isBetweenHands === true
      ? button(
          id('ask-end'),
          say(info.evening === undefined ? 'menu.end' : 'menu.finish'),
          ButtonStyle.Danger,
        )
      : button(id('cancel'), say('menu.cancel'), ButtonStyle.Danger);
  const buttons = [
    ...(isSeated ? [button(isPlaying ? id('ask-leave') : leaveLobby, say('menu.leave'))] : []),
    ...(mayEnd ? [end] : []),
  ];
  return [
    text(say('menu.elsewhere-line', { game, channel: `<#${info.channel}>` })),
    ...(buttons.length === 0 ? [] : [row(...buttons)]),
  ];
}
