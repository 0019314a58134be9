/** Why an evening ended, in a sentence or two. */
import type { Evening, TableInfo, TableReader } from '../../../tables/api.ts';
import type { Language } from '../../../tables/types.ts';
import { chipsSay } from '../../text/chips/catalogue.ts';
import { shellSay } from '../../shell-say.ts';
import { endingSentence } from '../ending.ts';
import { personName } from '../people.ts';

export function eveningEnding(reader: TableReader, evening: Evening, language: Language): string {
  const say = chipsSay(language);
  const { info } = reader;
  const { ending } = info;
  if (ending === undefined) return '';
  const by = ending.by === undefined ? '?' : personName(info, ending.by);
  switch (ending.how) {
    case 'finished':
      return finished(info, evening, language);
    case 'expired':
    case 'cancelled':
      // Before the first hand; later `expired` ends an evening that counts.
      return evening.hand === 0
        ? `${endingSentence(info, shellSay(language))} ${say('over.not-begun')}`
        : say('over.expired');
    case 'ended':
      return `${say('over.aborted', { by })} ${say('over.undone')}`;
    case 'lost-channel':
      return `${say('over.lost-channel')} ${say(isHandCutShort(reader) ? 'over.undone' : 'over.not-begun')}`;
    case 'deserted':
      return `${say('over.deserted')} ${say('over.undone')}`;
    case 'left':
    case 'removed':
      // No evening ends so; as the table says it all the same.
      return endingSentence(info, shellSay(language));
  }
}

/** Whether a hand was under way, so that it does not count. */
function isHandCutShort(reader: TableReader): boolean {
  return reader.publicSnapshot()?.result === null;
}

function finished({ ending, ...info }: TableInfo, evening: Evening, language: Language): string {
  const say = chipsSay(language);
  if (ending?.by !== undefined) return say('over.by', { by: personName(info, ending.by) });
  const isLast = evening.isLast || evening.hand === evening.hands;
  return say(isLast ? 'over.last-hand' : 'over.nobody');
}
