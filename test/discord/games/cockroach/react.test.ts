import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includes } from '../../../../src/engine/choices.ts';
import { cockroach } from '../../../../src/games/cockroach/game.ts';
import { ACTIONS } from '../../../../src/discord/games/cockroach/react.ts';
import { cockroachScreen } from '../../../../src/discord/games/cockroach/screen.ts';
import { catalogue } from '../../../../src/discord/games/cockroach/catalogue/index.ts';
import type { Draft } from '../../../../src/discord/screens/contract.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { controlsOf, faultsOf } from '../../../support/panel-controls.ts';
import { randomTables, tableAfter } from './table.ts';

const tables = [2, 3, 4, 6].flatMap((seats) =>
  randomTables(seats, 12, seededDraw('forged', seats)),
);

const forged = fc.record({
  table: fc.constantFrom(...tables),
  seat: fc.nat(5),
  action: fc.oneof(fc.constantFrom(...ACTIONS), fc.string()),
  draft: fc.array(fc.option(fc.oneof(fc.nat(9), fc.integer(), fc.double()), { nil: undefined }), {
    maxLength: 8,
  }),
  values: fc.array(
    fc.oneof(
      fc.nat(9).map(String),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('-1', '1.5', '1e0', ' 1', '01', '', 'toad', '__proto__', '٣'),
    ),
    { maxLength: 3 },
  ),
});

describe('a press', () => {
  it('with forged parts never throws and never makes an illegal move out of choices', () => {
    fc.assert(
      fc.property(forged, ({ table, seat, action, draft, values }) => {
        const context = table.seat(seat % table.seats.length);
        const reaction = cockroachScreen.react(context, action, draft, values);
        if (reaction.type === 'hint') expect(catalogue.en).toHaveProperty([reaction.key]);
        if (reaction.type === 'move') {
          expect(cockroach.parseMove(reaction.move)).toEqual(reaction.move);
          if ('to' in reaction.move) {
            expect(includes(context.mine.choices, reaction.move)).toBe(true);
          }
        }
        if (reaction.type === 'draft') {
          const { body } = cockroachScreen.privatePart(context, reaction.draft);
          expect(faultsOf(controlsOf(body))).toEqual([]);
        }
      }),
      { numRuns: 3_000, seed: 7 },
    );
  });

  it('with a forged draft shows a panel that says only what is possible', () => {
    fc.assert(
      fc.property(forged, ({ table, seat, draft }) => {
        const context = table.seat(seat % table.seats.length);
        const { body } = cockroachScreen.privatePart(context, draft);
        expect(faultsOf(controlsOf(body))).toEqual([]);
      }),
      { numRuns: 1_000, seed: 7 },
    );
  });

  const offering = tableAfter([['rat', 'toad'], ['bat'], ['fly']]);
  const offered = tableAfter(
    [['rat', 'toad'], ['bat'], ['fly']],
    [0, { type: 'offer', card: 'rat', to: 1, claim: 'toad' }],
  );
  const last = tableAfter(
    [['rat', 'toad'], ['bat'], ['fly']],
    [0, { type: 'offer', card: 'rat', to: 1, claim: 'toad' }],
    [1, { type: 'pass', to: 2, claim: 'bat' }],
  );
  const looked = tableAfter(
    [['rat', 'toad'], ['bat'], ['fly']],
    [0, { type: 'offer', card: 'rat', to: 1, claim: 'toad' }],
    [1, { type: 'peek' }],
  );

  const rows: readonly (readonly [
    what: string,
    press: readonly [
      context: ReturnType<typeof offering.seat>,
      action: string,
      draft: Draft,
      value?: string,
    ],
    reaction: ReturnType<typeof cockroachScreen.react>,
  ])[] = [
    [
      'True answers',
      [offered.seat(1), 'true', []],
      { type: 'move', move: { type: 'judge', truth: true } },
    ],
    [
      'False answers',
      [offered.seat(1), 'false', []],
      { type: 'move', move: { type: 'judge', truth: false } },
    ],
    ['Look peeks', [offered.seat(1), 'look', []], { type: 'move', move: { type: 'peek' } }],
    ['Pass opens the private panel', [offered.seat(1), 'pass', []], { type: 'draft', draft: [] }],
    ['Pass after a look opens it too', [looked.seat(1), 'pass', []], { type: 'draft', draft: [] }],
    [
      'Pass of the last one left gets told why not',
      [last.seat(2), 'pass', []],
      { type: 'hint', key: 'hint.mustJudge' },
    ],
    [
      'Pass while a card is offered makes no sense',
      [offering.seat(0), 'pass', []],
      { type: 'hint', key: 'hint.gone' },
    ],
    [
      'anything off turn gets told so',
      [offered.seat(0), 'true', []],
      { type: 'hint', key: 'hint.notYourTurn' },
    ],
    [
      'an answer after a look is left to the engine to refuse',
      [looked.seat(1), 'true', []],
      { type: 'move', move: { type: 'judge', truth: true } },
    ],
    [
      'a pick is added to the draft',
      [offering.seat(0), 'claim', [undefined, 2], '3'],
      { type: 'draft', draft: [undefined, 2, 3] },
    ],
    [
      'a pick can be changed',
      [offering.seat(0), 'to', [1, 2, 3], '1'],
      { type: 'draft', draft: [1, 1, 3] },
    ],
    [
      'what is not on the menu is no pick',
      [offering.seat(0), 'to', [1, 2, 3], '0'],
      { type: 'hint', key: 'hint.gone' },
    ],
    [
      'a select without a value is no pick',
      [offering.seat(0), 'card', []],
      { type: 'hint', key: 'hint.gone' },
    ],
    [
      'a card cannot be picked to pass one on',
      [offered.seat(1), 'card', [], '0'],
      { type: 'hint', key: 'hint.gone' },
    ],
    [
      'an offer wants everything chosen',
      [offering.seat(0), 'hand-over', [0, 1]],
      { type: 'hint', key: 'hint.incomplete' },
    ],
    [
      'nothing is handed over by somebody who must answer',
      [last.seat(2), 'hand-over', [0, 1, 1]],
      { type: 'hint', key: 'hint.gone' },
    ],
    [
      'the only receiver left need not be picked',
      [offered.seat(1), 'hand-over', [undefined, undefined, 0]],
      { type: 'move', move: { type: 'pass', to: 2, claim: 'bat' } },
    ],
    [
      'an unknown action is none',
      [offered.seat(1), 'burn', []],
      { type: 'hint', key: 'hint.gone' },
    ],
  ];

  it.each(rows)('%s', (_what, [context, action, draft, value], reaction) => {
    const values = value === undefined ? [] : [value];
    expect(cockroachScreen.react(context, action, draft, values)).toEqual(reaction);
  });

  it('of a complete offer is the offer', () => {
    const context = offering.seat(0);
    const position = [...new Set(context.mine.private.hand)].indexOf('toad');
    expect(cockroachScreen.react(context, 'hand-over', [position, 2, 3], [])).toEqual({
      type: 'move',
      move: { type: 'offer', card: 'toad', to: 2, claim: 'rat' },
    });
  });
});
