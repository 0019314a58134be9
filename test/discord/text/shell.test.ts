import { describe, expect, it } from 'vitest';
import { shellCatalogue } from '../../../src/discord/text/shell/catalogue.ts';
import { TABLE_REFUSALS } from '../../../src/tables/api.ts';
import { ENDINGS, LANGUAGES } from '../../../src/tables/types.ts';
import { catalogueFaults } from './catalogue-faults.ts';

/** The length at which Discord's phone client begins to cut a label in a row of several buttons. */
const LABEL_MAX = 24;

describe("the shell's words", () => {
  it('are complete and alike in every language', () => {
    expect(catalogueFaults(shellCatalogue)).toEqual([]);
  });

  it('have a sentence for each refusal of a table, and for no other', () => {
    const codes = Object.keys(shellCatalogue.en)
      .filter((key) => key.startsWith('refusal.'))
      .map((key) => key.slice('refusal.'.length));
    expect(codes.sort()).toEqual([...TABLE_REFUSALS].sort());
  });

  it('have a sentence for each way in which a table ends', () => {
    for (const how of ENDINGS) expect(shellCatalogue.en).toHaveProperty([`ending.${how}`]);
  });

  it.each(LANGUAGES)('have button labels that fit a phone (%s)', (language) => {
    const long = Object.entries(shellCatalogue[language])
      .filter(([key]) => key.startsWith('button.'))
      .filter(([, label]) => label.length > LABEL_MAX);
    expect(long).toEqual([]);
  });
});

describe('the check of catalogues', () => {
  const sound = { en: { a: '{n} x' }, de: { a: '{n} y' }, fr: { a: '{n} z' } };

  it('finds nothing in a sound one', () => {
    expect(catalogueFaults(sound)).toEqual([]);
  });

  it.each([
    [{ ...sound, de: {} }, 'de lacks a'],
    [{ ...sound, de: { a: '{m} y' } }, 'de a has {m}, not {n}'],
    [{ ...sound, de: { a: '{n, plural, other {#}}' } }, 'de a has {n number}, not {n}'],
    [{ ...sound, de: { a: '{n} ' } }, 'de a has stray blanks'],
    [{ ...sound, de: { a: '{n} y', b: 'z' } }, 'de has b, which English lacks'],
    [{ ...sound, de: { a: 'Kommen Sie, {n}' } }, 'de a may say "Sie"'],
    [
      {
        en: { a: '{rank, number}. {n}' },
        de: { a: '{rank, number}\\. {n}' },
        fr: { a: '{rank, number}\\. {n}' },
      },
      'en a has a place that Discord counts anew',
    ],
    [{ ...sound, fr: { a: 'Venez chez vous, {n}' } }, 'fr a may say "vous"'],
    [{ ...sound, fr: { a: 'Viens, {n} !' } }, 'fr a breaks the line before a mark'],
    [{ ...sound, fr: { a: "l'{n}" } }, 'fr a has a straight apostrophe'],
    [
      {
        en: { a: '{x, select, a {1} other {2}}' },
        de: { a: '{x, select, b {1} other {2}}' },
        fr: { a: '{x, select, a {1} other {2}}' },
      },
      'de a has {x select b|other}, not {x select a|other}',
    ],
  ])('finds a fault (%#)', (catalogue, fault) => {
    expect(catalogueFaults(catalogue)).toContain(fault);
  });
});
