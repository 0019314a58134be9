/** All words of Yak by language. */
import type { Catalogue } from '../../../text/say.ts';
import { de } from './de.ts';
import { en, type YakKey } from './en.ts';
import { fr } from './fr.ts';

export const catalogue: Catalogue<YakKey> = { en, de, fr };
