import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../../src/discord/games/jabberwocky/catalogue/index.ts';
import { ACTIONS } from '../../../../src/discord/games/jabberwocky/react.ts';
import { jabberwockyScreen } from '../../../../src/discord/games/jabberwocky/screen.ts';
import { jabberwocky } from '../../../../src/games/jabberwocky/game.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { randomTables, tableAfter } from './table.ts';

const tables = [3, 4, 5].flatMap((seats) => randomTables(seats, 20, seededDraw('forged', seats)));

const forged = fc.record({
  table: fc.constantFrom(...tables),
  seat: fc.nat(4),
  action: fc.oneof(fc.constantFrom(...ACTIONS), fc.string()),
  draft: fc.array(fc.option(fc.oneof(fc.nat(12), fc.integer(), fc.double()), { nil: undefined }), {
    maxLength: 8,
  }),
  values: fc.array(
    fc.oneof(
      fc.nat(12).map(String),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('-1', '1.5', '1e0', ' 1', '', '999', 'As', '__proto__', '٣'),
    ),
    { maxLength: 3 },
  ),
});

describe('a press', () => {
  it('with forged parts never throws, and what it makes the engine answers', () => {
    fc.assert(
      fc.property(forged, ({ table, seat: any, action, draft, values }) => {
        const seat = any % table.seats.length;
        const context = table.seat(seat);
        const reaction = jabberwockyScreen.react(context, action, draft, values);
        if (reaction.type === 'hint') expect(catalogue.en).toHaveProperty([reaction.key]);
        if (reaction.type === 'move') {
          const move = jabberwocky.parseMove(reaction.move);
          // What is no number at all cannot be written into an id, and is no move.
          if (move === undefined) expect(draft[0]).not.toSatisfy(Number.isFinite);
          else expect(() => jabberwocky.apply(table.state, seat, move)).not.toThrow();
        }
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });

  const hands = ['4h 8h 2s', '7c Kd As', '9c Td 3d'];
  const bidding = tableAfter(hands, '2h', ['1', '1']);
  const playing = tableAfter(hands, '2h', ['1', '1', '0']);

  it.each([
    ['a button bids its number', bidding.seat(0), 'bid', [2], [], { type: 'bid', tricks: 2 }],
    ['a select bids its value', bidding.seat(0), 'bid', [], ['3'], { type: 'bid', tricks: 3 }],
    [
      'the forbidden bid is left to the engine to refuse',
      bidding.seat(0),
      'bid',
      [1],
      [],
      { type: 'bid', tricks: 1 },
    ],
    ['a button plays a card', playing.seat(1), 'play', [0], [], { type: 'play', card: '7c' }],
    [
      'a bid after the bids is left to the engine to refuse',
      playing.seat(1),
      'bid',
      [0],
      [],
      { type: 'bid', tricks: 0 },
    ],
  ] as const)('%s', (_what, context, action, draft, values, move) => {
    expect(jabberwockyScreen.react(context, action, draft, values)).toEqual({ type: 'move', move });
  });

  it.each([
    ['off turn', bidding.seat(1), 'bid', [0], [], 'hint.notYourTurn'],
    ['that is no action', bidding.seat(0), 'pass', [], [], 'hint.gone'],
    ['without a number', bidding.seat(0), 'bid', [], [], 'hint.gone'],
    ['with a word for a number', bidding.seat(0), 'bid', [], ['two'], 'hint.gone'],
    ['on a card that is not there', playing.seat(1), 'play', [3], [], 'hint.gone'],
    ['without a card', playing.seat(1), 'play', [], [], 'hint.gone'],
  ] as const)('%s gives a hint', (_what, context, action, draft, values, key) => {
    expect(jabberwockyScreen.react(context, action, draft, values)).toEqual({ type: 'hint', key });
  });
});
