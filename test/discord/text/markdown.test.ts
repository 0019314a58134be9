import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut } from '../../../src/discord/text/graphemes.ts';
import { escapeName, plainLabel, relativeTime } from '../../../src/discord/text/markdown.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(fc.constantFrom('*', '\n', '# ', '- ', '\u202E', '\u200B', '\uD83D', '👨‍👩‍👧', '<@1>', 'ש'))
    .map((parts) => parts.join('')),
);

/** What a reader of the Markdown sees: backslashes before punctuation gone. */
const rendered = (text: string): string => text.replace(/\\([^0-9A-Za-z\s])/gu, '$1');
const segments = (text: string): string[] =>
  Array.from(new Intl.Segmenter('und').segment(text), ({ segment }) => segment);

describe('a name in a sentence', () => {
  it.each([
    ['Ann', 'Ann'],
    ['**bold**', String.raw`\*\*bold\*\*`],
    ['_a_ ~~b~~ `c`', String.raw`\_a\_ \~\~b\~\~ \`c\``],
    ['||spoiler||', String.raw`\|\|spoiler\|\|`],
    ['[text](https://x.test)', String.raw`\[text\]\(https\://x\.test\)`],
    ['@everyone', String.raw`\@everyone`],
    ['<@123> <#1> <:a:1> <t:0:R>', String.raw`\<\@123\> \<\#1\> \<\:a\:1\> \<t\:0\:R\>`],
    ['# heading', String.raw`\# heading`],
    ['-# small', String.raw`\-\# small`],
    ['1. first', String.raw`1\. first`],
    ['> quote', String.raw`\> quote`],
    [String.raw`back\*slash`, String.raw`back\\\*slash`],
    ['two\nlines\tand  blanks ', 'two lines and blanks'],
  ])('shows %j as written, without any effect', (name, expected) => {
    expect(escapeName(name)).toBe(expected);
  });

  it.each(['', '   ', '\u200B', '\u3164', '\u00AD', '\u2800', '\u0301', '\u202E\u202C'])(
    'is never invisible (%j)',
    (name) => {
      expect(escapeName(name)).toBe('?');
      expect(plainLabel(name, 20)).toBe('?');
    },
  );

  it('keeps emoji whole that are joined from several', () => {
    for (const emoji of ['👨‍👩‍👧', '❤️‍🔥', '👩🏽‍🚀', '🇩🇪', '1️⃣']) expect(escapeName(emoji)).toBe(emoji);
  });

  it('keeps the joiner that Persian needs and drops one that only hides in Latin', () => {
    expect(plainLabel('می‌خواهم', 20)).toContain('\u200C');
    expect(plainLabel('a\u200Db', 20)).toBe('ab');
  });

  it('fences off writing from right to left, so that the sentence around keeps its order', () => {
    expect(escapeName('שלום')).toBe('\u2068שלום\u2069');
    expect(plainLabel('שלום', 4)).toBe('\u2068ש…\u2069');
  });

  it('leaves no control, no line break, no lone surrogate and no bare markup, whatever comes in', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const text = escapeName(name);
        expect(text).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066\u2067\u200B\u2060]/u);
        expect(text).not.toMatch(/\p{Surrogate}/u);
        expect(text.replace(/\\[^0-9A-Za-z\s]/gu, '')).not.toMatch(/[\\*_~`|<>[\]()#@:]/);
        expect(rendered(text).trim()).not.toBe('');
      }),
      { numRuns: 2_000 },
    );
  });

  it('reads the same plain and escaped', () => {
    fc.assert(
      fc.property(
        anyText.filter((name) => name.length <= 60),
        (name) => {
          expect(rendered(escapeName(name))).toBe(plainLabel(name, 64));
        },
      ),
    );
  });
});

describe('a label', () => {
  it('never exceeds its length and never is empty', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 4, max: 80 }), (name, max) => {
        const label = plainLabel(name, max);
        expect(label.length).toBeLessThanOrEqual(max);
        expect(label).not.toBe('');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('cutting', () => {
  it('gives whole graphemes of the text and at most the length asked for', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 60 }),
        (text, max) => {
          const short = cut(text, max);
          expect(short.length).toBeLessThanOrEqual(max);
          if (text.length <= max) {
            expect(short).toBe(text);
          } else {
            expect(short.endsWith('…')).toBe(true);
            const kept = segments(short.slice(0, -1));
            expect(segments(text).slice(0, kept.length)).toEqual(kept);
          }
        },
      ),
    );
  });

  it('does not split an emoji', () => {
    expect(cut('ab👨‍👩‍👧cd', 6)).toBe('ab…');
  });
});

it('a moment is a countdown that never runs out too early', () => {
  expect(relativeTime(1_000)).toBe('<t:1:R>');
  expect(relativeTime(1_001)).toBe('<t:2:R>');
});
