import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { de } from '../../../src/local/page/words/de.ts';
import { en } from '../../../src/local/page/words/en.ts';
import { fr } from '../../../src/local/page/words/fr.ts';

const folder = path.resolve(import.meta.dirname, '../../../src/local/page');
const html = readFileSync(path.join(folder, 'index.html'), 'utf8');

describe('the document of the page', () => {
  it('holds no script of its own but the import map, and no style', () => {
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(
      ([, attributes]) => attributes,
    );
    expect(inline).toEqual([' type="importmap"']);
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });

  it('names only files that are there', () => {
    const files = [...html.matchAll(/<link[^>]*href="\/([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  });

  it('loads nothing from another place', () => {
    expect(html).not.toMatch(/(?:src|href)="(?!\/)/);
  });
});

describe('the words of the page', () => {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(en|de|fr)\.ts$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

  it('are all used', () => {
    const unused = Object.keys(en).filter((key) => !scripts.includes(`words.${key}`));
    expect(unused).toEqual([]);
  });

  it.each([
    ['German', de],
    ['French', fr],
  ])('are translated into %s', (_language, words) => {
    const kept = Object.entries(words).filter(
      ([key, word]) =>
        typeof word === 'string' &&
        word.includes(' ') &&
        Object.entries(en).some(([other, english]) => other === key && english === word),
    );
    expect(kept).toEqual([]);
  });
});
