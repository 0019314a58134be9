/** How sentences are asked for. Catalogues are data; this file only says what one looks like. */
import type { Language } from '../../tables/types.ts';

/** What a sentence can be filled with. Text must be escaped for Markdown before it gets here. */
export type SayArgs = Readonly<Record<string, string | number>>;

/** Gives the sentence of a key in one language; ICU MessageFormat fills in the arguments. */
export interface Say<K extends string = string> {
  readonly language: Language;
  (key: K, args?: SayArgs): string;
}

/** ICU messages by key, complete in every language. */
export type Catalogue<K extends string = string> = Readonly<
  Record<Language, Readonly<Record<K, string>>>
>;
