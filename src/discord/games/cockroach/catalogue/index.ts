/** All words of Cockroach Poker by language. */
import type { Catalogue } from '../../../text/say.ts';
import { de } from './de.ts';
import { en, type CockroachKey } from './en.ts';
import { fr } from './fr.ts';

export const catalogue: Catalogue<CockroachKey> = { en, de, fr };
