/** What the handlers work with, and the steps that they share. */
import type { TableReader, Tables } from '../../tables/api.ts';
import type { Retention, TableId } from '../../tables/types.ts';
import { isOnPrivateMessage, type Incoming, type MessageBody, type Source } from '../contract.ts';
import type { Step } from '../dispatcher/dispatcher.ts';
import type { Keeper } from '../panels/keeper.ts';
import { notice } from '../panels/notice.ts';
import type { PrivatePanels } from '../panels/private-panels.ts';
import type { People } from '../people-port.ts';
import type { Purse } from '../purse-port.ts';
import type { Reply } from '../reply.ts';
import type { Screens } from '../screens/screens.ts';
import { shellSay } from '../shell-say.ts';

export interface Shell {
  readonly tables: Tables;
  readonly screens: Screens;
  readonly keeper: Keeper;
  readonly privatePanels: PrivatePanels;
  readonly people: People;
  readonly purse: Purse;
  /** What readers are told about it. */
  readonly retention: Retention;
  readonly onStep: (step: Step) => void;
}

/** A sentence that only the presser sees. */
export function tell(sentence: string): Reply {
  return { answer: { type: 'private', body: notice(sentence) } };
}

/** The same for a press that could not count; such answers are limited a person. */
export function refuse(sentence: string): Reply {
  return { ...tell(sentence), refusal: true };
}

/** What a private panel says above everything else where the public one could not be written. */
export function troubleNotice(
  { keeper }: Shell,
  table: TableId,
  { language }: Incoming,
): { readonly notice?: string } {
  const say = shellSay(language);
  switch (keeper.trouble(table)) {
    case 'locked':
      return { notice: say('notice.thread-locked') };
    case 'not-allowed':
      return { notice: say('notice.panel-hidden') };
    case undefined:
      return {};
  }
}

/** The message that the press came from, where everybody sees it. */
export function publicSource(incoming: Incoming): Source | undefined {
  const source = incoming.kind === 'command' ? undefined : incoming.source;
  return source?.ephemeral === false ? source : undefined;
}

/** Whether the press comes from another channel than the table's, where it has no business with it. */
export function isElsewhere({ info }: TableReader, { press }: Incoming): boolean {
  return info.channel !== press.channel || info.guild !== press.guild;
}

/** The public message that the press came from, where it can be a panel of this table. */
export function panelSource(reader: TableReader, incoming: Incoming): Source | undefined {
  return isElsewhere(reader, incoming) ? undefined : publicSource(incoming);
}

/** A sentence in place of the private message whose control was pressed, or as one of its own. */
export function tellInPlace(incoming: Incoming, sentence: string): Reply {
  return inPlace(incoming, notice(sentence));
}

export function inPlace(incoming: Incoming, body: MessageBody): Reply {
  return { answer: { type: isOnPrivateMessage(incoming) ? 'update' : 'private', body } };
}

/**
 * For a press that could not count on a public panel: one that has been replaced loses its buttons and
 * points to the current one; the current one is brought up to date, and the presser is told why.
 */
export async function refuseOnPanel(
  { keeper }: Shell,
  reader: TableReader,
  source: Source,
  sentence: string,
): Promise<Reply> {
  const place = keeper.placeOf(reader);
  if (place !== undefined && place.message !== source.message) {
    return keeper.answering(reader, source);
  }
  keeper.refresh(reader);
  return refuse(sentence);
}

interface Shows {
  /** The answer where the press was not on the public panel. */
  readonly elsewhere: () => Reply;
  /** Whether that answer is the presser's private panel, which then needs no edit. */
  readonly isPrivatePanel?: boolean;
}

/** After an accepted action: the public panel answers a press on it and is edited otherwise. */
export async function showChange(
  shell: Shell,
  incoming: Incoming,
  reader: TableReader,
  shows: Shows,
): Promise<Reply> {
  shell.onStep('committed');
  const source = panelSource(reader, incoming);
  const reply =
    source === undefined ? shows.elsewhere() : await shell.keeper.answering(reader, source);
  if (source === undefined) shell.keeper.refresh(reader);
  const isShown = source === undefined && shows.isPrivatePanel === true;
  shell.privatePanels.sync(reader, isShown ? incoming.press.user : undefined);
  return reply;
}
