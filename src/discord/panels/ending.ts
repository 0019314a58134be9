/** Why a table ended, in a sentence. */
import type { TableInfo } from '../../tables/api.ts';
import type { ShellSay } from '../shell-say.ts';
import { boldName, personName } from './people.ts';

export function endingSentence(info: TableInfo, say: ShellSay): string {
  const { ending } = info;
  if (ending === undefined) return '';
  const player = ending.seat === undefined ? undefined : info.players[ending.seat];
  const name = player === undefined ? '?' : boldName(player);
  const by = ending.by === undefined ? '?' : personName(info, ending.by);
  switch (ending.how) {
    case 'finished':
      return say('ending.finished');
    case 'left':
      return say('ending.left', { name });
    case 'removed':
      return say('ending.removed', { name });
    case 'ended':
      return say('ending.ended', { by });
    case 'cancelled':
      return say('ending.cancelled', { by });
    case 'expired':
      return say('ending.expired');
    case 'lost-channel':
      return say('ending.lost-channel');
    case 'deserted':
      return say('ending.deserted');
  }
}
