import { describe, expect, it } from 'vitest';
import { cockroachScreen } from '../../../../src/discord/games/cockroach/screen.ts';
import { LANGUAGES } from '../../../../src/tables/types.ts';
import type { Reader } from '../../../conformance/probe.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { cockroachProbe } from '../../../games/cockroach/redeal.ts';
import { Table, randomTables } from './table.ts';

const POSITIONS = 10;
/** Something chosen in each part, as far as the seat has it. */
const DRAFTS = [[], [0, 1, 3], [1, 0, 0]];

/** All that a reader gets to see of a running game, as one text. */
function everythingFor(reader: Reader, table: Table): string {
  return JSON.stringify(
    LANGUAGES.map((language) => {
      const context = table.open({ language });
      const mine = reader === 'public' ? [] : [table.seat(reader, { language })];
      return [
        cockroachScreen.publicPart(context),
        cockroachScreen.recap(context),
        cockroachScreen.refusal(context, 'wrong-phase'),
        mine.flatMap((own) => DRAFTS.map((draft) => cockroachScreen.privatePart(own, draft))),
      ];
    }),
  );
}

describe('what a reader sees does not depend on a card that the reader cannot see', () => {
  it.each([2, 3, 4, 5, 6])('at a table of %d', (seats) => {
    const draw = seededDraw('leak', seats);
    for (const table of randomTables(seats, POSITIONS, draw)) {
      for (const reader of [...table.seats, 'public'] as const) {
        const redealt = cockroachProbe.redeal(table.script, reader, draw);
        const decks = redealt.decks;
        const other = new Table({ ...table.script, decks, moves: redealt.moves });
        expect(everythingFor(reader, other)).toBe(everythingFor(reader, table));
      }
    }
  });

  it('but does depend on the cards that the reader can see', () => {
    const draw = seededDraw('no leak');
    const [table] = randomTables(4, 1, draw);
    if (table === undefined) throw new Error('One table was asked for.');
    const redealt = cockroachProbe.redeal(table.script, 0, draw);
    const other = new Table({ ...table.script, decks: redealt.decks, moves: redealt.moves });
    expect(everythingFor(1, other)).not.toBe(everythingFor(1, table));
  });
});
