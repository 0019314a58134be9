/** Join, Leave, Start and Cancel on the panel of a lobby. */
import type { Answer as TablesAnswer } from '../../tables/api.ts';
import type { TableId } from '../../tables/types.ts';
import type { IncomingComponent } from '../contract.ts';
import type { Reply } from '../reply.ts';
import { shellSay } from '../shell-say.ts';
import { menu } from './menu.ts';
import { refused } from './refusals.ts';
import { showChange, tellInPlace, type Shell } from './shell.ts';

export type LobbyAction = 'join' | 'leave' | 'start' | 'cancel';

export async function lobby(
  shell: Shell,
  incoming: IncomingComponent,
  table: TableId,
  action: LobbyAction,
): Promise<Reply> {
  if (action === 'leave' && (await isPlaying(shell, table))) {
    // An old lobby's button must not cost anybody the game; the menu asks first.
    return menu(shell, incoming, { kind: 'menu', table, item: 'ask-leave' });
  }
  const result = await change(shell, incoming, table, action);
  if (!result.ok) return refused(shell, incoming, result.refusal);
  const say = shellSay(incoming.language);
  return showChange(shell, incoming, result.value, {
    elsewhere: () =>
      tellInPlace(incoming, say(action === 'leave' ? 'menu.left' : 'menu.cancelled')),
  });
}

async function isPlaying(shell: Shell, table: TableId): Promise<boolean> {
  const reader = await shell.tables.read(table);
  return reader?.info.status === 'playing';
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
      return tables.leave(press, table);
    case 'start':
      return tables.start(press, table);
    case 'cancel':
      return tables.cancel(press, table);
  }
}
