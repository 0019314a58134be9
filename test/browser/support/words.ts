/** The labels that people look for, in the language that they read. */
import { catalogue } from '../../../src/discord/games/cockroach/catalogue/index.ts';
import { catalogue as jabberwocky } from '../../../src/discord/games/jabberwocky/catalogue/index.ts';
import { catalogue as yak } from '../../../src/discord/games/yak/catalogue/index.ts';
import { shellSay } from '../../../src/discord/shell-say.ts';
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
});

export type Vocabulary = ReturnType<typeof vocabulary>;
