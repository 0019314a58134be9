import { describe, expect, it } from 'vitest';
import { jabberwockyScreen } from '../../../../src/discord/games/jabberwocky/screen.ts';
import { text } from '../../../../src/discord/panels/components.ts';
import { BUDGET, sizeOf } from '../../../../src/discord/panels/limits.ts';
import { LANGUAGES, type Language } from '../../../../src/tables/types.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { controlsOf, faultsOf } from '../../../support/panel-controls.ts';
import { ending, positionsOfRound, randomTables, wholeGame, type Table } from './table.ts';

/** What title, standard buttons and notices of the shell may take. */
const SHELL = { components: 12, characters: 600, bytes: 1_200 };
const PAGE_MAX = 3_000;
const POSITIONS = 6;
/** The round with the most cards. */
const LONGEST_ROUND = 7;

/** Names as long as Discord allows: of letters, of signs that are escaped, of letters of three bytes. */
const NAMES: readonly (readonly string[])[] = [
  ['Ann', 'Bo', 'Cy', 'Dee', 'Eve'],
  Array.from({ length: 5 }, (_, seat) => `${seat}`.padEnd(32, '_')),
  Array.from({ length: 5 }, (_, seat) => `${seat}`.padEnd(32, '龍')),
  Array.from({ length: 5 }, (_, seat) => String(seat) + '🐉'.repeat(31)),
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
  const { happened, prompt, body, buttons, select } = jabberwockyScreen.publicPart(open);
  const selects = select === undefined ? [] : [select];
  expectWithinBudget([text(happened), text(prompt), ...body, ...buttons, ...selects]);
  expect(buttons.length).toBeLessThanOrEqual(4);
  expect(faultsOf([...buttons, ...controlsOf(selects)])).toEqual([]);
  const end = jabberwockyScreen.endPart(
    table.turn === undefined ? open : table.open({ ...look, ending: ending('left', 0) }),
  );
  expectWithinBudget([text(end.headline), ...end.body]);
  for (const seat of table.seats) {
    const mine = jabberwockyScreen.privatePart(table.seat(seat, look)).body;
    expectWithinBudget(mine);
    expect(faultsOf(controlsOf(mine))).toEqual([]);
  }
}

function checkRecap(table: Table, language: Language, names: readonly string[]): void {
  for (const page of jabberwockyScreen.recap(table.open({ language, names }))) {
    expect(page.length).toBeGreaterThan(0);
    expect(page.length).toBeLessThanOrEqual(PAGE_MAX);
  }
}

describe.each(LANGUAGES)('in %s every panel stays within what Discord takes', (language) => {
  it.each([3, 4, 5])('with %d players', (seats) => {
    for (const [index, names] of NAMES.entries()) {
      for (const table of randomTables(seats, POSITIONS, seededDraw('limits', seats, index))) {
        checkPanels(table, language, names);
        checkRecap(table, language, names);
      }
    }
  });

  it('all through the longest round of five', () => {
    const round = positionsOfRound(wholeGame(5, seededDraw('longest')), LONGEST_ROUND);
    expect(round.length).toBeGreaterThan(45);
    for (const [index, table] of round.entries()) {
      checkPanels(table, language, NAMES[index % NAMES.length] ?? []);
    }
  });
});
