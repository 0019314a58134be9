/** The words of the shell around the games. */
import type { Catalogue } from '../say.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type ShellKey = keyof typeof en;

export const shellCatalogue: Catalogue<ShellKey> = { en, de, fr };
