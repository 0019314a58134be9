import { describe, expect, it } from 'vitest';
import { disclose, privateView, publicView, result } from '../../../src/games/cockroach/view.ts';
import { setup, DECK } from '../../../src/games/cockroach/setup.ts';
import type { State } from '../../../src/games/cockroach/types.ts';
import { offer, pass, peek, play, sayTrue, table } from './build.ts';

const five = table({
  hands: ['bat bat toad', 'fly', 'fly', 'fly', 'rat'],
  faceUp: { 3: { toad: 2 } },
});
const knows = (state: State): readonly unknown[] =>
  state.hands.map((_hand, seat) => privateView(state, seat).knows);

describe('what everybody sees', () => {
  it('has no offer while a card is to be offered', () => {
    expect(publicView(five)).toEqual({
      phase: 'offering',
      turn: [0],
      start: 0,
      hands: [3, 1, 1, 1, 1],
      faceUp: [{}, {}, {}, { toad: 2 }, {}],
      removed: 0,
      offer: null,
      result: null,
    });
  });

  it('has the whole way of the card, and who looked', () => {
    const { state } = play(
      five,
      [0, offer('bat', 3, 'fly')],
      [3, peek],
      [3, pass(1, 'rat')],
      [1, pass(4, 'rat')],
    );
    expect(publicView(state)).toMatchObject({
      phase: 'deciding',
      turn: [4],
      hands: [2, 1, 1, 1, 1],
      offer: {
        from: 1,
        to: 4,
        claim: 'rat',
        had: [0, 1, 3, 4],
        trail: [
          { from: 0, to: 3, claim: 'fly', peeked: true },
          { from: 3, to: 1, claim: 'rat', peeked: true },
          { from: 1, to: 4, claim: 'rat', peeked: false },
        ],
      },
    });
  });

  it('shows a look as the phase alone until the card is passed', () => {
    const { state } = play(five, [0, offer('bat', 3, 'fly')], [3, peek]);
    expect(publicView(state)).toMatchObject({
      phase: 'passing',
      turn: [3],
      offer: { from: 0, to: 3 },
    });
  });

  it('counts the cards put aside with two players', () => {
    expect(publicView(setup(2, {}, { start: 0 }, [DECK]).state)).toMatchObject({ removed: 10 });
  });
});

describe('what one seat sees', () => {
  it('is the own hand, sorted', () => {
    expect(privateView(five, 0)).toEqual({ hand: ['bat', 'bat', 'toad'], knows: null });
    expect(privateView(five, 9)).toEqual({ hand: [], knows: null });
  });

  it('is the card in play for the opener and for who has looked, until the round ends', () => {
    const offered = play(five, [0, offer('bat', 3)]).state;
    expect(knows(offered)).toEqual(['bat', null, null, null, null]);
    const peeked = play(offered, [3, peek]).state;
    expect(knows(peeked)).toEqual(['bat', null, null, 'bat', null]);
    const passed = play(peeked, [3, pass(1, 'rat')], [1, pass(2, 'rat')]).state;
    expect(knows(passed)).toEqual(['bat', null, null, 'bat', null]);
    const judged = play(passed, [2, sayTrue]).state;
    expect(knows(judged)).toEqual([null, null, null, null, null]);
  });
});

describe('the end', () => {
  const { state } = play(
    table({ hands: ['bat toad', 'fly', 'rat'], faceUp: { 1: { bat: 3 } } }),
    [0, offer('bat', 1, 'fly')],
    [1, sayTrue],
  );

  it('has a result, no offer, and nobody who knows a card', () => {
    const expected = { loser: 1, reason: 'set', creature: 'bat', winners: [0, 2] };
    expect(result(state)).toEqual(expected);
    expect(publicView(state)).toMatchObject({
      phase: 'over',
      turn: [],
      offer: null,
      result: expected,
    });
    expect(knows(state)).toEqual([null, null, null]);
  });

  it('lets everybody see every hand', () => {
    expect(disclose(state)).toEqual([
      { to: 'all', event: { type: 'hands', hands: [['toad'], ['fly'], ['rat']], inPlay: null } },
    ]);
  });

  it('shows the card in play where the table ends early, but not the cards put aside', () => {
    const dealt = setup(2, {}, { start: 0 }, [DECK]).state;
    const early = play(dealt, [0, offer('toad', 1, 'fly')]).state;
    expect(disclose(early)).toEqual([
      { to: 'all', event: { type: 'hands', hands: early.hands, inPlay: 'toad' } },
    ]);
  });
});
