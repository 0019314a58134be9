/** All words of Jabberwocky by language. */
import type { Catalogue } from '../../../text/say.ts';
import { de } from './de.ts';
import { en, type JabberwockyKey } from './en.ts';
import { fr } from './fr.ts';

export const catalogue: Catalogue<JabberwockyKey> = { en, de, fr };
