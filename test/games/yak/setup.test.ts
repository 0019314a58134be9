import { describe, expect, it } from 'vitest';
import { DECK } from '../../../src/games/yak/cards.ts';
import { parseOptions } from '../../../src/games/yak/options.ts';
import { drawSetup, parseSetup, setup } from '../../../src/games/yak/setup.ts';
import { deepFreeze } from '../../conformance/freeze.ts';
import { seededDraw } from '../../conformance/seeded.ts';

const OPTIONS = { ladder: 'animal-first' } as const;
const deck = deepFreeze(DECK);

describe('the options', () => {
  it('default to the ladder by animal', () => {
    expect(parseOptions({})).toEqual({ ok: true, value: { ladder: 'animal-first' } });
  });

  it('take the ladder by number', () => {
    expect(parseOptions({ ladder: 'number-first' })).toEqual({
      ok: true,
      value: { ladder: 'number-first' },
    });
  });

  it.each([[null], [[]], ['ladder'], [{ ladder: 'up' }], [{ ladder: null }], [{ speed: 1 }]])(
    'refuse %j with a sentence',
    (input) => {
      expect(parseOptions(input)).toEqual({
        ok: false,
        refusal: 'Yak has one option, ladder: animal-first or number-first.',
      });
    },
  );
});

describe('the set-up', () => {
  it('names a seat of the table', () => {
    expect(parseSetup({ start: 3 }, 4)).toEqual({ ok: true, value: { start: 3 } });
  });

  it.each([[{ start: 4 }], [{ start: -1 }], [{ start: 0.5 }], [{ start: '0' }], [{}], [null]])(
    'is not %j with four seats',
    (input) => {
      expect(parseSetup(input, 4).ok).toBe(false);
    },
  );

  it('is drawn among all seats', () => {
    const draw = seededDraw('start');
    const starts = Array.from({ length: 100 }, () => drawSetup(6, OPTIONS, draw).start);
    expect(new Set(starts)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});

describe('the deal', () => {
  it.each([2, 3, 4, 5, 6])('gives five cards each to %i seats, one at a time', (seats) => {
    const { state } = setup(seats, OPTIONS, { start: 1 }, [deck]);
    const dealt = (seat: number, round: number): string | undefined =>
      deck[round * seats + ((seat - 1 + seats) % seats)];
    for (const [seat, hand] of state.hands.entries()) {
      const expected = [0, 1, 2, 3, 4].map((round) => dealt(seat, round));
      expect(hand).toEqual(expected.toSorted());
    }
    expect(state.draw).toEqual(deck.slice(5 * seats));
    expect(state.phase).toEqual({ name: 'playing', turn: 1 });
  });

  it('is told to everybody in numbers', () => {
    expect(setup(2, OPTIONS, { start: 1 }, [deck]).events).toEqual([
      { to: 'all', event: { type: 'dealt', start: 1, hands: [5, 5], draw: 97 } },
    ]);
  });

  it.each<[string, number, number, readonly (readonly string[])[]]>([
    ['one seat', 1, 0, [deck]],
    ['seven seats', 7, 0, [deck]],
    ['two and a half seats', 2.5, 0, [deck]],
    ['a start seat that is none', 2, 2, [deck]],
    ['no deck', 2, 0, []],
    ['two decks', 2, 0, [deck, deck]],
    ['a card too few', 2, 0, [deck.slice(1)]],
    ['a card of another game', 2, 0, [[...deck.slice(1), 'toad']]],
    ['a card twice for another', 2, 0, [[...deck.slice(0, -1), 'yak1']]],
  ])('throws on %s', (_name, seats, start, decks) => {
    expect(() => setup(seats, OPTIONS, { start }, decks)).toThrow(/^(Yak is|Seat)/);
  });
});
