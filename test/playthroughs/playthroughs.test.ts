import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePlaythroughs } from './games.ts';

describe('the golden playthroughs', () => {
  const playthroughs = makePlaythroughs();

  it.each(playthroughs)('$file is played as it was reviewed', ({ file, text }) => {
    expect(readFileSync(path.join(import.meta.dirname, file), 'utf8')).toBe(text);
  });

  it('holds no text of a game that is not made any more', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.txt'));
    expect(files.toSorted()).toEqual(playthroughs.map(({ file }) => file).toSorted());
  });
});
