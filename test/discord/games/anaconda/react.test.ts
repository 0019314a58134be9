import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includes } from '../../../../src/engine/choices.ts';
import { anaconda } from '../../../../src/games/anaconda/game.ts';
import { catalogue } from '../../../../src/discord/games/anaconda/catalogue/index.ts';
import { ACTIONS } from '../../../../src/discord/games/anaconda/react.ts';
import { anacondaScreen } from '../../../../src/discord/games/anaconda/screen.ts';
import type { Draft } from '../../../../src/discord/screens/contract.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { controlsOf, faultsOf } from '../../../support/panel-controls.ts';
import { example } from './example.ts';
import { randomTables } from './table.ts';

const tables = [3, 4, 5, 7].flatMap((seats) =>
  randomTables(seats, 20, seededDraw('forged', seats)),
);

const forged = fc.record({
  table: fc.constantFrom(...tables),
  seat: fc.nat(6),
  action: fc.oneof(fc.constantFrom(...ACTIONS), fc.string()),
  draft: fc.array(
    fc.option(fc.oneof(fc.nat(8), fc.nat(1000), fc.integer(), fc.double()), { nil: undefined }),
    { maxLength: 8 },
  ),
  values: fc.array(
    fc.oneof(
      fc.nat(8).map(String),
      fc.nat(2000).map(String),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('-1', '1.5', '1e0', ' 1', '', '99999', 'As', '__proto__', '٣'),
    ),
    { maxLength: 8 },
  ),
});

describe('a press', () => {
  it('with forged parts never throws, and what it makes the engine answers', () => {
    fc.assert(
      fc.property(forged, ({ table, seat: any, action, draft, values }) => {
        const seat = any % table.seats.length;
        const context = table.seat(seat);
        const reaction = anacondaScreen.react(context, action, draft, values);
        if (reaction.type === 'hint') expect(catalogue.en).toHaveProperty([reaction.key]);
        if (reaction.type === 'move') {
          const move = anaconda.parseMove(reaction.move);
          // What is no number at all cannot be written into an id, and is no move.
          if (move === undefined) expect(draft[0]).not.toSatisfy(Number.isFinite);
          else expect(() => anaconda.apply(table.state, seat, move)).not.toThrow();
          if (move?.type === 'give' || move?.type === 'arrange') {
            expect(includes(context.mine.choices, move)).toBe(true);
          }
        }
        if (reaction.type === 'draft') {
          const { body } = anacondaScreen.privatePart(context, reaction.draft);
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
        const { body } = anacondaScreen.privatePart(context, draft);
        expect(faultsOf(controlsOf(body))).toEqual([]);
      }),
      { numRuns: 1_000, seed: 7 },
    );
  });

  const passing = example(0).seat(0); // 2s 5c 5d 9h 9s Kc Qc by suit: 5c Qc Kc 5d 9h 2s 9s
  const arranging = example(9).seat(0); // 5c Kc 5d 9d 8h 9h 9s
  const betting = example(14).seat(1);
  const declaring = example(25).seat(1);

  it.each([
    ['Check checks', example(12).seat(2), 'check', [], [], { type: 'check' }],
    ['Call calls', betting, 'call', [], [], { type: 'call' }],
    ['Fold folds', betting, 'fold', [], [], { type: 'fold' }],
    ['a button raises', betting, 'raise', [5], [], { type: 'raise', by: 5 }],
    ['a select raises', betting, 'raise', [], ['3'], { type: 'raise', by: 3 }],
    [
      'a form takes blanks around a number',
      betting,
      'raise',
      [],
      [' 3 '],
      { type: 'raise', by: 3 },
    ],
    [
      'an amount beyond the bounds is left to the engine to refuse',
      betting,
      'raise',
      [],
      ['77'],
      { type: 'raise', by: 77 },
    ],
    [
      'a bet where there is one is left to the engine',
      betting,
      'bet',
      [2],
      [],
      { type: 'bet', amount: 2 },
    ],
    [
      'the cards of a pass are sent',
      passing,
      'give',
      [5, 1, 2],
      [],
      { type: 'give', cards: ['Qc', 'Kc', '2s'] },
    ],
    [
      'an order is sent as it is',
      arranging,
      'arrange',
      [6, 5, 3, 0, 2],
      [],
      { type: 'arrange', cards: ['9s', '9h', '9d', '5c', '5d'] },
    ],
    ['High declares high', declaring, 'high', [], [], { type: 'declare', side: 'high' }],
    ['Both declares both', declaring, 'both', [], [], { type: 'declare', side: 'both' }],
  ] as const)('%s', (_what, context, action, draft: Draft, values, move) => {
    expect(anacondaScreen.react(context, action, draft, values)).toEqual({ type: 'move', move });
  });

  it.each([
    ['a pick is taken up', passing, 'pick', [], ['5', '1', '2'], [1, 2, 5]],
    ['a pick replaces the one before', passing, 'pick', [0, 1, 2], ['6', '5', '4'], [4, 5, 6]],
    ['a pick beyond the count is cut', passing, 'pick', [], ['0', '1', '2', '3'], [0, 1, 2]],
    ['a card that is not there is no pick', passing, 'pick', [], ['0', '9'], [0]],
    ['a card is put last', arranging, 'card', [6, 5], [], [6, 5]],
    ['a doubled card counts once', arranging, 'card', [6, 6, 5], [], [6, 5]],
    ['the best hand for high, best first', arranging, 'order', [], ['0'], [6, 5, 3, 2, 0]],
    ['and the other way round', arranging, 'order', [], ['1'], [0, 2, 3, 5, 6]],
    ['and begun anew', arranging, 'clear', [6, 5], [], []],
  ] as const)('%s', (_what, context, action, draft: Draft, values, chosen) => {
    const reaction = anacondaScreen.react(context, action, draft, values);
    expect(reaction).toEqual({ type: 'draft', draft: chosen });
  });

  it.each([
    ['off turn', example(14).seat(0), 'fold', [], [], 'hint.notYourTurn'],
    ['that is no action', betting, 'pass', [], [], 'hint.gone'],
    ['for a form that is not needed', betting, 'bet-more', [], [], 'hint.gone'],
    ['with words for a number', betting, 'raise', [], ['three'], 'hint.number'],
    ['without an amount', betting, 'raise', [], [], 'hint.number'],
    ['that gives too few cards', passing, 'give', [0, 1], [], 'hint.chooseGive'],
    ['that gives where nothing is passed', betting, 'give', [0, 1, 2], [], 'hint.gone'],
    ['that arranges too few cards', arranging, 'arrange', [0, 1, 2, 3], [], 'hint.chooseFive'],
    ['that arranges where it is not asked', passing, 'arrange', [0, 1, 2, 3, 4], [], 'hint.gone'],
    ['on an order that is not there', arranging, 'order', [], ['4'], 'hint.gone'],
  ] as const)('%s gives a hint', (_what, context, action, draft: Draft, values, key) => {
    expect(anacondaScreen.react(context, action, draft, values)).toEqual({ type: 'hint', key });
  });
});
