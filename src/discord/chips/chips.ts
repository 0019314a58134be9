/** `/chips [player]`: how somebody fared in each game on this server, as text that survives a phone. */
import type { Tables } from '../../tables/api.ts';
import type { Language, RecordLine, UserId } from '../../tables/types.ts';
import type { Answer, IncomingCommand } from '../contract.ts';
import { isUserId } from '../ids.ts';
import { container, text } from '../panels/components.ts';
import { gameTitle, type Screens } from '../screens/screens.ts';
import { infoSay } from '../text/info/catalogue.ts';
import { escapeName } from '../text/markdown.ts';

interface Parts {
  readonly tables: Pick<Tables, 'records'>;
  readonly screens: Screens;
}

export async function answerChips(incoming: IncomingCommand, parts: Parts): Promise<Answer> {
  const { press, language } = incoming;
  const asked = askedPerson(incoming);
  const user = asked ?? press.user;
  const lines = await parts.tables.records(press.guild, user);
  const say = infoSay(language);
  const name = asked === undefined ? undefined : nameOf(incoming, asked);
  const title = name === undefined ? say('record.title-own') : say('record.title-other', { name });
  const content =
    lines.length === 0
      ? [nothingYet(language, name, parts.screens)]
      : [...lines.map((line) => recordOf(line, language, parts.screens)), note(language)];
  return {
    type: 'private',
    body: { components: [container([text(`## ${title}`), ...content.map(text)])] },
  };
}

/** Undefined where the person asks about themself. */
function askedPerson({ options, press }: IncomingCommand): UserId | undefined {
  const { player } = options;
  return typeof player === 'string' && isUserId(player) && player !== press.user
    ? player
    : undefined;
}

/** A mention where Discord did not say the name: it shows one and, without `mention`, notifies nobody. */
function nameOf({ people }: IncomingCommand, user: UserId): string {
  const name = people[user];
  return name === undefined ? `<@${user}>` : `**${escapeName(name)}**`;
}

function nothingYet(language: Language, name: string | undefined, screens: Screens): string {
  const say = infoSay(language);
  return name === undefined
    ? say('record.none-own', { command: screens.list[0]?.game ?? '' })
    : say('record.none-other', { name });
}

function recordOf(line: RecordLine, language: Language, screens: Screens): string {
  const screen = screens.get(line.game);
  // A game that this version no longer knows keeps its record under its id.
  const title = screen === undefined ? line.game : gameTitle(screen, language);
  const { played, won, lost, shared } = line;
  return infoSay(language)('record.line', { title: `**${title}**`, played, won, lost, shared });
}

function note(language: Language): string {
  return `-# ${infoSay(language)('record.note')}`;
}
