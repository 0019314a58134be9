import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

export type { Words } from './en.ts';

/** The languages that a member can be given on the page, as Discord's clients name them. */
export const LANGUAGES = [
  { locale: 'en-GB', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
  { locale: 'fr', name: 'Français' },
] as const;

/** The page's words for a locale; English where there are none. */
export function wordsFor(locale: string): Words {
  if (locale === 'de') return de;
  return locale === 'fr' ? fr : en;
}

/** How the server begins its refusal of a press that the message no longer allows. */
const STALE_PRESS = 'COMPONENT_VALIDATION_FAILED';

/** The server tells a failure in English, as an API does; a client says it in its reader's language. */
export function failureIn(words: Words, told: string): string {
  if (told === en.failed || told.startsWith(STALE_PRESS)) return words.failed;
  return told === en.noAnswer ? words.noAnswer : told;
}
