/** How everybody stands in an evening: between two hands, and at its end. */
import type { Evening, TableInfo } from '../../../tables/api.ts';
import type { Language, Player, Sitter, UserId } from '../../../tables/types.ts';
import { chipsSay } from '../../text/chips/catalogue.ts';
import { escapeName } from '../../text/markdown.ts';
import { signed } from '../../text/numbers.ts';
import { BETWEEN } from '../../text/phrases.ts';
import type { View } from '../context.ts';

/** People listed at most: a full table, and some who have left. */
const LISTED = 12;

/** What somebody has, here and taken home, in chips. */
export function chipsOf({ stack, home }: Sitter): number {
  return stack + home;
}

/** What somebody has won or lost so far, in chips. */
export function changeOf(sitter: Sitter): number {
  return chipsOf(sitter) - sitter.bought;
}

export function sitterOf({ sitters }: Evening, user: UserId): Sitter | undefined {
  return sitters.find((sitter) => sitter.user === user);
}

/** The numbers of a sitter, as the sentences about them want them. */
export function figuresOf(sitter: Sitter, language: Language) {
  const say = chipsSay(language);
  return {
    chips: say('chips.amount', { count: chipsOf(sitter) }),
    bought: say('chips.amount', { count: sitter.bought }),
    change: signed(language, changeOf(sitter)),
  };
}

/** Between two hands: those at the table by seat, then those who have left. */
export function standing(view: View, evening: Evening): string {
  const { info } = view.reader;
  const say = chipsSay(view.language);
  const seated = info.players.flatMap((player) => {
    const sitter = sitterOf(evening, player.user);
    return sitter === undefined || player.presence === 'gone' ? [] : [{ sitter, player }];
  });
  const users = seated.map(({ player }) => player.user);
  const left = evening.sitters.filter(({ user }) => !users.includes(user));
  const lines = [
    ...seated.map(({ sitter, player }) => seatedLine(view, sitter, player)),
    ...left.map((sitter) =>
      say('standing.left', {
        name: nameOf(view, sitter),
        ...figuresOf(sitter, view.language),
      }),
    ),
  ];
  return listed(`**${say('standing.title')}**`, lines, view.language);
}

function seatedLine(view: View, sitter: Sitter, player: Player): string {
  const say = chipsSay(view.language);
  const figures = figuresOf(sitter, view.language);
  return [
    say('standing.seated', { name: nameOf(view, sitter), ...figures }),
    ...(player.user === view.reader.info.host ? [say('standing.host')] : []),
    ...(player.ready === true ? [say('standing.ready')] : []),
  ].join(BETWEEN);
}

/** At the end: by what everybody has won or lost; people with the same share a place. */
export function ranking(view: View, { sitters }: Evening): string {
  const say = chipsSay(view.language);
  const ranked = sitters.toSorted((one, other) => changeOf(other) - changeOf(one));
  const lines = ranked.map((sitter) =>
    say('ranking.line', {
      rank: 1 + ranked.filter((other) => changeOf(other) > changeOf(sitter)).length,
      name: nameOf(view, sitter),
      ...figuresOf(sitter, view.language),
    }),
  );
  return listed(`### ${say('ranking.title')}`, lines, view.language);
}

function listed(title: string, lines: readonly string[], language: Language): string {
  const count = lines.length - LISTED;
  const more = count > 0 ? [chipsSay(language)('standing.more', { count })] : [];
  return [title, ...lines.slice(0, LISTED), ...more].join('\n');
}

/** As they are called now where they sit here, else as they were called when they came. */
function nameOf({ reader, nameless }: View, sitter: Sitter): string {
  const seat = reader.info.players.findIndex(({ user }) => user === sitter.user);
  if (nameless === true) return seat === -1 ? '**#?**' : `**#${seat + 1}**`;
  return `**${escapeName(reader.info.players[seat]?.name ?? sitter.name)}**`;
}

/** Whether somebody at the table has no chips left and may bring some. */
export function mayAnybodyBuyIn({ players }: TableInfo, evening: Evening): boolean {
  return (
    evening.rebuy &&
    players.some(
      ({ user, presence }) => presence !== 'gone' && sitterOf(evening, user)?.stack === 0,
    )
  );
}
