/** What everybody has to know of a table at which computers play. */
import type { TableInfo } from '../../tables/api.ts';
import type { ShellSay } from '../shell-say.ts';

/** In small print: nothing counts, and how strong the computers are. No line at a table of people. */
export function practiceNote({ practice, evening }: TableInfo, say: ShellSay): readonly string[] {
  if (practice === undefined) return [];
  const key = evening === undefined ? 'practice.note' : 'practice.note-chips';
  return [`-# ${say(key, { level: say(`practice.${practice}`) })}`];
}
