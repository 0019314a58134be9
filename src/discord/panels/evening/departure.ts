/** What somebody is told who has left a table. */
import type { TableReader } from '../../../tables/api.ts';
import type { Language, UserId } from '../../../tables/types.ts';
import { shellSay } from '../../shell-say.ts';
import { chipsSay } from '../../text/chips/catalogue.ts';
import { isDealtTo } from '../attendance.ts';
import { sitterOf } from './standing.ts';

/** `reader` is the table after it. */
export function departure({ info }: TableReader, user: UserId, language: Language): string {
  const sitter = info.evening === undefined ? undefined : sitterOf(info.evening, user);
  if (sitter === undefined) return shellSay(language)('menu.left');
  const say = chipsSay(language);
  return info.status === 'playing' && isDealtTo(info, user)
    ? say('leaving.after-hand')
    : say('leaving.home', { chips: say('chips.amount', { count: sitter.home }) });
}
