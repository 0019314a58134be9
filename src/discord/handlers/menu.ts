/** `/table` and the Menu button: the private menu of what this person may do at the table. */
import type {
  Answer as TablesAnswer,
  TableInfo,
  TableReader,
  TableRefusal,
} from '../../tables/api.ts';
import type { UserId } from '../../tables/types.ts';
import type { Incoming, IncomingCommand, IncomingComponent } from '../contract.ts';
import { isUserId, type CustomId, type MenuItem } from '../ids.ts';
import { isDealtTo } from '../panels/attendance.ts';
import { elsewherePanel } from '../panels/elsewhere.ts';
import { departure } from '../panels/evening/departure.ts';
import { askPanel, menuPanel, pickPanel, type Question } from '../panels/menu.ts';
import { personName } from '../panels/people.ts';
import type { Reply } from '../reply.ts';
import { shellSay, type ShellSay } from '../shell-say.ts';
import { refreshRefused, refusalSentence, refuseMissing } from './refusals.ts';
import { inPlace, isElsewhere, refuse, showChange, tellInPlace, type Shell } from './shell.ts';
import { permissionsLacking } from './start-game.ts';

export type MenuId = Extract<CustomId, { readonly kind: 'menu' }>;

/** The command: the menu of the table that lives in this channel. */
export async function tableCommand(shell: Shell, incoming: IncomingCommand): Promise<Reply> {
  const reader = await shell.tables.readChannel(incoming.press.channel);
  return reader === undefined ? elsewhere(shell, incoming) : showMenu(shell, incoming, reader);
}

async function showMenu(shell: Shell, incoming: Incoming, reader: TableReader): Promise<Reply> {
  const unmentioned = await shell.people.unmentioned([incoming.press.user]);
  const mentions = unmentioned.length === 0;
  return inPlace(incoming, menuPanel(shell.screens, reader, incoming, mentions));
}

/** Where there is no table: those that the person may have to end from here, since their channels are gone. */
async function elsewhere(shell: Shell, incoming: IncomingCommand): Promise<Reply> {
  const readers = await shell.tables.readElsewhere(incoming.press);
  if (readers.length === 0) return refuse(shellSay(incoming.language)('menu.no-table'));
  return inPlace(incoming, elsewherePanel(shell.screens, readers, incoming));
}

/** What may be done from another channel of the server, as `elsewherePanel` offers it. */
const ANYWHERE: readonly MenuItem[] = [
  'ask-leave',
  'leave',
  'ask-end',
  'end',
  'cancel',
  'never-mind',
];

/** One step of the menu. What cannot be taken back is asked for first. */
export async function menu(shell: Shell, incoming: IncomingComponent, id: MenuId): Promise<Reply> {
  const say = shellSay(incoming.language);
  const reader = await shell.tables.read(id.table);
  if (reader === undefined) return refuseMissing(shell, incoming, id.table);
  const isFar = isElsewhere(reader, incoming) && !ANYWHERE.includes(id.item);
  if (isFar || reader.info.guild !== incoming.press.guild)
    return refuse(say('refusal.other-place'));
  if (reader.info.status === 'over' || reader.info.status === 'closed') {
    // Whoever presses again what ended it may do so because nothing was shown.
    shell.keeper.refresh(reader);
    return tellInPlace(incoming, say('refusal.table-over'));
  }
  const { tables } = shell;
  const { press } = incoming;
  const user = id.user ?? chosen(incoming);
  switch (id.item) {
    case 'show':
      return showMenu(shell, incoming, reader);
    case 'back':
      return act(shell, incoming, tables.back(press, id.table), () => say('menu.back'));
    case 'never-mind':
      return tellInPlace(incoming, say('menu.nothing-done'));
    case 'bring-down':
      return bringDown(shell, incoming, reader, say);
    case 'ask-leave':
      return inPlace(incoming, askPanel(reader, say, leaving(reader)));
    case 'ask-end':
      return inPlace(incoming, askPanel(reader, say, ending(reader, press.user)));
    case 'pick-remove':
      return inPlace(incoming, pickPanel(reader, say, 'ask-remove', press.user));
    case 'pick-host':
      return inPlace(incoming, pickPanel(reader, say, 'hand-over', reader.info.host));
    case 'leave':
      return act(shell, incoming, tables.leave(press, id.table), (left) =>
        departure(left, press.user, incoming.language),
      );
    case 'end':
      return act(shell, incoming, tables.end(press, id.table), (ended) => say(endedAs(ended)));
    case 'call-last':
      return act(shell, incoming, tables.callLast(press, id.table), (called) =>
        say(lastCalled(called)),
      );
    case 'cancel':
      return act(shell, incoming, tables.cancel(press, id.table), () => say('menu.cancelled'));
    case 'ask-remove':
    case 'remove':
    case 'hand-over':
      if (user === undefined) return tellInPlace(incoming, say('notice.old-button'));
      return aboutSomebody(shell, incoming, reader, { item: id.item, user });
  }
}

