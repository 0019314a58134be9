import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLine } from '../../../src/cli/conform/check.ts';
import { createRegistry } from '../../../src/engine/registry.ts';
import { jabberwocky } from '../../../src/games/jabberwocky/game.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../conformance/vectors');
const registry = createRegistry([jabberwocky]);

describe.each(['jabberwocky.edge.jsonl', 'jabberwocky.random.jsonl'])(
  'Jabberwocky plays the vectors of %s',
  (file) => {
    const lines = readFileSync(path.join(FOLDER, file), 'utf8').split('\n').filter(Boolean);
    const verdicts = lines.map((line, index) => checkLine(registry, line, `${file}:${index + 1}`));

    it.each(verdicts)('$name', ({ failure }) => {
      expect(failure).toBeUndefined();
    });
  },
);
