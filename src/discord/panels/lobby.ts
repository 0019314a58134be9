/** The public panel before the game: who is in, what is still needed, and the promise of the shuffle. */
import { ButtonStyle } from 'discord-api-types/v10';
import type { MessageBody } from '../contract.ts';
import { makeCustomId, type TableAction } from '../ids.ts';
import { gameTitle } from '../screens/screens.ts';
import { shellSay, type ShellSay } from '../shell-say.ts';
import { chipsSay } from '../text/chips/catalogue.ts';
import { createSay } from '../text/create-say.ts';
import { relativeTime } from '../text/markdown.ts';
import type { TableInfo } from '../../tables/api.ts';
import type { Language } from '../../tables/types.ts';
import { button, container, row, separator, text } from './components.ts';
import type { View } from './context.ts';
import { agreementText } from './evening/agreement.ts';
import { boldName, personName } from './people.ts';
import { practiceNote } from './practice.ts';
import { evenRows } from './rows.ts';

export function lobbyPanel(view: View): MessageBody {
  const { screen, language } = view;
  const { info } = view.reader;
  const say = shellSay(language);
  const gameSay = createSay(screen.catalogue, language);
  const note = screen.lobbyNote(gameSay, info.options);
  const id = (action: TableAction) => makeCustomId({ kind: 'table', table: info.id, action });
  const count = info.players.length;
  const parts = [
    text(`## ${gameTitle(screen, language)}\n${gameSay(screen.pitchKey)}`),
    ...(note === undefined ? [] : [text(note)]),
    ...practiceNote(info, say).map((small) => text(small)),
    ...(info.evening === undefined ? [] : [text(agreementText(info.evening, language))]),
    text(say('lobby.open', { host: personName(info, info.host) })),
    text(players(info, say, view.nameless === true)),
    text(outlook(info, say)),
    separator(),
    text(`-# ${commitment(info, language)}\n-# \`${info.commitment}\``),
    ...evenRows([
      button(id('join'), joinLabel(info, language), ButtonStyle.Success, count >= info.seats.max),
      button(id('leave'), say('button.leave')),
      button(id('start'), say('button.start'), ButtonStyle.Primary, count < info.seats.min),
      button(id('cancel'), say('button.cancel')),
    ]),
    row(
      button(id('rules'), say('button.rules')),
      button(id('menu'), say('button.menu')),
      ...computerButtons(info, id, say),
    ),
  ];
  return { components: [container(parts, screen.accentColour)] };
}

/** For the host: somebody for the seats that are free, and out again. */
function computerButtons(
  { players: seated, seats }: TableInfo,
  id: (action: TableAction) => string,
  say: ShellSay,
) {
  const isFull = seated.length >= seats.max;
  const hasComputer = seated.some(({ computer }) => computer === true);
  return [
    button(id('add-computer'), say('button.add-computer'), ButtonStyle.Secondary, isFull),
    ...(hasComputer ? [button(id('remove-computer'), say('button.remove-computer'))] : []),
  ];
}

/** What the secret is for, and when it is shown. */
function commitment({ evening }: TableInfo, language: Language): string {
  return evening === undefined
    ? shellSay(language)('lobby.commitment')
    : chipsSay(language)('agreement.commitment');
}

/** With what it costs, where it costs something. */
function joinLabel({ evening }: TableInfo, language: Language): string {
  if (evening === undefined) return shellSay(language)('button.join');
  const say = chipsSay(language);
  return say('button.join-chips', { chips: say('chips.amount', { count: evening.buyIn }) });
}

function players(info: TableInfo, say: ShellSay, nameless: boolean): string {
  const count = info.players.length;
  const lines = info.players.map((player, index) =>
    say(player.user === info.host ? 'lobby.player-host' : 'lobby.player', {
      seat: index + 1,
      name: nameless ? `**#${index + 1}**` : boldName(player),
    }),
  );
  return [`**${say('lobby.players', { count, max: info.seats.max })}**`, ...lines].join('\n');
}

/** What is needed to start; in small print how many can play and how long the lobby stays open. */
function outlook(info: TableInfo, say: ShellSay): string {
  const { min, max } = info.seats;
  const count = info.players.length;
  const host = personName(info, info.host);
  const start =
    count < min
      ? say('lobby.missing', { missing: min - count })
      : say(count < max ? 'lobby.ready' : 'lobby.full', { host });
  const small = [
    say('lobby.seats', { min, max }),
    say(`lobby.pace-${info.pace}`),
    ...(info.closesAt === undefined
      ? []
      : [say('lobby.expires', { when: relativeTime(info.closesAt) })]),
  ];
  return `${start}\n-# ${small.join(' ')}`;
}
