import { describe, expect, it } from 'vitest';
import { jabberwockyScreen } from '../../../../src/discord/games/jabberwocky/screen.ts';
import { LANGUAGES } from '../../../../src/tables/types.ts';
import type { Reader } from '../../../conformance/probe.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { jabberwockyProbe } from '../../../games/jabberwocky/redeal.ts';
import { randomTables, wholeGame, type Table } from './table.ts';

const POSITIONS = 12;

/** All that a reader gets to see of a running game, as one text. */
function everythingFor(reader: Reader, table: Table): string {
  return JSON.stringify(
    LANGUAGES.map((language) => {
      const context = table.open({ language });
      return [
        jabberwockyScreen.publicPart(context),
        jabberwockyScreen.recap(context),
        jabberwockyScreen.refusal(context, 'must-follow-suit'),
        reader === 'public' ? [] : jabberwockyScreen.privatePart(table.seat(reader, { language })),
      ];
    }),
  );
}

describe('what a reader sees does not depend on a card that the reader cannot see', () => {
  it.each([3, 4, 5])('at a table of %d', (seats) => {
    const draw = seededDraw('leak', seats);
    for (const table of randomTables(seats, POSITIONS, draw)) {
      if (table.turn === undefined) continue; // at the end all is known
      for (const reader of [...table.seats, 'public'] as const) {
        const other = table.dealt(jabberwockyProbe.redeal(table.script, reader, draw));
        expect(everythingFor(reader, other)).toBe(everythingFor(reader, table));
      }
    }
  });

  it('but does depend on the cards that the reader can see', () => {
    const table = wholeGame(4, seededDraw('seen')).cutOff(2);
    const other = table.dealt(jabberwockyProbe.redeal(table.script, 0, seededDraw('no leak')));
    expect(everythingFor(1, other)).not.toBe(everythingFor(1, table));
  });
});
