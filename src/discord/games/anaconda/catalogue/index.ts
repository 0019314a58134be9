/** All words of Anaconda by language. */
import type { Catalogue } from '../../../text/say.ts';
import { de } from './de.ts';
import { en, type AnacondaKey } from './en.ts';
import { fr } from './fr.ts';

export const catalogue: Catalogue<AnacondaKey> = { en, de, fr };
