import { beforeAll, describe, expect, it } from 'vitest';
import { SCREENS } from '../../../src/discord/games/index.ts';
import { refusalSentence } from '../../../src/discord/handlers/refusals.ts';
import { createScreens } from '../../../src/discord/screens/screens.ts';
import { SHARED_REFUSALS } from '../../../src/engine/contract.ts';
import { GAMES } from '../../../src/games/index.ts';
import { TABLE_REFUSALS, type TableReader } from '../../../src/tables/api.ts';
import { LANGUAGES } from '../../../src/tables/types.ts';
import { RETENTION } from '../../support/retention.ts';
import { createBench, gameOf } from '../../support/tables-bench.ts';

const screens = createScreens(SCREENS);
const shell = { screens, retention: RETENTION };

describe.each(LANGUAGES)('in %s', (language) => {
  it('every refusal of a table has a sentence of its own', () => {
    const sentences = TABLE_REFUSALS.map((code) =>
      refusalSentence(shell, { by: 'table', code }, language),
    );
    expect(new Set(sentences).size).toBe(TABLE_REFUSALS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/\S.*[.!?]/);
  });

  describe.each(GAMES.filter(({ id }) => screens.get(id) !== undefined))('of $id', (game) => {
    let reader: TableReader;
    beforeAll(async () => {
      const bench = createBench({ games: [game] });
      reader = await gameOf(bench, game.id, ['anna', 'ben', 'cleo']);
    });

    it.each([...SHARED_REFUSALS, ...game.refusals])('the refusal %s has a sentence', (code) => {
      const sentence = refusalSentence(shell, { by: 'game', code, reader }, language);
      expect(sentence).toMatch(/\S.*[.!?]/);
      expect(sentence).not.toContain(code);
    });
  });
});
