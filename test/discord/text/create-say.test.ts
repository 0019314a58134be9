import { describe, expect, it } from 'vitest';
import { createSay } from '../../../src/discord/text/create-say.ts';
import { languageOf } from '../../../src/discord/text/language.ts';

const catalogue = {
  en: {
    hello: 'Hello, {name}!',
    cards: '{n, plural, one {# card} other {# cards}}',
    when: 'Ends {when}.',
  },
  de: {
    hello: 'Hallo, {name}!',
    cards: '{n, plural, one {# Karte} other {# Karten}}',
    when: 'Endet {when}.',
  },
  fr: {
    hello: 'Bonjour, {name} !',
    cards: '{n, plural, one {# carte} other {# cartes}}',
    when: 'Fin {when}.',
  },
} as const;

describe('say', () => {
  it('gives the sentence in its language', () => {
    expect(createSay(catalogue, 'de')('hello', { name: 'Ann' })).toBe('Hallo, Ann!');
    expect(createSay(catalogue, 'fr').language).toBe('fr');
  });

  it('counts as each language does', () => {
    expect(createSay(catalogue, 'en')('cards', { n: 0 })).toBe('0 cards');
    expect(createSay(catalogue, 'fr')('cards', { n: 0 })).toBe('0 carte');
    expect(createSay(catalogue, 'de')('cards', { n: 1 })).toBe('1 Karte');
  });

  it('inserts arguments as they are, braces and tags included', () => {
    const say = createSay(catalogue, 'en');
    expect(say('hello', { name: "{n} <b>x</b> '{" })).toBe("Hello, {n} <b>x</b> '{!");
    expect(say('when', { when: '<t:1:R>' })).toBe('Ends <t:1:R>.');
  });

  it('leaves Discord markup in a message alone', () => {
    const markup = { en: { a: '<t:1:R> {x}' }, de: { a: '{x}' }, fr: { a: '{x}' } };
    expect(createSay(markup, 'en')('a', { x: 1 })).toBe('<t:1:R> 1');
  });

  it('throws where an argument is missing', () => {
    expect(() => createSay(catalogue, 'en')('hello')).toThrow(/name/);
    expect(() => createSay(catalogue, 'en')('cards', { count: 1 })).toThrow(/n/);
  });

  it('throws on a key that no catalogue has', () => {
    const wider: Readonly<Record<'en' | 'de' | 'fr', Readonly<Record<string, string>>>> = catalogue;
    expect(() => createSay(wider, 'en')('bye')).toThrow('No sentence "bye" in "en".');
  });

  it('is the same function each time it is asked for', () => {
    expect(createSay(catalogue, 'en')).toBe(createSay(catalogue, 'en'));
    expect(createSay(catalogue, 'en')).not.toBe(createSay(catalogue, 'de'));
  });
});

describe('the language of a reader', () => {
  it.each([
    ['de', 'de'],
    ['fr', 'fr'],
    ['en-GB', 'en'],
    ['en-US', 'en'],
    ['pt-BR', 'en'],
    ['', 'en'],
    ['constructor', 'en'],
    [undefined, 'en'],
  ] as const)('of the locale %s is %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });

  it('falls back to what the caller names', () => {
    expect(languageOf('ja', 'de')).toBe('de');
    expect(languageOf(undefined, 'fr')).toBe('fr');
  });
});
