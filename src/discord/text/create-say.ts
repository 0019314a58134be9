/** Sentences from a catalogue: ICU MessageFormat, compiled once a message and language. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../../tables/types.ts';
import { createMemory } from './memory.ts';
import type { Catalogue, Say, SayArgs } from './say.ts';

/** Sentences kept filled in, for each catalogue and language: filling them in takes ten times as long. */
const REMEMBERED = 1_000;

/** Every catalogue lives as long as the program, so what is compiled is kept by it. */
const speakers = new WeakMap<object, Map<Language, Say>>();

/**
 * Gives the sentences of a catalogue in one language. Arguments go in as they are: markup within them
 * is not read as ICU syntax. Asking twice gives the same function. Throws where an argument is missing.
 */
export function createSay<K extends string>(catalogue: Catalogue<K>, language: Language): Say<K> {
  let byLanguage = speakers.get(catalogue);
  if (byLanguage === undefined) {
    byLanguage = new Map<Language, Say>();
    speakers.set(catalogue, byLanguage);
  }
  let say = byLanguage.get(language);
  if (say === undefined) {
    say = compiling(catalogue, language);
    byLanguage.set(language, say);
  }
  return say;
}

function compiling(catalogue: Catalogue, language: Language): Say {
  const messages = catalogue[language];
  const compiled = new Map<string, IntlMessageFormat>();
  const memory = createMemory(REMEMBERED);
  const format = (key: string, args: SayArgs | undefined): string => {
    let message = compiled.get(key);
    if (message === undefined) {
      const source = messages[key];
      if (source === undefined) throw new Error(`No sentence "${key}" in "${language}".`);
      // Discord's own markup (<t:…>, <@…>, </…>) is text here, not a tag.
      message = new IntlMessageFormat(source, language, undefined, { ignoreTag: true });
      compiled.set(key, message);
    }
    const text = message.format<never>(args);
    return Array.isArray(text) ? text.join('') : text;
  };
  const say = (key: string, args?: SayArgs): string =>
    memory.recall(args === undefined ? key : key + JSON.stringify(args), () => format(key, args));
  return Object.assign(say, { language });
}
