import { describe, expect, it } from 'vitest';
import { turn } from '../../../src/games/anaconda/legal.ts';
import { privateView, publicView, result } from '../../../src/games/anaconda/view.ts';
import { betting, declaring, play, told } from './builders.ts';

const A = '9s 9h 9d 5c 5d';
const B = '6s 4d 3c As 2h';
const C = 'Ks Kd Qh Jc 7d';
const example = declaring({ fives: [A, B, C], paid: [10, 10, 10] });

describe('declaring', () => {
  const one = play(example, ['1: declare both']);

  it('is secret: the others only see who has', () => {
    expect(publicView(one.state)).toMatchObject({
      phase: 'declaring',
      turn: [0, 2],
      gaveOrSet: [false, true, false],
      declared: null,
    });
    expect(privateView(one.state, 1).declared).toBe('both');
    expect(privateView(one.state, 0).declared).toBeNull();
    expect(one.events).toEqual([
      { to: [1], event: { type: 'chose', by: 1, side: 'both' } },
      { to: 'all', event: { type: 'ready', by: 1, stage: 'declare' } },
    ]);
  });

  it('is shown when the last seat has declared', () => {
    const all = play(one.state, ['2: declare high', '0: declare high']);
    expect(told(all, 'declared')).toEqual([{ type: 'declared', sides: ['high', 'both', 'high'] }]);
    expect(publicView(all.state).declared).toEqual(['high', 'both', 'high']);
  });

  it('leaves folded seats out', () => {
    const state = declaring({ fives: [A, B, C], folded: [1] });
    expect(turn(state)).toEqual([0, 2]);
    const all = play(state, ['0: declare high', '2: declare low']);
    expect(publicView(all.state).declared).toEqual(['high', null, 'low']);
    expect(result(all.state)?.shown?.[1]).toBeNull();
    expect(told(all, 'shown')[0]?.hands[1]).toBeNull();
  });
});

describe('the worked example', () => {
  it('30 chips: A and B get 15 each', () => {
    const step = play(example, ['0: declare high', '1: declare low', '2: declare high']);
    expect(result(step.state)).toEqual({
      stacks: [115, 115, 100],
      won: [15, 15, 0],
      pots: [{ amount: 30, eligible: [0, 1, 2], awards: [15, 15, 0], high: [0], low: [1] }],
      shown: [A, B, C].map((five) => five.split(' ')),
    });
    expect(step.events.slice(-3).map(({ event }) => event)).toEqual([
      { type: 'shown', hands: [A, B, C].map((five) => five.split(' ')) },
      {
        type: 'pot',
        number: 0,
        failed: [],
        cardsSpoke: false,
        amount: 30,
        eligible: [0, 1, 2],
        awards: [15, 15, 0],
        high: [0],
        low: [1],
      },
      { type: 'ended', stacks: [115, 115, 100], won: [15, 15, 0] },
    ]);
  });

  it('31 chips: A gets 16, B 15', () => {
    const state = declaring({ fives: [A, B, C, C], paid: [10, 10, 10, 1], folded: [3] });
    const step = play(state, ['0: declare high', '1: declare low', '2: declare high']);
    expect(result(step.state)?.won).toEqual([16, 15, 0, 0]);
  });

  it('had B declared both, A takes all 30', () => {
    const step = play(example, ['0: declare high', '1: declare both', '2: declare high']);
    expect(result(step.state)).toMatchObject({
      won: [30, 0, 0],
      pots: [{ high: [0], low: [] }],
    });
    expect(told(step, 'pot')[0]?.failed).toEqual([1]);
  });
});

describe('side pots', () => {
  it('are awarded each on its own: a both-seat may fail in one and stand in the next', () => {
    const state = declaring({
      fives: [A, '6h 5d 4c 3h 2s', C],
      paid: [4, 10, 10],
      stacks: [0, 40, 40],
    });
    const step = play(state, ['0: declare high', '1: declare both', '2: declare high']);
    expect(told(step, 'pot').map(({ failed, high, low }) => ({ failed, high, low }))).toEqual([
      { failed: [1], high: [0], low: [] },
      { failed: [], high: [1], low: [1] },
    ]);
    expect(result(step.state)?.stacks).toEqual([12, 52, 40]);
  });

  it('of one seat come back without a test, with what folded seats had paid into them', () => {
    const state = declaring({ fives: [A, B, C], paid: [4, 8, 6], folded: [2] });
    const step = play(state, ['0: declare high', '1: declare high']);
    expect(told(step, 'returned')).toEqual([{ type: 'returned', by: 1, amount: 6, own: 4 }]);
    expect(result(step.state)).toMatchObject({
      won: [12, 6, 0],
      pots: [
        { amount: 12, eligible: [0, 1], high: [0], low: [] },
        { amount: 6, eligible: [1], awards: [0, 6, 0], high: [], low: [] },
      ],
    });
  });

  it('say when the cards spoke', () => {
    const step = play(declaring({ fives: [A, B, C], folded: [2] }), [
      '0: declare both',
      '1: declare both',
    ]);
    expect(told(step, 'pot')).toMatchObject([
      { failed: [0, 1], cardsSpoke: true, high: [0], low: [1] },
    ]);
  });
});

describe('high only', () => {
  it('ends with the last betting round: the best high hand takes each pot', () => {
    const state = betting({ fives: [A, B, C], stage: 'roll-4', options: { declare: false } });
    const step = play(state, ['0: check', '1: check', '2: check']);
    expect(publicView(step.state)).toMatchObject({
      phase: 'over',
      stage: 'roll-4',
      declared: null,
      faceUp: [A, B, C].map((five) => five.split(' ')),
    });
    expect(result(step.state)).toMatchObject({ won: [3, 0, 0], pots: [{ high: [0], low: [] }] });
  });
});
