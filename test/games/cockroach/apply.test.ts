import { describe, expect, it } from 'vitest';
import type { Move, State } from '../../../src/games/cockroach/types.ts';
import {
  offer,
  pass,
  peek,
  play,
  refusalOf,
  sayFalse,
  sayTrue,
  table,
  type Line,
} from './build.ts';

/** Everybody holds a bat, a fly and a toad. */
const four = table({ hands: Array<string>(4).fill('bat fly toad') });
const three = table({ hands: Array<string>(3).fill('bat fly toad') });
const two = table({ hands: Array<string>(2).fill('bat fly toad') });

describe('a refused move', () => {
  const offered: readonly Line[] = [[0, offer('bat', 1)]];
  const peeked: readonly Line[] = [...offered, [1, peek]];
  const passed: readonly Line[] = [...peeked, [1, pass(2, 'fly')]];
  const last: readonly Line[] = [...passed, [2, pass(3, 'fly')]];
  const over = play(
    table({ hands: ['bat fly', 'fly', 'toad'], faceUp: { 0: { bat: 3 } } }),
    [0, offer('bat', 1)],
    [1, sayTrue],
  ).state;

  const rows: readonly {
    code: string;
    why: string;
    at?: State;
    lines?: readonly Line[];
    by: number;
    move: Move;
  }[] = [
    { code: 'game-over', why: 'the loser is found', at: over, by: 0, move: offer('fly', 1) },
    { code: 'game-over', why: 'the loser is found, whoever asks', at: over, by: 2, move: peek },
    { code: 'not-your-turn', why: 'another seat opens', by: 1, move: offer('bat', 0) },
    { code: 'not-your-turn', why: 'another seat decides', lines: offered, by: 2, move: sayTrue },
    {
      code: 'not-your-turn',
      why: 'the opener does not decide',
      lines: offered,
      by: 0,
      move: sayTrue,
    },
    { code: 'not-your-turn', why: 'there is no such seat', by: 7, move: offer('bat', 0) },
    {
      code: 'not-your-turn',
      why: 'the turn is asked before the phase',
      lines: offered,
      by: 2,
      move: offer('bat', 0),
    },
    { code: 'wrong-phase', why: 'there is nothing to judge', by: 0, move: sayTrue },
    { code: 'wrong-phase', why: 'there is nothing to look at', by: 0, move: peek },
    { code: 'wrong-phase', why: 'there is nothing to pass', by: 0, move: pass(1, 'bat') },
    {
      code: 'wrong-phase',
      why: 'a card lies there already',
      lines: offered,
      by: 1,
      move: offer('bat', 2),
    },
    {
      code: 'wrong-phase',
      why: 'who has looked cannot judge',
      lines: peeked,
      by: 1,
      move: sayTrue,
    },
    {
      code: 'wrong-phase',
      why: 'who has looked cannot look again',
      lines: peeked,
      by: 1,
      move: peek,
    },
    {
      code: 'wrong-phase',
      why: 'who has looked cannot offer',
      lines: peeked,
      by: 1,
      move: offer('bat', 2),
    },
    { code: 'must-judge', why: 'the last seat may not look', lines: last, by: 3, move: peek },
    {
      code: 'must-judge',
      why: 'the last seat may not pass',
      lines: last,
      by: 3,
      move: pass(0, 'bat'),
    },
    {
      code: 'must-judge',
      why: 'of two players the second may not look',
      at: two,
      lines: offered,
      by: 1,
      move: peek,
    },
    {
      code: 'must-judge',
      why: 'it comes before a bad claim and a bad seat',
      at: two,
      lines: offered,
      by: 1,
      move: pass(9, 'cat'),
    },
    { code: 'not-in-hand', why: 'the opener has none', by: 0, move: offer('rat', 1) },
    {
      code: 'not-in-hand',
      why: 'it comes before a bad claim and a bad seat',
      by: 0,
      move: offer('rat', 0, 'cat'),
    },
    { code: 'bad-claim', why: 'no creature is offered', by: 0, move: offer('bat', 1, 'cat') },
    { code: 'bad-claim', why: 'nothing is claimed', by: 0, move: offer('bat', 1, '') },
    { code: 'bad-claim', why: 'a creature is written small', by: 0, move: offer('bat', 1, 'Bat') },
    {
      code: 'bad-claim',
      why: 'no creature is passed',
      lines: offered,
      by: 1,
      move: pass(2, 'cat'),
    },
    {
      code: 'bad-claim',
      why: 'it comes before a bad seat',
      lines: peeked,
      by: 1,
      move: pass(1, 'constructor'),
    },
    { code: 'bad-seat', why: 'a card is not offered to oneself', by: 0, move: offer('bat', 0) },
    { code: 'bad-seat', why: 'there are four seats', by: 0, move: offer('bat', 4) },
    { code: 'bad-seat', why: 'no seat is negative', by: 0, move: offer('bat', -1) },
    { code: 'bad-seat', why: 'a seat is a whole number', by: 0, move: offer('bat', 1.5) },
    {
      code: 'bad-seat',
      why: 'a card is not passed to oneself, who has had it too',
      lines: peeked,
      by: 1,
      move: pass(1, 'bat'),
    },
    {
      code: 'bad-seat',
      why: 'a card is not passed to nobody',
      lines: offered,
      by: 1,
      move: pass(4, 'bat'),
    },
    {
      code: 'has-seen',
      why: 'the opener has had the card',
      lines: offered,
      by: 1,
      move: pass(0, 'bat'),
    },
    {
      code: 'has-seen',
      why: 'the opener has had the card, after a look too',
      lines: peeked,
      by: 1,
      move: pass(0, 'bat'),
    },
    {
      code: 'has-seen',
      why: 'a passer has decided on it',
      lines: passed,
      by: 2,
      move: pass(1, 'bat'),
    },
  ];

  it.each(rows)('is $code where $why', ({ code, at = four, lines = [], by, move }) => {
    expect(refusalOf(at, lines, [by, move])).toBe(code);
  });
});

