import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLine } from '../../src/cli/conform/check.ts';
import { createRegistry } from '../../src/engine/registry.ts';
import { compareHands } from '../../src/games/anaconda/ranking/compare.ts';
import { GAMES } from '../../src/games/index.ts';

const FOLDER = path.join(import.meta.dirname, 'vectors');
const registry = createRegistry(GAMES);

describe('rule vectors made by another implementation', () => {
  const games = GAMES.flatMap(({ id }) => [`${id}.edge.jsonl`, `${id}.random.jsonl`]);
  const files = [...games, 'anaconda.hands.jsonl'];

  describe.each(files)('%s', (file) => {
    const lines = readFileSync(path.join(FOLDER, file), 'utf8').split('\n').filter(Boolean);
    const verdicts = lines.map((line, index) =>
      checkLine(registry, compareHands, line, `${file}:${index + 1}`),
    );

    it.each(verdicts)('$name', ({ failure }) => {
      expect(failure).toBeUndefined();
    });
  });
});
