import { describe, expect, it } from 'vitest';
import { DECK, sortCards, type PlayingCard } from '../../../src/engine/cards.ts';
import { shuffle } from '../../../src/engine/shuffle.ts';
import { CARDS_OF_ROUND, cardsOf, dealRound } from '../../../src/games/jabberwocky/deal.ts';
import { parseOptions } from '../../../src/games/jabberwocky/options.ts';
import { decks, drawSetup, parseSetup, setup } from '../../../src/games/jabberwocky/setup.ts';
import { deepFreeze } from '../../conformance/freeze.ts';
import { seededDraw } from '../../conformance/seeded.ts';

const OPTIONS = { quick: true };
const draw = seededDraw('decks');
const shuffled = deepFreeze(CARDS_OF_ROUND.map(() => shuffle(DECK, draw)));

describe('the options', () => {
  it('let the last card of a round be played by itself unless somebody says no', () => {
    expect(parseOptions({})).toEqual({ ok: true, value: { quick: true } });
    expect(parseOptions({ quick: true })).toEqual({ ok: true, value: { quick: true } });
    expect(parseOptions({ quick: false })).toEqual({ ok: true, value: { quick: false } });
  });

  it.each([[null], [[]], [{ quick: 'yes' }], [{ quick: true, fast: true }], [{ ladder: 'x' }]])(
    'refuse %j with a sentence',
    (input) => {
      expect(parseOptions(input)).toEqual({
        ok: false,
        refusal: 'Jabberwocky has one option: {"quick": true} or {"quick": false}.',
      });
    },
  );
});

describe('the set-up', () => {
  it('names the first dealer', () => {
    expect(parseSetup({ dealer: 2 }, 3)).toEqual({ ok: true, value: { dealer: 2 } });
  });

  it.each([[{ dealer: 3 }], [{ dealer: -1 }], [{ dealer: 0.5 }], [{ start: 0 }], [{}], [null]])(
    'is not %j with three seats',
    (input) => {
      expect(parseSetup(input, 3).ok).toBe(false);
    },
  );

  it('is drawn among all seats', () => {
    const dealers = Array.from({ length: 100 }, () => drawSetup(5, OPTIONS, draw).dealer);
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3, 4]));
  });
});

describe('the rounds', () => {
  it('rise from three cards to nine and fall back to three', () => {
    expect(CARDS_OF_ROUND).toEqual([3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3]);
  });

  it.each([0, 14, 1.5])('are not numbered %d', (round) => {
    expect(() => cardsOf(round)).toThrow('There is no round');
  });

  it('are dealt one card at a time from the left of the dealer, then one is turned up', () => {
    const [deck = []] = shuffled;
    const round = dealRound(1, 4, 3, deck);
    const handOf = (place: number): readonly PlayingCard[] =>
      sortCards([0, 4, 8].flatMap((first) => deck.slice(first + place, first + place + 1)));
    expect(round.hands).toEqual([handOf(0), handOf(1), handOf(2), handOf(3)]);
    expect(round.turned).toBe(deck[12]);
    expect(round.leader).toBe(0);
  });

  it('need enough cards', () => {
    expect(() => dealRound(1, 3, 0, DECK.slice(0, 9))).toThrow('The deck of round 1 is too short');
  });
});

describe('a game', () => {
  it('is played with one deck a round', () => {
    expect(decks()).toEqual(CARDS_OF_ROUND.map(() => DECK));
  });

  it.each([3, 4, 5])('keeps only what the coming rounds will be dealt, with %i seats', (seats) => {
    const { state } = setup(seats, OPTIONS, { dealer: 0 }, shuffled);
    const expected = CARDS_OF_ROUND.slice(1).map((cards, index) =>
      shuffled[index + 1]?.slice(0, cards * seats + 1),
    );
    expect(state.ahead).toEqual(expected);
  });

  it('tells everybody of the deal', () => {
    expect(setup(3, OPTIONS, { dealer: 2 }, shuffled).events).toEqual([
      {
        to: 'all',
        event: { type: 'dealt', round: 1, cards: 3, dealer: 2, turned: shuffled[0]?.[9] },
      },
    ]);
  });

  const twice = [...DECK.slice(0, -1), '2c'];
  it.each<[string, number, number, readonly (readonly string[])[]]>([
    ['two seats', 2, 0, shuffled],
    ['six seats', 6, 0, shuffled],
    ['three and a half seats', 3.5, 0, shuffled],
    ['a dealer who is not there', 3, 3, shuffled],
    ['twelve decks', 3, 0, shuffled.slice(1)],
    ['fourteen decks', 3, 0, [...shuffled, DECK]],
    ['a deck with a card too few', 3, 0, shuffled.with(12, DECK.slice(1))],
    ['a deck with a card twice', 3, 0, shuffled.map((deck, round) => (round === 4 ? twice : deck))],
  ])('cannot be set up with %s', (_name, seats, dealer, given) => {
    expect(() => setup(seats, OPTIONS, { dealer }, given)).toThrow(/Jabberwocky|cannot deal/);
  });
});
