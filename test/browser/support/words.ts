/** The labels that people look for, in the language that they read. */
import { catalogue } from '../../../src/discord/games/cockroach/catalogue/index.ts';
import { catalogue as anaconda } from '../../../src/discord/games/anaconda/catalogue/index.ts';
import { catalogue as jabberwocky } from '../../../src/discord/games/jabberwocky/catalogue/index.ts';
import { catalogue as yak } from '../../../src/discord/games/yak/catalogue/index.ts';
import { shellSay } from '../../../src/discord/shell-say.ts';
import { chipsSay } from '../../../src/discord/text/chips/catalogue.ts';
import { createSay } from '../../../src/discord/text/create-say.ts';
import { wordsFor } from '../../../src/local/page/words/words.ts';
import type { Language } from '../../../src/tables/types.ts';

export const vocabulary = (language: Language) => ({
  /** Of the page itself. */
  page: wordsFor(language),
  /** Of the bot around the games. */
  shell: shellSay(language),
  /** Of Cockroach Poker. */
  game: createSay(catalogue, language),
  yak: createSay(yak, language),
  jabberwocky: createSay(jabberwocky, language),
  anaconda: createSay(anaconda, language),
  /** About chips, at the table and in /chips. */
  chips: chipsSay(language),
});

export type Vocabulary = ReturnType<typeof vocabulary>;
