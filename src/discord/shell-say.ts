/** The shell's own sentences in one language. */
import type { Language } from '../tables/types.ts';
import { createSay } from './text/create-say.ts';
import type { Say } from './text/say.ts';
import { shellCatalogue, type ShellKey } from './text/shell/catalogue.ts';

export type ShellSay = Say<ShellKey>;

export function shellSay(language: Language): ShellSay {
  return createSay(shellCatalogue, language);
}