describe('a judged card', () => {
  const rows: readonly {
    what: string;
    claim: string;
    answer: Move;
    keeper: number;
    right: boolean;
  }[] = [
    { what: 'a truth that is believed', claim: 'bat', answer: sayTrue, keeper: 0, right: true },
    { what: 'a truth that is doubted', claim: 'bat', answer: sayFalse, keeper: 2, right: false },
    { what: 'a lie that is believed', claim: 'fly', answer: sayTrue, keeper: 2, right: false },
    { what: 'a lie that is doubted', claim: 'fly', answer: sayFalse, keeper: 0, right: true },
  ];

  it.each(rows)('goes to seat $keeper for $what', ({ claim, answer, keeper, right }) => {
    const { state, events } = play(four, [0, offer('bat', 2, claim)], [2, answer]);
    expect(state.phase).toEqual({ name: 'offering', opener: keeper });
    expect(state.faceUp[keeper]).toEqual({ bat: 1 });
    expect(events.slice(-2)).toMatchObject([
      { to: 'all', event: { type: 'judged', by: 2, right, claim, card: 'bat', from: 0, keeper } },
      { to: 'all', event: { type: 'kept', keeper, card: 'bat', count: 1 } },
    ]);
  });
});

describe('situations that come up', () => {
  it('saying "false" to a lie is right: the passer keeps it', () => {
    const { state } = play(four, [0, offer('bat', 1)], [1, pass(2, 'fly')], [2, sayFalse]);
    expect(state.faceUp).toEqual([{}, { bat: 1 }, {}, {}]);
  });

  it('only the latest claim counts', () => {
    const { state } = play(four, [0, offer('bat', 1, 'bat')], [1, pass(2, 'toad')], [2, sayTrue]);
    expect(state.faceUp).toEqual([{}, {}, { bat: 1 }, {}]);
  });

  it('after three passes the first opener is safe', () => {
    const five = table({ hands: Array<string>(5).fill('bat fly toad') });
    const { state } = play(
      five,
      [0, offer('bat', 1, 'fly')],
      [1, pass(2, 'fly')],
      [2, pass(3, 'fly')],
      [3, pass(4, 'fly')],
      [4, sayFalse],
    );
    expect(state.faceUp).toEqual([{}, {}, {}, { bat: 1 }, {}]);
    expect(state.phase).toEqual({ name: 'offering', opener: 3 });
  });

  it('a claim may be confirmed', () => {
    const { state } = play(four, [0, offer('bat', 1, 'fly')], [1, peek], [1, pass(2, 'fly')]);
    expect(state.phase).toMatchObject({
      name: 'deciding',
      trail: [{ claim: 'fly' }, { claim: 'fly' }],
    });
  });

  it('with an empty hand one can be offered cards, pass and judge', () => {
    const empty = table({ hands: ['bat fly', '', '', 'toad'] });
    const { state } = play(
      empty,
      [0, offer('bat', 1)],
      [1, peek],
      [1, pass(2, 'bat')],
      [2, pass(3, 'bat')],
      [3, sayFalse],
    );
    expect(state.phase).toEqual({ name: 'offering', opener: 3 });
    const judged = play(empty, [0, offer('bat', 1)], [1, sayTrue]);
    expect(judged.state.phase).toEqual({ name: 'offering', opener: 0 });
  });

  it('keeping the fourth of a kind with an empty hand is a set', () => {
    const { state } = play(
      table({ hands: ['bat', 'fly', 'toad'], faceUp: { 0: { bat: 3 } } }),
      [0, offer('bat', 1)],
      [1, sayTrue],
    );
    expect(state.phase).toMatchObject({ result: { loser: 0, reason: 'set', creature: 'bat' } });
  });
});

