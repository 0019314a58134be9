import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLine } from '../../src/cli/conform/check.ts';
import { createRegistry } from '../../src/engine/registry.ts';
import { GAMES } from '../../src/games/index.ts';

const FOLDER = path.join(import.meta.dirname, 'vectors');
const registry = createRegistry(GAMES);

describe('rule vectors made by another implementation', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));

  it.each(GAMES.map(({ id }) => id))('are there for %s', (game) => {
    expect(files).toContain(`${game}.edge.jsonl`);
    expect(files).toContain(`${game}.random.jsonl`);
  });

  describe.each(files)('%s', (file) => {
    const lines = readFileSync(path.join(FOLDER, file), 'utf8').split('\n').filter(Boolean);
    const verdicts = lines.map((line, index) => checkLine(registry, line, `${file}:${index + 1}`));

    it.each(verdicts)('$name', ({ failure }) => {
      expect(failure).toBeUndefined();
    });
  });
});
