/** What people press before a game, and between two hands of an evening. */
import type { Level } from '../../computers/contract.ts';
import type { Answer as TablesAnswer, TableReader } from '../../tables/api.ts';
import type { TableId } from '../../tables/types.ts';
import type { IncomingComponent } from '../contract.ts';
import type { Reply } from '../reply.ts';
import { departure } from '../panels/evening/departure.ts';
import { shellSay } from '../shell-say.ts';
import { menu } from './menu.ts';
import { refused } from './refusals.ts';
import { showChange, tellInPlace, type Shell } from './shell.ts';

export type LobbyAction =
  'join' | 'leave' | 'start' | 'ready' | 'buy-in' | 'cancel' | 'add-computer' | 'remove-computer';

/** Of a computer that is added with a button; the command lets people choose. */
const USUAL_LEVEL: Level = 'easy';

/** Why a lobby cannot be left any more. */
const HAS_BEGUN: readonly string[] = ['already-started', 'hand-running'];

export async function lobby(
  shell: Shell,
  incoming: IncomingComponent,
  table: TableId,
  action: LobbyAction,
): Promise<Reply> {
  const result = await change(shell, incoming, table, action);
  if (!result.ok && action === 'leave' && HAS_BEGUN.includes(result.refusal.code)) {
    // An old lobby's button must not cost anybody the game; the menu asks first.
    return menu(shell, incoming, { kind: 'menu', table, item: 'ask-leave' });
  }
  if (!result.ok) return refused(shell, incoming, result.refusal);
  const reader = result.value;
  return showChange(shell, incoming, reader, {
    elsewhere: () => onPrivatePanel(shell, incoming, reader, action),
    isPrivatePanel: true,
  });
}

/** Where the button was on a message of the presser's own. */
function onPrivatePanel(
  shell: Shell,
  incoming: IncomingComponent,
  reader: TableReader,
  action: LobbyAction,
): Reply {
  const { language, press } = incoming;
  if (action === 'leave') return tellInPlace(incoming, departure(reader, press.user, language));
  if (action === 'cancel') return tellInPlace(incoming, shellSay(language)('menu.cancelled'));
  const seat = reader.seatOf(press.user);
  if (seat === undefined) throw new Error('Somebody acted for a seat that they do not have.');
  return shell.privatePanels.answering(reader, seat, incoming);
}

function change(
  { tables }: Shell,
  { press }: IncomingComponent,
  table: TableId,
  action: LobbyAction,
): TablesAnswer {
  switch (action) {
    case 'join':
      return tables.join(press, table);
    case 'leave':
      return tables.leaveLobby(press, table);
    case 'start':
      return tables.start(press, table);
    case 'ready':
      return tables.ready(press, table);
    case 'buy-in':
      return tables.buyIn(press, table);
    case 'cancel':
      return tables.cancel(press, table);
    case 'add-computer':
      return tables.addComputer(press, table, USUAL_LEVEL);
    case 'remove-computer':
      return tables.removeComputer(press, table);
  }
}