describe('the end', () => {
  it('comes with the fourth card of a creature', () => {
    const { state, events } = play(
      table({ hands: ['bat fly', 'fly', 'toad'], faceUp: { 1: { bat: 3 } } }),
      [0, offer('bat', 1)],
      [1, sayFalse],
    );
    const result = { loser: 1, reason: 'set', creature: 'bat', winners: [0, 2] };
    expect(state.phase).toEqual({ name: 'over', result });
    expect(state.faceUp[1]).toEqual({ bat: 4 });
    expect(events.at(-1)).toEqual({
      to: 'all',
      event: { type: 'ended', loser: 1, reason: 'set', creature: 'bat' },
    });
  });

  it('does not come with the fourth card between two players, but with the fifth', () => {
    const lines: readonly Line[] = [
      [0, offer('bat', 1)],
      [1, sayFalse],
    ];
    const hands = ['bat fly', 'fly'];
    expect(play(table({ hands, faceUp: { 1: { bat: 3 } } }), ...lines).state.phase.name).toBe(
      'offering',
    );
    expect(play(table({ hands, faceUp: { 1: { bat: 4 } } }), ...lines).state.phase).toMatchObject({
      result: { loser: 1, reason: 'set', creature: 'bat' },
    });
  });

  it('comes where the keeper has no card to open with', () => {
    const { state } = play(
      table({ hands: ['bat fly', 'fly', ''] }),
      [0, offer('bat', 2)],
      [2, sayFalse],
    );
    expect(state.phase).toEqual({
      name: 'over',
      result: { loser: 2, reason: 'empty-hand', creature: null, winners: [0, 1] },
    });
  });

  it('does not come with four cards of four creatures', () => {
    const { state } = play(
      table({ hands: ['bat fly', 'fly', 'toad'], faceUp: { 1: { fly: 3, toad: 3, rat: 3 } } }),
      [0, offer('bat', 1)],
      [1, sayFalse],
    );
    expect(state.phase.name).toBe('offering');
  });
});

describe('what is told', () => {
  const { events } = play(
    three,
    [0, offer('bat', 1, 'fly')],
    [1, peek],
    [1, pass(2, 'toad')],
    [2, sayFalse],
  );

  it('names a card only to who has seen it, until it lies open', () => {
    expect(events).toEqual([
      { to: 'all', event: { type: 'offered', by: 0, to: 1, claim: 'fly' } },
      { to: [0], event: { type: 'laid', by: 0, card: 'bat' } },
      { to: 'all', event: { type: 'peeked', by: 1 } },
      { to: [1], event: { type: 'saw', by: 1, card: 'bat' } },
      { to: 'all', event: { type: 'passed', by: 1, to: 2, claim: 'toad', peeked: true } },
      {
        to: 'all',
        event: {
          type: 'judged',
          by: 2,
          truth: false,
          right: true,
          claim: 'toad',
          card: 'bat',
          from: 1,
          keeper: 1,
        },
      },
      { to: 'all', event: { type: 'kept', keeper: 1, card: 'bat', count: 1 } },
    ]);
  });

  it('tells a pass without a look from one with', () => {
    const unseen = play(three, [0, offer('bat', 1)], [1, pass(2, 'toad')]);
    expect(unseen.events.at(-1)).toEqual({
      to: 'all',
      event: { type: 'passed', by: 1, to: 2, claim: 'toad', peeked: false },
    });
  });
});

it('an offer takes exactly one card out of the hand', () => {
  const { state } = play(table({ hands: ['bat bat fly', 'fly'] }), [0, offer('bat', 1)]);
  expect(state.hands).toEqual([['bat', 'fly'], ['fly']]);
});
