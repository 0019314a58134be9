/** How sentences are asked for. Catalogues are data; this file only says what one looks like. */
import type { Language } from '../../tables/types.ts';

/** What a sentence can be filled with. Text must be escaped for Markdown before it gets here. */
export type SayArgs = Readonly<Record<string, string | number>>;

/**
 * The function's type is taken from a method, since methods are compared both ways: a screen with keys
 * of its own then counts as a screen of any game. Its `say` is always made from its own catalogue.
 */
type SayKey<K extends string> = { say(key: K, args?: SayArgs): string }['say'];

/** Gives the sentence of a key in one language; ICU MessageFormat fills in the arguments. */
export type Say<K extends string = string> = SayKey<K> & { readonly language: Language };

/** ICU messages by key, complete in every language. */
export type Catalogue<K extends string = string> = Readonly<
  Record<Language, Readonly<Record<K, string>>>
>;
