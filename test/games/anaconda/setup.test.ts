import { describe, expect, it } from 'vitest';
import { DECK, sortCards } from '../../../src/engine/cards.ts';
import { shuffle } from '../../../src/engine/shuffle.ts';
import { anaconda } from '../../../src/games/anaconda/game.ts';
import { parseOptions } from '../../../src/games/anaconda/options.ts';
import { drawSetup, parseSetup, setup } from '../../../src/games/anaconda/setup.ts';
import { publicView } from '../../../src/games/anaconda/view.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { dealt, options, told } from './builders.ts';

const DEFAULTS = {
  ante: 1,
  minBet: 1,
  maxBet: 5,
  maxRaises: 3,
  passing: 'classic',
  passBetting: false,
  declare: true,
  cards: 7,
  wild: 'none',
};

describe('the options', () => {
  it.each<[string, object, object]>([
    ['have defaults', {}, DEFAULTS],
    [
      'are taken as given',
      { ante: 100, maxBet: 1000, wild: 'howdy-doody' },
      {
        ...DEFAULTS,
        ante: 100,
        maxBet: 1000,
        wild: 'howdy-doody',
      },
    ],
    [
      'with one pass there is always betting around it',
      { passing: 'once', passBetting: false },
      {
        ...DEFAULTS,
        passing: 'once',
        passBetting: true,
      },
    ],
    [
      'may have bets of one size and no raise',
      { minBet: 5, maxRaises: 0 },
      {
        ...DEFAULTS,
        minBet: 5,
        maxRaises: 0,
      },
    ],
  ])('%s', (_name, input, expected) => {
    expect(parseOptions(input)).toEqual({ ok: true, value: expected });
  });

  it.each([
    [null],
    [[]],
    [{ ante: 0 }],
    [{ ante: 101 }],
    [{ ante: 1.5 }],
    [{ minBet: 0 }],
    [{ minBet: 6 }],
    [{ maxBet: 1001 }],
    [{ minBet: 3, maxBet: 2 }],
    [{ maxRaises: -1 }],
    [{ maxRaises: 11 }],
    [{ passing: 'right' }],
    [{ passBetting: 'yes' }],
    [{ declare: null }],
    [{ cards: 5 }],
    [{ cards: '7' }],
    [{ wild: 'deuces' }],
    [{ stacks: 100 }],
  ])('refuse %j with a sentence', (input) => {
    const parsed = parseOptions(input);
    expect(parsed.ok ? '' : parsed.refusal).toMatch(/^(Anaconda has the options|A least bet of)/);
  });
});

describe('the set-up', () => {
  it('names the dealer and the stacks', () => {
    const given = { dealer: 2, stacks: [1, 20, 300] };
    expect(parseSetup(given, 3)).toEqual({ ok: true, value: given });
  });

  it.each([
    [null],
    [{ dealer: 0 }],
    [{ stacks: [5, 5, 5] }],
    [{ dealer: 3, stacks: [5, 5, 5] }],
    [{ dealer: 0, stacks: [5, 5] }],
    [{ dealer: 0, stacks: [5, 5, 5, 5] }],
    [{ dealer: 0, stacks: [5, 0, 5] }],
    [{ dealer: 0, stacks: [5, 1.5, 5] }],
    [{ dealer: 0, stacks: [5, 5, 5], start: 0 }],
  ])('is not %j with three seats', (input) => {
    expect(parseSetup(input, 3).ok).toBe(false);
  });

  const draw = seededDraw('anaconda dealers');

  it('is what the table brings; only in its first hand the dealer is drawn', () => {
    const stacks = [10, 20, 30];
    expect(drawSetup(3, options(), draw, { stacks, dealer: 2 })).toEqual({ dealer: 2, stacks });
    const dealers = Array.from(
      { length: 60 },
      () => drawSetup(3, options(), draw, { stacks }).dealer,
    );
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2]));
  });

  it('without stacks is a fault', () => {
    expect(() => drawSetup(3, options(), draw, undefined)).toThrow('played for chips');
  });
});

describe('the deal', () => {
  it('takes the antes, and all from whoever has less', () => {
    const step = dealt({ stacks: [3, 50, 5], options: { ante: 5 } });
    expect(publicView(step.state)).toMatchObject({
      stacks: [0, 45, 0],
      paid: [3, 5, 5],
      pot: 13,
      bets: [0, 0, 0],
      toMatch: 0,
    });
    expect(told(step, 'dealt')).toEqual([
      { type: 'dealt', dealer: 2, cards: 7, antes: [3, 5, 5], allIn: [0, 2], stacks: [0, 45, 0] },
    ]);
  });

  it('goes one card at a time from the left of the dealer', () => {
    const deck = shuffle(DECK, seededDraw('anaconda deal'));
    const { state } = dealt({ stacks: [9, 9, 9, 9], dealer: 1, deck, options: { cards: 6 } });
    const handOf = (place: number) =>
      sortCards(deck.filter((_card, index) => index < 24 && index % 4 === place));
    expect(state.hands).toEqual([handOf(2), handOf(3), handOf(0), handOf(1)]);
  });

  it('tells each seat its own hand alone, then what comes first', () => {
    const { state, events } = dealt({ stacks: [9, 9, 9] });
    expect(events.slice(1)).toEqual([
      { to: [0], event: { type: 'hand', by: 0, cards: state.hands[0] } },
      { to: [1], event: { type: 'hand', by: 1, cards: state.hands[1] } },
      { to: [2], event: { type: 'hand', by: 2, cards: state.hands[2] } },
      { to: 'all', event: { type: 'asked', stage: 'pass-1' } },
    ]);
  });

  it('keeps nothing of the deck that is not dealt', () => {
    const { state } = dealt({ stacks: [9, 9, 9] });
    expect(JSON.stringify(state)).not.toContain(DECK[21]);
  });

  const stacks = [5, 5, 5];
  it.each<[string, number, readonly number[], number, readonly (readonly string[])[]]>([
    ['two seats', 2, [5, 5], 0, [DECK]],
    ['eight seats', 8, [5, 5, 5, 5, 5, 5, 5, 5], 0, [DECK]],
    ['a dealer who is not there', 3, stacks, 3, [DECK]],
    ['a stack too few', 3, [5, 5], 0, [DECK]],
    ['an empty stack', 3, [5, 0, 5], 0, [DECK]],
    ['no deck', 3, stacks, 0, []],
    ['two decks', 3, stacks, 0, [DECK, DECK]],
    ['a card too few', 3, stacks, 0, [DECK.slice(1)]],
    ['a card twice', 3, stacks, 0, [[...DECK.slice(1), 'As']]],
  ])('cannot be with %s', (_name, seats, given, dealer, decks) => {
    expect(() => setup(seats, options(), { dealer, stacks: given }, decks)).toThrow(
      /Anaconda is (not )?played|The set-up has to be/,
    );
  });

  it('is from one deck', () => {
    expect(anaconda.decks(3, options())).toEqual([DECK]);
  });
});
