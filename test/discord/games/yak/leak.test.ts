import { describe, expect, it } from 'vitest';
import { yakScreen } from '../../../../src/discord/games/yak/screen.ts';
import { LANGUAGES } from '../../../../src/tables/types.ts';
import type { Reader } from '../../../conformance/probe.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { yakProbe } from '../../../games/yak/redeal.ts';
import { longPile, randomTables, type Table } from './table.ts';

const POSITIONS = 8;
/** Something chosen in each part, as far as the seat has it. */
const DRAFTS = [[], [0, 0, 3], [1, 1, 2]];

/** All that a reader gets to see of a running game, as one text. */
function everythingFor(reader: Reader, table: Table): string {
  return JSON.stringify(
    LANGUAGES.map((language) => {
      const context = table.open({ language });
      const mine = reader === 'public' ? [] : [table.seat(reader, { language })];
      return [
        yakScreen.publicPart(context),
        yakScreen.recap(context),
        yakScreen.refusal(context, 'wrong-phase'),
        mine.flatMap((own) => DRAFTS.map((draft) => yakScreen.privatePart(own, draft))),
      ];
    }),
  );
}

describe('what a reader sees does not depend on a card that the reader cannot see', () => {
  it.each([2, 3, 4, 5, 6])('at a table of %d', (seats) => {
    const draw = seededDraw('leak', seats);
    for (const table of [...randomTables(seats, POSITIONS, draw), longPile(seats, 20)]) {
      for (const reader of [...table.seats, 'public'] as const) {
        if (table.turn === undefined) continue; // at the end all hands are shown
        const other = table.dealt(yakProbe.redeal(table.script, reader, draw));
        expect(everythingFor(reader, other)).toBe(everythingFor(reader, table));
      }
    }
  });

  it('but does depend on the cards that the reader can see', () => {
    const table = longPile(4, 10);
    const other = table.dealt(yakProbe.redeal(table.script, 0, seededDraw('no leak')));
    expect(everythingFor(1, other)).not.toBe(everythingFor(1, table));
  });
});
