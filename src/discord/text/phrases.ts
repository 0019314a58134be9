/** Small things about putting words together, alike for every game. */
import type { Language } from '../../tables/types.ts';

/** Between the parts of a list on one line. It may break after the dot, so that no line begins with one. */
export const BETWEEN = '\u00A0· ';

/** Keeps what belongs together on one line of a narrow screen. */
export function together(phrase: string): string {
  return phrase.replaceAll(' ', '\u00A0');
}

const lists = new Map<Language, Intl.ListFormat>();

/** "**Zoë**, **Bo** and **Ann**", as the language does it. */
export function listNames(language: Language, names: readonly string[]): string {
  let list = lists.get(language);
  if (list === undefined) {
    list = new Intl.ListFormat(language, { type: 'conjunction' });
    lists.set(language, list);
  }
  return list.format(names);
}
