import { describe, expect, it } from 'vitest';
import { anacondaScreen } from '../../../../src/discord/games/anaconda/screen.ts';
import { text } from '../../../../src/discord/panels/components.ts';
import { BUDGET, sizeOf } from '../../../../src/discord/panels/limits.ts';
import { LANGUAGES, type Language } from '../../../../src/tables/types.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { controlsOf, faultsOf } from '../../../support/panel-controls.ts';
import { ladder } from './example.ts';
import { ending, randomTables, type Table } from './table.ts';

/** What title, standard buttons and notices of the shell may take. */
const SHELL = { components: 12, characters: 600, bytes: 1_200 };
const PAGE_MAX = 3_000;
const POSITIONS = 8;

/** Names as long as Discord allows: of letters, of signs that are escaped, of letters of three bytes. */
const NAMES: readonly (readonly string[])[] = [
  ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus'],
  Array.from({ length: 7 }, (_, seat) => `${seat}`.padEnd(32, '_')),
  Array.from({ length: 7 }, (_, seat) => `${seat}`.padEnd(32, '蛇')),
  Array.from({ length: 7 }, (_, seat) => String(seat) + '🐍'.repeat(31)),
];

function expectWithinBudget(parts: readonly object[]): void {
  const { components, characters, bytes } = sizeOf(parts);
  expect(components + SHELL.components).toBeLessThanOrEqual(BUDGET.components);
  expect(characters + SHELL.characters).toBeLessThanOrEqual(BUDGET.characters);
  expect(bytes + SHELL.bytes).toBeLessThanOrEqual(BUDGET.bytes);
}

function checkPanels(table: Table, language: Language, names: readonly string[]): void {
  const look = { language, names };
  const open = table.open(look);
  const { happened, prompt, body, buttons, select } = anacondaScreen.publicPart(open);
  const selects = select === undefined ? [] : [select];
  expectWithinBudget([text(happened), text(prompt), ...body, ...buttons, ...selects]);
  expect(buttons.length).toBeLessThanOrEqual(4);
  expect(faultsOf([...buttons, ...controlsOf(selects)])).toEqual([]);
  const end = anacondaScreen.endPart(
    table.turn === undefined ? open : table.open({ ...look, ending: ending('ended') }),
  );
  expectWithinBudget([text(end.headline), ...end.body]);
  for (const seat of table.seats) {
    for (const draft of [[], [0, 1, 2, 3, 4]]) {
      const mine = anacondaScreen.privatePart(table.seat(seat, look), draft).body;
      expectWithinBudget(mine);
      expect(faultsOf(controlsOf(mine))).toEqual([]);
    }
  }
  for (const page of anacondaScreen.recap(open)) {
    expect(page.length).toBeGreaterThan(0);
    expect(page.length).toBeLessThanOrEqual(PAGE_MAX);
  }
}

describe.each(LANGUAGES)('in %s every panel stays within what Discord takes', (language) => {
  it.each([3, 4, 5, 6, 7])('with %d players', (seats) => {
    for (const [index, names] of NAMES.entries()) {
      for (const table of randomTables(seats, POSITIONS, seededDraw('limits', seats, index))) {
        checkPanels(table, language, names);
      }
    }
  });

  it('with seven players, each all-in for another sum', () => {
    for (const table of ladder()) {
      for (const names of NAMES) checkPanels(table, language, names);
    }
  });
});
