import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../../src/games/cockroach/options.ts';
import { DECK, drawSetup, parseSetup, setup } from '../../../src/games/cockroach/setup.ts';
import { CREATURES } from '../../../src/games/cockroach/types.ts';

describe('the deck', () => {
  it('holds eight cards of each of eight creatures', () => {
    expect(DECK).toHaveLength(64);
    for (const creature of CREATURES) {
      expect(DECK.filter((card) => card === creature)).toHaveLength(8);
    }
  });
});

describe('the deal', () => {
  it.each([
    { seats: 2, start: 0, hands: [27, 27], removed: 10 },
    { seats: 3, start: 0, hands: [22, 21, 21], removed: 0 },
    { seats: 3, start: 2, hands: [21, 21, 22], removed: 0 },
    { seats: 4, start: 1, hands: [16, 16, 16, 16], removed: 0 },
    { seats: 5, start: 3, hands: [13, 13, 12, 13, 13], removed: 0 },
    { seats: 6, start: 4, hands: [11, 11, 10, 10, 11, 11], removed: 0 },
  ])(
    'gives $seats players from seat $start hands of $hands',
    ({ seats, start, hands, removed }) => {
      const { state, events } = setup(seats, {}, { start }, [DECK]);
      expect(state.hands.map((hand) => hand.length)).toEqual(hands);
      expect(state.fixed).toMatchObject({ start, removed: { length: removed } });
      expect(state.phase).toEqual({ name: 'offering', opener: start });
      expect(events).toEqual([{ to: 'all', event: { type: 'dealt', start, hands, removed } }]);
    },
  );

  it('puts the top ten cards aside for two', () => {
    const { state } = setup(2, {}, { start: 0 }, [DECK.toReversed()]);
    expect(state.fixed.removed).toEqual([...Array<string>(8).fill('toad'), 'stinkbug', 'stinkbug']);
  });

  it('goes one card at a time, clockwise from the start seat', () => {
    // On top lie eight bats, dealt to 1 2 0 1 2 0 1 2; at the bottom eight toads, to 0 1 2 0 1 2 0 1.
    const { state } = setup(3, {}, { start: 1 }, [DECK]);
    const count = (creature: string): readonly number[] =>
      state.hands.map((hand) => hand.filter((card) => card === creature).length);
    expect(count('bat')).toEqual([2, 3, 3]);
    expect(count('toad')).toEqual([3, 3, 2]);
  });

  it.each([0, 1, 7, 2.5])('is a fault for %d players', (seats) => {
    expect(() => setup(seats, {}, { start: 0 }, [DECK])).toThrow('is not played by');
  });

  it.each([-1, 3, 0.5])('is a fault where seat %d of three starts', (start) => {
    expect(() => setup(3, {}, { start }, [DECK])).toThrow('cannot start');
  });

  it.each([
    { what: 'no deck', decks: [] },
    { what: 'two decks', decks: [DECK, DECK] },
    { what: 'a card too few', decks: [DECK.slice(1)] },
    { what: 'a card too many', decks: [[...DECK, 'bat']] },
    { what: 'a strange card', decks: [DECK.with(0, 'cat' as never)] },
    { what: 'nine toads', decks: [DECK.with(0, 'toad')] },
  ])('is a fault with $what', ({ decks }) => {
    expect(() => setup(4, {}, { start: 0 }, decks)).toThrow('one deck of 8 × 8');
  });
});

describe('the set-up', () => {
  it('is the start seat', () => {
    expect(parseSetup({ start: 3 }, 4)).toEqual({ ok: true, value: { start: 3 } });
    expect(drawSetup(5, {}, (bound) => bound - 1)).toEqual({ start: 4 });
  });

  it.each([
    null,
    {},
    { start: 4 },
    { start: -1 },
    { start: 0.5 },
    { start: '0' },
    { start: 0, more: 1 },
    [0],
  ])('is not %j', (input) => {
    expect(parseSetup(input, 4)).toMatchObject({ ok: false });
  });
});

describe('the options', () => {
  it('are none', () => {
    expect(parseOptions({})).toEqual({ ok: true, value: {} });
  });

  it.each([null, undefined, [], 'none', { start: 1 }])('are not %j', (input) => {
    expect(parseOptions(input)).toEqual({ ok: false, refusal: 'Cockroach Poker has no options.' });
  });
});
