import { describe, expect, it } from 'vitest';
import { cockroachScreen } from '../../../../src/discord/games/cockroach/screen.ts';
import { BUDGET, sizeOf } from '../../../../src/discord/panels/limits.ts';
import { LANGUAGES, type Language } from '../../../../src/tables/types.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { controlsOf, faultsOf } from '../../../support/panel-controls.ts';
import { randomTables, tableAfter, type Look, type Table } from './table.ts';
import type { CockroachContext } from '../../../../src/discord/games/cockroach/context.ts';
import { CREATURES } from '../../../../src/games/cockroach/types.ts';
import { text } from '../../../../src/discord/panels/components.ts';

/** What title, standard buttons and notices of the shell may take. */
const SHELL = { components: 12, characters: 600, bytes: 1_200 };
const PAGE_MAX = 3_000;
const POSITIONS = 10;

/** Names as long as Discord allows: of letters, of signs that are escaped, of letters of three bytes. */
const NAMES: readonly (readonly string[])[] = [
  ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Fay'],
  Array.from({ length: 6 }, (_, seat) => `${seat}`.padEnd(32, '_')),
  Array.from({ length: 6 }, (_, seat) => `${seat}`.padEnd(32, '蟑')),
  Array.from({ length: 6 }, (_, seat) => String(seat) + '🐀'.repeat(31)),
];

function expectWithinBudget(parts: readonly object[]): void {
  const { components, characters, bytes } = sizeOf(parts);
  expect(components + SHELL.components).toBeLessThanOrEqual(BUDGET.components);
  expect(characters + SHELL.characters).toBeLessThanOrEqual(BUDGET.characters);
  expect(bytes + SHELL.bytes).toBeLessThanOrEqual(BUDGET.bytes);
}

function checkPanels(table: Table, language: Language, names: readonly string[]): void {
  const open = table.open({ language, names });
  const { happened, prompt, body, buttons } = cockroachScreen.publicPart(open);
  expectWithinBudget([text(happened), text(prompt), ...body, ...buttons]);
  expect(buttons.length).toBeLessThanOrEqual(4);
  expect(faultsOf(buttons)).toEqual([]);
  const end = cockroachScreen.endPart(
    table.open({ language, names, ending: { how: 'left', seat: 0 } }),
  );
  expectWithinBudget([text(end.headline), ...end.body]);
  for (const seat of table.seats) {
    const mine = cockroachScreen.privatePart(table.seat(seat, { language, names }), []).body;
    expectWithinBudget(mine);
    expect(faultsOf(controlsOf(mine))).toEqual([]);
  }
  for (const page of cockroachScreen.recap(open)) {
    expect(page.length).toBeGreaterThan(0);
    expect(page.length).toBeLessThanOrEqual(PAGE_MAX);
  }
}

/** The fullest position there can be: the last card has gone round, all others lie open, in as many piles as possible. */
function fullest(look: Look): CockroachContext {
  const context = tableAfter(Array.from({ length: 6 }, () => [])).open(look);
  const trail = [1, 2, 3, 4, 5].map((to) => ({
    from: to - 1,
    to,
    claim: 'stinkbug' as const,
    peeked: false,
  }));
  // Eight cards of each creature among six: two before two of them, one before the others.
  const tallyOf = (seat: number) =>
    Object.fromEntries(
      CREATURES.map((creature, index) => [creature, (seat + index) % 6 < 2 ? 2 : 1]),
    );
  return {
    ...context,
    snapshot: {
      ...context.snapshot,
      public: {
        ...context.snapshot.public,
        phase: 'deciding',
        turn: [5],
        hands: [0, 0, 0, 0, 0, 0],
        faceUp: context.seats.map(tallyOf),
        offer: { from: 4, to: 5, claim: 'stinkbug', had: context.seats, trail },
      },
    },
  };
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

  it.each(NAMES)('with all that there can be to show, for players like %s', (...names) => {
    const { happened, prompt, body, buttons } = cockroachScreen.publicPart(
      fullest({ language, names }),
    );
    expectWithinBudget([text(happened), text(prompt), ...body, ...buttons]);
  });
});
