/** `/<game> start`, and Rematch: a lobby opens in this channel. */
import type { TableRefusal } from '../../tables/api.ts';
import { LANGUAGES, PACES, type Language, type Pace, type TableId } from '../../tables/types.ts';
import { missingPermissions, missingPermissionsText } from '../commands/permissions.ts';
import type { Incoming, IncomingCommand, IncomingComponent } from '../contract.ts';
import { notice } from '../panels/notice.ts';
import { linkButton } from '../panels/components.ts';
import { messageLink } from '../panels/pointer.ts';
import type { Reply } from '../reply.ts';
import type { GameScreen } from '../screens/contract.ts';
import { givenAgreement, givenComputers, givenOptions } from '../screens/given-options.ts';
import { shellSay } from '../shell-say.ts';
import { refusalSentence, refused } from './refusals.ts';
import { refuse, type Shell } from './shell.ts';

/** The options of the command that belong to the table and not to the game. */
const LANGUAGE_OPTION = 'language';
const PACE_OPTION = 'pace';
const USUAL_PACE: Pace = 'live';

export async function startGame(
  shell: Shell,
  incoming: IncomingCommand,
  screen: GameScreen,
): Promise<Reply> {
  const lacking = permissionsLacking(incoming);
  if (lacking !== undefined) return refuse(lacking);
  const { [LANGUAGE_OPTION]: givenLanguage, [PACE_OPTION]: givenPace } = incoming.options;
  const language: Language = LANGUAGES.find((one) => one === givenLanguage) ?? incoming.language;
  const pace = PACES.find((one) => one === givenPace) ?? USUAL_PACE;
  const agreement = givenAgreement(screen, incoming.options);
  const computers = givenComputers(incoming.options);
  const result = await shell.tables.open(incoming.press, {
    game: screen.game,
    options: givenOptions(screen, incoming.options),
    language,
    pace,
    ...(agreement === undefined ? {} : { agreement }),
    ...(computers === undefined ? {} : { computers }),
  });
  if (!result.ok) return notOpened(shell, incoming, result.refusal);
  shell.onStep('committed');
  return shell.keeper.opening(result.value);
}

/** The new table has its own panel; the old one stays as the record of its game. */
export async function rematch(
  shell: Shell,
  incoming: IncomingComponent,
  table: TableId,
): Promise<Reply> {
  const lacking = permissionsLacking(incoming);
  if (lacking !== undefined) return refuse(lacking);
  const result = await shell.tables.rematch(incoming.press, table);
  if (!result.ok) return notOpened(shell, incoming, result.refusal);
  shell.onStep('committed');
  return shell.keeper.opening(result.value);
}

/** How many computers somebody practises with, where the game seats so many. */
const PRACTICE_COMPUTERS = 3;

/** A table of the presser and some computers, dealt at once. */
export async function practise(
  shell: Shell,
  incoming: IncomingComponent,
  game: string,
): Promise<Reply> {
  const screen = shell.screens.get(game);
  if (screen === undefined) return refuse(shellSay(incoming.language)('refusal.unknown-game'));
  const lacking = permissionsLacking(incoming);
  if (lacking !== undefined) return refuse(lacking);
  const result = await shell.tables.open(incoming.press, {
    game,
    options: {},
    language: incoming.language,
    pace: USUAL_PACE,
    computers: { count: Math.min(PRACTICE_COMPUTERS, screen.seats.max - 1), level: 'easy' },
    begin: true,
  });
  if (!result.ok) return notOpened(shell, incoming, result.refusal);
  shell.onStep('committed');
  return shell.keeper.opening(result.value);
}

/** A missing permission is named before the lobby opens; Discord says with each press what the bot may. */
export function permissionsLacking(incoming: Incoming): string | undefined {
  const { moderator, parent } = incoming.press;
  const inThread = parent !== undefined;
  const missing = missingPermissions(incoming.appPermissions, inThread);
  if (missing.length === 0) return undefined;
  return missingPermissionsText(missing, { language: incoming.language, moderator, inThread });
}

/** Where a table lives here already, the way to it; where its panel is lost, a new one. */
async function notOpened(shell: Shell, incoming: Incoming, refusal: TableRefusal): Promise<Reply> {
  const { reader } = refusal;
  if (refusal.code !== 'channel-taken' || reader === undefined) {
    return refused(shell, incoming, refusal);
  }
  const sentence = refusalSentence(shell, refusal, incoming.language);
  const place = shell.keeper.placeOf(reader);
  if (place === undefined) {
    shell.keeper.bringDown(reader);
    return refuse(sentence);
  }
  // Whoever asks for a table may do so because its panel was deleted.
  shell.keeper.verify(reader);
  const label = shellSay(incoming.language)('button.go-to-table');
  const body = notice(sentence, linkButton(messageLink(reader.info, place), label));
  return { answer: { type: 'private', body }, refusal: true };
}
