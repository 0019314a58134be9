/** When the next hand of an evening begins, or what it waits for. */
import type { Evening, TableInfo } from '../../../tables/api.ts';
import type { Language } from '../../../tables/types.ts';
import { chipsSay } from '../../text/chips/catalogue.ts';
import { relativeTime } from '../../text/markdown.ts';
import { personName } from '../people.ts';
import { isLastHand } from './hand-number.ts';

export function nextHand(info: TableInfo, evening: Evening, language: Language): string {
  const say = chipsSay(language);
  return [
    waitsFor(info, evening, language),
    ...(isLastHand(evening) ? [say('next.last')] : []),
    ...(info.closesAt === undefined
      ? []
      : [say('next.closes', { when: relativeTime(info.closesAt) })]),
  ].join(' ');
}

function waitsFor(info: TableInfo, evening: Evening, language: Language): string {
  const say = chipsSay(language);
  const { nextHandAt, missing } = evening;
  if (nextHandAt !== undefined) return say('next.countdown', { when: relativeTime(nextHandAt) });
  return missing > 0
    ? say('next.missing', { missing })
    : say('next.host', { host: personName(info, info.host) });
}
