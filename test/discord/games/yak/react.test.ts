import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includes } from '../../../../src/engine/choices.ts';
import { yak } from '../../../../src/games/yak/game.ts';
import { ACTIONS } from '../../../../src/discord/games/yak/react.ts';
import { yakScreen } from '../../../../src/discord/games/yak/screen.ts';
import { catalogue } from '../../../../src/discord/games/yak/catalogue/index.ts';
import type { Draft } from '../../../../src/discord/screens/contract.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { controlsOf, faultsOf } from '../../../support/panel-controls.ts';
import { longPile, randomTables, tableAfter } from './table.ts';

const tables = [
  ...[2, 3, 4, 6].flatMap((seats) => randomTables(seats, 10, seededDraw('forged', seats))),
  longPile(2, 30),
  longPile(3, 90, 'number-first'),
];

const forged = fc.record({
  table: fc.constantFrom(...tables),
  seat: fc.nat(5),
  action: fc.oneof(fc.constantFrom(...ACTIONS), fc.string()),
  draft: fc.array(
    fc.option(fc.oneof(fc.nat(9), fc.nat(400), fc.integer(), fc.double()), { nil: undefined }),
    { maxLength: 8 },
  ),
  values: fc.array(
    fc.oneof(
      fc.nat(120).map(String),
      fc.nat(30).map((page) => `p${page}`),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('-1', '1.5', '1e0', ' 1', '01', '', 'p', 'pp1', 'yak', '__proto__', '٣'),
    ),
    { maxLength: 3 },
  ),
});

describe('a press', () => {
  it('with forged parts never throws and never makes an illegal move out of choices', () => {
    fc.assert(
      fc.property(forged, ({ table, seat, action, draft, values }) => {
        const context = table.seat(seat % table.seats.length);
        const reaction = yakScreen.react(context, action, draft, values);
        if (reaction.type === 'hint') expect(catalogue.en).toHaveProperty([reaction.key]);
        if (reaction.type === 'move') {
          expect(yak.parseMove(reaction.move)).toEqual(reaction.move);
          if (reaction.move.type === 'play') {
            expect(includes(context.mine.choices, reaction.move)).toBe(true);
          }
        }
        if (reaction.type === 'draft') {
          const { body } = yakScreen.privatePart(context, reaction.draft);
          expect(faultsOf(controlsOf(body))).toEqual([]);
        }
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });

  it('with a forged draft shows a panel that says only what is possible', () => {
    fc.assert(
      fc.property(forged, ({ table, seat, draft }) => {
        const context = table.seat(seat % table.seats.length);
        const { body } = yakScreen.privatePart(context, draft);
        expect(faultsOf(controlsOf(body))).toEqual([]);
      }),
      { numRuns: 1_000, seed: 7 },
    );
  });

  const hands = ['yak1 yak2 ibex1 stop all', 'marmot1 marmot2 marmot3 yeti1 yeti2'];
  const opening = tableAfter(hands, []);
  const claimed = tableAfter(hands, ['yak1 1 vulture']);
  const long = longPile(2, 10);
  const onTurn = long.turn ?? 0;

  const rows: readonly (readonly [
    what: string,
    press: readonly [
      context: ReturnType<typeof opening.seat>,
      action: string,
      draft: Draft,
      value?: string,
    ],
    reaction: ReturnType<typeof yakScreen.react>,
  ])[] = [
    ['Doubt doubts', [claimed.seat(1), 'doubt', []], { type: 'move', move: { type: 'doubt' } }],
    [
      'a doubt without a claim is left to the engine to refuse',
      [opening.seat(0), 'doubt', []],
      { type: 'move', move: { type: 'doubt' } },
    ],
    [
      'anything off turn gets told so',
      [claimed.seat(0), 'doubt', []],
      { type: 'hint', key: 'hint.notYourTurn' },
    ],
    [
      'a card is taken up as it is chosen',
      [claimed.seat(1), 'card', [2, 2, 2]],
      { type: 'draft', draft: [2, 2, 2, undefined] },
    ],
    [
      'a card that is not there is dropped',
      [claimed.seat(1), 'card', [9, 2, 2]],
      { type: 'draft', draft: [undefined, 2, 2, undefined] },
    ],
    [
      'a claim that is not higher is dropped',
      [claimed.seat(1), 'claim', [1, 2, 1]],
      { type: 'draft', draft: [1, 2, undefined, undefined] },
    ],
    [
      'a smaller animal is dropped with its number',
      [claimed.seat(1), 'claim', [1, 4, 6]],
      { type: 'draft', draft: [1, 2, undefined, undefined] },
    ],
    [
      'a number of the animal on show is a claim',
      [claimed.seat(1), 'number', [1, 0], '4'],
      { type: 'draft', draft: [1, 0, 4, undefined] },
    ],
    [
      'a number beyond the limit is no pick',
      [claimed.seat(1), 'number', [1, 0], '7'],
      { type: 'hint', key: 'hint.gone' },
    ],
    [
      'a select without a value is no pick',
      [claimed.seat(1), 'number', []],
      { type: 'hint', key: 'hint.gone' },
    ],
    [
      'another page keeps what is chosen',
      [long.seat(onTurn), 'number', [0, 3, 5], 'p1'],
      { type: 'draft', draft: [0, 3, 5, 1] },
    ],
    [
      'the page of the chosen number needs no name',
      [long.seat(onTurn), 'number', [0, 3, 5, 1], 'p0'],
      { type: 'draft', draft: [0, 3, 5, undefined] },
    ],
    [
      'a page that is not there is no pick',
      [long.seat(onTurn), 'number', [0, 3, 5], 'p2'],
      { type: 'hint', key: 'hint.gone' },
    ],
    [
      'Play plays',
      [claimed.seat(1), 'play', [0, 0, 3]],
      {
        type: 'move',
        move: { type: 'play', card: 'marmot1', claim: { animal: 'yak', number: 3 } },
      },
    ],
    [
      'Play wants everything chosen',
      [claimed.seat(1), 'play', [0]],
      { type: 'hint', key: 'hint.incomplete' },
    ],
    [
      'what is no action is gone',
      [claimed.seat(1), 'true', []],
      { type: 'hint', key: 'hint.gone' },
    ],
  ];

  it.each(rows)('%s', (_what, [context, action, draft, value], reaction) => {
    const values = value === undefined ? [] : [value];
    expect(yakScreen.react(context, action, draft, values)).toEqual(reaction);
  });
});
