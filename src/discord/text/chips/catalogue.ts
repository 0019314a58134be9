/** The words of everything with chips: evenings at a table, and what somebody has. */
import type { Language } from '../../../tables/types.ts';
import { createSay } from '../create-say.ts';
import type { Catalogue, Say } from '../say.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type ChipsKey = keyof typeof en;
export type ChipsSay = Say<ChipsKey>;

export const chipsCatalogue: Catalogue<ChipsKey> = { en, de, fr };

export function chipsSay(language: Language): ChipsSay {
  return createSay(chipsCatalogue, language);
}
