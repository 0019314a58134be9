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
      return joined(finished(info, evening, language), atHome(info, language, 'over.home'));
    case 'expired':
    case 'cancelled':
      // Before the first hand; later `expired` ends an evening that counts.
      return evening.hand === 0
        ? joined(endingSentence(info, shellSay(language)), atHome(info, language, 'over.not-begun'))
        : joined(say('over.expired'), atHome(info, language, 'over.home'));
    case 'ended':
      return `${say('over.aborted', { by })} ${say('over.undone')}`;
    case 'lost-channel':
      return joined(
        say('over.lost-channel'),
        isHandCutShort(reader) ? say('over.undone') : atHome(info, language, 'over.not-begun'),
      );
    case 'deserted':
      return `${say('over.deserted')} ${say('over.undone')}`;
    case 'left':
    case 'removed':
      // No evening ends so; as the table says it all the same.
      return endingSentence(info, shellSay(language));
  }
}

/** Where the chips have gone; those of a practice table were nobody's. */
function atHome(
  { practice }: TableInfo,
  language: Language,
  key: 'over.home' | 'over.not-begun',
): string {
  return practice === undefined ? chipsSay(language)(key) : '';
}

function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
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
