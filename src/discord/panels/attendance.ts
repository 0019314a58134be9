/** Who is not at the table, who is waited for, and until when. */
import type { APITextDisplayComponent } from 'discord-api-types/v10';
import type { TableInfo, TableReader } from '../../tables/api.ts';
import type { Player, Presence, UserId } from '../../tables/types.ts';
import { shellSay } from '../shell-say.ts';
import { chipsSay } from '../text/chips/catalogue.ts';
import { relativeTime } from '../text/markdown.ts';
import { text } from './components.ts';
import type { View } from './context.ts';
import { boldName } from './people.ts';

/** The people whom a running table waits for; stand-ins are not waited for. */
export function peopleAwaited(reader: TableReader): readonly UserId[] {
  const onTurn = reader.publicSnapshot()?.turn ?? [];
  return onTurn.flatMap((seat) => {
    const player = reader.info.players[seat];
    return player?.presence === 'here' && player.computer !== true ? [player.user] : [];
  });
}

/** Whether those whom the table waits for have been reminded of it. */
export function isReminded({ info }: TableReader): boolean {
  return info.countdown !== undefined && info.countdown.remindAt === undefined;
}

/** Whether somebody could take a seat back. */
export function isAnybodyAway(info: TableInfo): boolean {
  return info.players.some((player) => player.presence === 'away');
}

/** Whether the hand on the table was dealt to the person, who may have left it since. */
export function isDealtTo({ players }: TableInfo, person: UserId): boolean {
  return players.some(({ user }) => user === person);
}

/** How long the people on turn have left, to stand beside who they are; empty without a clock. */
export function timeLeft({ countdown }: TableInfo): string {
  return countdown === undefined ? '' : ` ${relativeTime(countdown.endsAt)}`;
}

/** In small print who is absent; after the reminder whom the table waits for, by mention. */
export function attendance(view: View): readonly APITextDisplayComponent[] {
  const { reader, language } = view;
  const { info } = reader;
  const say = shellSay(language);
  const away = info.players.filter((player) => player.presence === 'away');
  const gone = namesOf(view, 'gone');
  const isDeserted = info.closesAt !== undefined;
  const lines = [
    ...(gone === '' ? [] : [goneLine(view, gone)]),
    ...(away.length === 0 || isDeserted
      ? []
      : [say('panel.stand-in', { count: away.length, names: namesOf(view, 'away') })]),
    ...(info.closesAt === undefined ? [] : [desertedLine(view, relativeTime(info.closesAt))]),
    ...(isReminded(reader) ? [say('panel.reminder', { people: mentionsOf(reader) })] : []),
  ];
  return lines.length === 0 ? [] : [text(lines.join('\n'))];
}

/** Whoever leaves a game has lost it; a seat that is left in a hand with chips folds. */
function goneLine({ reader, language }: View, names: string): string {
  return reader.info.evening === undefined
    ? shellSay(language)('panel.gone', { names })
    : chipsSay(language)('hand.gone', { names });
}

/** A hand with chips counts in the end, but for practice. */
function desertedLine({ reader, language }: View, when: string): string {
  const { evening, practice } = reader.info;
  if (evening === undefined) return shellSay(language)('panel.deserted', { when });
  const key = practice === undefined ? 'hand.deserted' : 'hand.deserted-practice';
  return chipsSay(language)(key, { when });
}

/** Only who is named in a body's `mention` hears of it; for the others this is just a name. */
function mentionsOf(reader: TableReader): string {
  return peopleAwaited(reader)
    .map((user) => `<@${user}>`)
    .join(' ');
}

/** The names of all with that presence, bold; empty without any. */
export function namesOf({ reader, nameless }: View, presence: Presence): string {
  const name = (player: Player, seat: number) =>
    nameless === true ? `**#${seat + 1}**` : boldName(player);
  return reader.info.players
    .flatMap((player, seat) => (player.presence === presence ? [name(player, seat)] : []))
    .join(', ');
}
