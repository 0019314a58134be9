import { describe, expect, it } from 'vitest';
import { anacondaScreen } from '../../../../src/discord/games/anaconda/screen.ts';
import { LANGUAGES } from '../../../../src/tables/types.ts';
import type { Reader } from '../../../conformance/probe.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { anacondaProbe } from '../../../games/anaconda/redeal.ts';
import { controlsOf } from '../../../support/panel-controls.ts';
import { example } from './example.ts';
import { ending, randomTables, type Table } from './table.ts';

const POSITIONS = 12;
/** Nothing, some cards, and as many as are ever chosen. */
const DRAFTS = [[], [1, 3], [4, 0, 2, 1, 3]];
const CARD = /(?<![0-9A-Za-z])(?:10|[2-9TJQKA])[cdhs♣♦♥♠]/;

/** All that a reader gets to see of a running hand, or of one that is over, as one text. */
function everythingFor(reader: Reader, table: Table): string {
  return JSON.stringify(
    LANGUAGES.map((language) => {
      const context = table.open({ language });
      const mine = reader === 'public' ? [] : [table.seat(reader, { language })];
      return [
        anacondaScreen.publicPart(context),
        anacondaScreen.endPart(context),
        anacondaScreen.recap(context),
        anacondaScreen.refusal(context, 'not-in-hand'),
        mine.flatMap((own) => DRAFTS.map((draft) => anacondaScreen.privatePart(own, draft))),
      ];
    }),
  );
}

describe('what a reader sees does not depend on a card that the reader cannot see', () => {
  it.each([3, 4, 5, 6, 7])('at a table of %d', (seats) => {
    const draw = seededDraw('leak', seats);
    for (const table of randomTables(seats, POSITIONS, draw)) {
      for (const reader of [...table.seats, 'public'] as const) {
        const other = table.dealt(anacondaProbe.redeal(table.script, reader, draw));
        expect(everythingFor(reader, other)).toBe(everythingFor(reader, table));
      }
    }
  });

  it('but does depend on the cards that the reader can see', () => {
    const table = example(9);
    const other = table.dealt(anacondaProbe.redeal(table.script, 0, seededDraw('no leak')));
    expect(everythingFor(1, other)).not.toBe(everythingFor(1, table));
  });

  it('also where the hand was broken off', () => {
    const draw = seededDraw('broken off');
    const table = example(9);
    const end = (one: Table) => anacondaScreen.endPart(one.open({ ending: ending('ended') }));
    const other = table.dealt(anacondaProbe.redeal(table.script, 'public', draw));
    expect(end(other)).toEqual(end(table));
    expect(JSON.stringify(end(table))).not.toMatch(/[♣♦♥♠]/);
  });
});

describe('what is sent back with a press', () => {
  it('names no card, neither on the public nor on a private panel', () => {
    for (const table of randomTables(5, 4 * POSITIONS, seededDraw('ids'))) {
      const { buttons, select } = anacondaScreen.publicPart(table.open());
      const open = [...buttons, ...controlsOf(select === undefined ? [] : [select])];
      const own = table.seats.flatMap((seat) =>
        DRAFTS.flatMap((draft) =>
          controlsOf(anacondaScreen.privatePart(table.seat(seat), draft).body),
        ),
      );
      for (const control of [...open, ...own]) {
        const [, , , , ...said] = control.custom_id.split(':');
        const values = 'options' in control ? control.options.map(({ value }) => value) : [];
        expect([...said, ...values].join(' ')).not.toMatch(CARD);
      }
    }
  });
});
