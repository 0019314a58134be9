import { describe, expect, it } from 'vitest';
import { yakScreen } from '../../../../src/discord/games/yak/screen.ts';
import { text } from '../../../../src/discord/panels/components.ts';
import { BUDGET, sizeOf } from '../../../../src/discord/panels/limits.ts';
import { LANGUAGES, type Language } from '../../../../src/tables/types.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { asText, controlsOf, faultsOf } from '../../../support/panel-controls.ts';
import { ending, longDoubt, longPile, randomTables, type Table } from './table.ts';

/** What title, standard buttons and notices of the shell may take. */
const SHELL = { components: 12, characters: 600, bytes: 1_200 };
const PAGE_MAX = 3_000;
const POSITIONS = 5;
/** More cards are never dealt into hands and a pile together. */
const LONGEST = 100;

/** Names as long as Discord allows: of letters, of signs that are escaped, of letters of three bytes. */
const NAMES: readonly (readonly string[])[] = [
  ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Fay'],
  Array.from({ length: 6 }, (_, seat) => `${seat}`.padEnd(32, '_')),
  Array.from({ length: 6 }, (_, seat) => `${seat}`.padEnd(32, '牛')),
  Array.from({ length: 6 }, (_, seat) => String(seat) + '🐃'.repeat(31)),
];

/** For two and for six: the longest piles, and one that is doubted while the game goes on. */
const long = new Map(
  [2, 6].map((seats) => [
    seats,
    [longPile(seats, LONGEST), longDoubt(seats, LONGEST), longDoubt(seats, LONGEST - 35)],
  ]),
);

function expectWithinBudget(parts: readonly object[]): void {
  const { components, characters, bytes } = sizeOf(parts);
  expect(components + SHELL.components).toBeLessThanOrEqual(BUDGET.components);
  expect(characters + SHELL.characters).toBeLessThanOrEqual(BUDGET.characters);
  expect(bytes + SHELL.bytes).toBeLessThanOrEqual(BUDGET.bytes);
}

function checkPanels(table: Table, language: Language, names: readonly string[]): void {
  const look = { language, names };
  const open = table.open(look);
  const { happened, prompt, body, buttons } = yakScreen.publicPart(open);
  expectWithinBudget([text(happened), text(prompt), ...body, ...buttons]);
  expect(buttons.length).toBeLessThanOrEqual(4);
  expect(faultsOf(buttons)).toEqual([]);
  const end = yakScreen.endPart(
    table.turn === undefined ? open : table.open({ ...look, ending: ending('left', 0) }),
  );
  expectWithinBudget([text(end.headline), ...end.body]);
  for (const seat of table.seats) {
    const mine = yakScreen.privatePart(table.seat(seat, look), []).body;
    expectWithinBudget(mine);
    expect(faultsOf(controlsOf(mine))).toEqual([]);
  }
  for (const page of yakScreen.recap(table.open({ ...look, ending: ending('ended') }))) {
    expect(page.length).toBeGreaterThan(0);
    expect(page.length).toBeLessThanOrEqual(PAGE_MAX);
  }
}

describe.each(LANGUAGES)('in %s every panel stays within what Discord takes', (language) => {
  it.each([2, 3, 4, 5, 6])('with %d players', (seats) => {
    for (const [index, names] of NAMES.entries()) {
      const draw = seededDraw('limits', seats, index);
      for (const table of randomTables(seats, POSITIONS, draw)) {
        checkPanels(table, language, names);
      }
    }
  });

  it.each([2, 6])('with the longest pile of %d players, before and after the doubt', (seats) => {
    for (const table of long.get(seats) ?? []) {
      for (const names of NAMES) checkPanels(table, language, names);
    }
  });
});

describe('where there is too little room', () => {
  const [, , wide = []] = NAMES;

  it('the pile that is turned up is told card by card all the same', () => {
    const { body } = yakScreen.publicPart(longDoubt(6, 65).open({ language: 'de', names: wide }));
    const told = asText(body);
    expect(told).toContain('Der letzte Zweifel, Karte für Karte');
    expect(told.match(/ \+\d+: /g)).toHaveLength(6);
  });

  it('the newest claims stay, and the others are numbered', () => {
    const told = asText(yakScreen.publicPart(longPile(6, 80).open({ names: wide })).body);
    expect(told).toMatch(/\d+ earlier claims/);
    expect(told).toContain('“80\u00A0yetis”');
    expect(told).toContain('“79\u00A0yetis”');
  });
});