/** Whether all others have left for good, so that nobody would be there to play on. */
function isLast({ info }: TableReader): boolean {
  return info.players.filter(({ presence }) => presence !== 'gone').length <= 1;
}

/** What to ask somebody who wants to leave. */
function leaving(reader: TableReader): Question {
  const { evening } = reader.info;
  if (evening === undefined) return isLast(reader) ? 'leave-last' : 'leave';
  return evening.isBetweenHands ? 'leave-between' : 'leave-hand';
}

/** What to ask somebody who wants to end the table; `Tables.end` says what they may. */
function ending(reader: TableReader, user: UserId): Question {
  const { evening } = reader.info;
  if (evening === undefined) return 'end';
  if (evening.isBetweenHands) return 'finish';
  return isDealtTo(reader.info, user) ? 'end-hand' : 'abort';
}

function endedAs({ info }: TableReader) {
  if (info.evening === undefined) return 'menu.ended';
  if (info.status === 'playing') return 'menu.last-called-running';
  return info.status === 'over' ? 'menu.finished' : 'menu.aborted';
}

function lastCalled({ info }: TableReader) {
  return info.status === 'playing' ? 'menu.last-called-running' : 'menu.last-called-next';
}

function aboutSomebody(
  shell: Shell,
  incoming: IncomingComponent,
  reader: TableReader,
  { item, user }: { readonly item: 'ask-remove' | 'remove' | 'hand-over'; readonly user: UserId },
): Reply | Promise<Reply> {
  const say = shellSay(incoming.language);
  const { tables } = shell;
  const { press } = incoming;
  const { info } = reader;
  const name = personName(info, user);
  switch (item) {
    case 'ask-remove':
      return inPlace(
        incoming,
        askPanel(reader, say, info.evening === undefined ? 'remove' : 'remove-chips', user),
      );
    case 'remove':
      return act(
        shell,
        incoming,
        tables.remove(press, info.id, user),
        () => say('menu.removed', { name }),
        ({ code }) => (code === 'hand-running' ? say(notRemoved(info)) : undefined),
      );
    case 'hand-over':
      return act(shell, incoming, tables.handOver(press, info.id, user), () =>
        say('menu.handed-over', { name }),
      );
  }
}

function notRemoved({ evening }: TableInfo) {
  return evening === undefined ? 'menu.remove-too-soon' : 'menu.remove-running';
}

/** `refused` gives a sentence that fits better than the usual one of a refusal. */
async function act(
  shell: Shell,
  incoming: Incoming,
  asked: TablesAnswer,
  done: (reader: TableReader) => string,
  refused: (refusal: TableRefusal) => string | undefined = () => undefined,
): Promise<Reply> {
  const result = await asked;
  if (!result.ok) {
    const { refusal } = result;
    refreshRefused(shell, refusal);
    const usual = refusalSentence(shell, refusal, incoming.language);
    return tellInPlace(incoming, refused(refusal) ?? usual);
  }
  return showChange(shell, incoming, result.value, {
    elsewhere: () => tellInPlace(incoming, done(result.value)),
  });
}

function bringDown(shell: Shell, incoming: Incoming, reader: TableReader, say: ShellSay): Reply {
  const lacking = permissionsLacking(incoming);
  if (lacking !== undefined) return tellInPlace(incoming, lacking);
  shell.keeper.bringDown(reader);
  return tellInPlace(incoming, say('menu.brought-down'));
}

function chosen({ values }: IncomingComponent): UserId | undefined {
  const [value] = values;
  return isUserId(value) ? value : undefined;
}
