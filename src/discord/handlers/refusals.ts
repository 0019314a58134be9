/** A refusal in the reader's words, with what to do instead. */
import type { TableReader, TableRefusal } from '../../tables/api.ts';
import type { Language, TableId } from '../../tables/types.ts';
import type { Incoming } from '../contract.ts';
import { publicContext } from '../panels/context.ts';
import { boldName } from '../panels/people.ts';
import type { Reply } from '../reply.ts';
import { shellSay } from '../shell-say.ts';
import { chipsSay } from '../text/chips/catalogue.ts';
import { panelSource, refuse, refuseOnPanel, type Shell } from './shell.ts';

export function refusalSentence(
  { screens, retention }: Pick<Shell, 'screens' | 'retention'>,
  refusal: TableRefusal,
  language: Language,
): string {
  const say = shellSay(language);
  if (refusal.by === 'table') {
    const isBetweenHands = refusal.reader?.info.evening?.isBetweenHands === true;
    return refusal.code === 'not-started' && isBetweenHands
      ? chipsSay(language)('next.hand-over')
      : say(`refusal.${refusal.code}`, { days: retention.tableDays });
  }
  const { reader, code } = refusal;
  const screen = screens.get(reader.info.game);
  const snapshot = reader.publicSnapshot();
  if (screen === undefined || snapshot === undefined) return say('refusal.stale');
  if (code === 'not-your-turn') return notYourTurn(reader, language);
  return screen.refusal(publicContext({ reader, screen, language }, snapshot), code);
}

/** For a press on a table that is not there: it never was, or it ended long ago. */
export async function refuseMissing(
  shell: Shell,
  { language }: Incoming,
  table: TableId,
): Promise<Reply> {
  const wasCleared = await shell.tables.wasCleared(table);
  const code = wasCleared ? 'cleared-away' : 'unknown-table';
  return refuse(refusalSentence(shell, { by: 'table', code }, language));
}

/** For somebody at the table whom it does not wait for. */
export function notYourTurn(reader: TableReader, language: Language): string {
  const onTurn = reader.publicSnapshot()?.turn ?? [];
  const names = onTurn.flatMap((seat) => {
    const player = reader.info.players[seat];
    return player === undefined ? [] : [boldName(player)];
  });
  return shellSay(language)('notice.not-your-turn', { name: names.join(', ') });
}

/**
 * Where the process ended between an action and its edit, the same press again is what finds out: it is
 * refused, and the public panel is out of date.
 */
export function refreshRefused({ keeper }: Shell, { reader }: TableRefusal): void {
  if (reader !== undefined) keeper.refresh(reader);
}

/** Tells the presser, and brings a public panel up to date that may have misled them. */
export async function refused(
  shell: Shell,
  incoming: Incoming,
  refusal: TableRefusal,
): Promise<Reply> {
  const sentence = refusalSentence(shell, refusal, incoming.language);
  const { reader } = refusal;
  const source = reader === undefined ? undefined : panelSource(reader, incoming);
  if (source !== undefined && reader !== undefined) {
    return refuseOnPanel(shell, reader, source, sentence);
  }
  refreshRefused(shell, refusal);
  return refuse(sentence);
}
