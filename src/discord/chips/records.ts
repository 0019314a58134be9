/** How somebody fared in each game on this server. */
import type { Language, RecordLine } from '../../tables/types.ts';
import { gameTitle, type Screens } from '../screens/screens.ts';
import { infoSay } from '../text/info/catalogue.ts';

/** A game a line, and in small print what counts. */
export function recordLines(
  screens: Screens,
  games: readonly RecordLine[],
  language: Language,
): string {
  const lines = games.map((line) => recordOf(line, language, screens));
  return [...lines, `-# ${infoSay(language)('record.note')}`].join('\n');
}

function recordOf(line: RecordLine, language: Language, screens: Screens): string {
  const screen = screens.get(line.game);
  // A game that this version no longer knows keeps its record under its id.
  const title = screen === undefined ? line.game : gameTitle(screen, language);
  const { played, won, lost, shared } = line;
  const key = screen?.hasChips === true ? 'record.line-hands' : 'record.line';
  return infoSay(language)(key, { title: `**${title}**`, played, won, lost, shared });
}
