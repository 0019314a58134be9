/** From Discord's locale codes to the languages that the catalogues are complete in. */
import { LANGUAGES, type Language } from '../../tables/types.ts';

/**
 * The language for one of Discord's locale codes (`de`, `en-GB`, `pt-BR` …); `fallback` where there
 * is no code or no catalogue for it.
 */
export function languageOf(locale: string | undefined, fallback: Language = 'en'): Language {
  const [primary] = (locale ?? '').toLowerCase().split('-');
  return LANGUAGES.find((language) => language === primary) ?? fallback;
}
