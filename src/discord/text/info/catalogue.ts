/** The words of the commands outside the games. */
import type { Language } from '../../../tables/types.ts';
import { createSay } from '../create-say.ts';
import type { Catalogue, Say } from '../say.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type InfoKey = keyof typeof en;

export const infoCatalogue: Catalogue<InfoKey> = { en, de, fr };

export function infoSay(language: Language): Say<InfoKey> {
  return createSay(infoCatalogue, language);
}
