import { describe, expect, it } from 'vitest';
import { list } from '../../../src/engine/choices.ts';
import { choices, turn } from '../../../src/games/anaconda/legal.ts';
import { publicView } from '../../../src/games/anaconda/view.ts';
import { wagerRange } from '../../../src/games/anaconda/show.ts';
import { after, betting, dealt, play, told } from './builders.ts';

const fives = ['Ks Qd 9h 7c 4s', 'Jd Tc 8h 5s 2d', '9c 8d 6s 4d 2h', '8s 7d 6c 3d 2c'];
const three = fives.slice(0, 3);

describe('a betting round', () => {
  it('goes clockwise until everybody has checked, then the next card is turned up', () => {
    const { state, events } = play(betting({ fives: three }), ['0: check', '1: check', '2: check']);
    expect(state.phase).toMatchObject({ name: 'betting', stage: 'roll-2' });
    expect(events.slice(-2)).toEqual([
      {
        to: 'all',
        event: {
          type: 'turned-up',
          stage: 'roll-2',
          cards: [
            { by: 0, card: 'Qd' },
            { by: 1, card: 'Tc' },
            { by: 2, card: '8d' },
          ],
        },
      },
      { to: 'all', event: { type: 'betting', stage: 'roll-2', first: 0, pot: 3 } },
    ]);
  });

  it('goes on until everybody has paid as much as the highest', () => {
    const bet = play(betting({ fives: three }), ['0: check', '1: bet 3', '2: call']);
    expect(turn(bet.state)).toEqual([0]);
    const raised = after(bet.state, 0, 'raise 2').state;
    expect(publicView(raised)).toMatchObject({
      bets: [5, 3, 3],
      toMatch: 5,
      raises: 1,
      paid: [6, 4, 4],
      stacks: [95, 97, 97],
      pot: 14,
      turn: [1],
    });
    const { state } = play(raised, ['1: call', '2: fold']);
    expect(state.phase).toMatchObject({ name: 'betting', stage: 'roll-2', bets: [0, 0, 0] });
    expect(state.paid).toEqual([6, 6, 4]);
  });

  it('tells each payment with its cost, the sum in the round, and who is all-in', () => {
    const state = betting({ fives: three, stacks: [100, 10, 7] });
    const { events } = play(state, ['0: bet 4', '1: raise 5', '2: call', '0: fold']);
    expect(events.slice(0, 4).map(({ event }) => event)).toEqual([
      { type: 'bet', by: 0, paid: 4, inRound: 4, allIn: false },
      { type: 'raised', by: 1, more: 5, paid: 9, inRound: 9, allIn: false },
      { type: 'called', by: 2, paid: 7, inRound: 7, allIn: true },
      { type: 'folded', by: 0 },
    ]);
  });

  it('asks the last able seat only where there is something to call', () => {
    const state = betting({ fives: three, stacks: [5, 0, 50] });
    const called = play(state, ['0: bet 5']);
    expect(turn(called.state)).toEqual([2]);
    expect(list(choices(called.state, 2), 10)).toEqual([{ type: 'call' }, { type: 'fold' }]);
    const closed = after(called.state, 2, 'call').state;
    expect(closed.phase).toEqual({ name: 'declaring', stage: 'declare' });
    const folded = betting({ fives: three, stacks: [5, 0, 50] });
    expect(after(folded, 0, 'fold').state.phase).toEqual({ name: 'declaring', stage: 'declare' });
  });

  it('is skipped where fewer than two seats are able, and so are all that follow', () => {
    const state = betting({ fives: three, stacks: [5, 5, 50] });
    const step = play(state, ['0: bet 5', '1: call', '2: call']);
    expect(told(step, 'turned-up').map(({ stage }) => stage)).toEqual([
      'roll-2',
      'roll-3',
      'roll-4',
    ]);
    expect(told(step, 'betting')).toEqual([
      { type: 'betting', stage: 'roll-2', first: null, pot: 18 },
      { type: 'betting', stage: 'roll-3', first: null, pot: 18 },
      { type: 'betting', stage: 'roll-4', first: null, pot: 18 },
    ]);
    expect(step.state.phase).toEqual({ name: 'declaring', stage: 'declare' });
    expect(publicView(step.state).faceUp.map((up) => up.length)).toEqual([4, 4, 4]);
  });
});

describe('who opens', () => {
  const bettingFirst = (given: Parameters<typeof betting>[0]): readonly number[] => {
    // The round before is closed by checks, so that the next one is opened by the rules.
    const state = betting({ ...given, acted: given.fives.map((_, seat) => seat) });
    const [seat = -1] = turn(state);
    return turn(after(state, seat, 'check').state);
  };

  it.each<[string, readonly string[], Partial<Parameters<typeof betting>[0]>, number]>([
    ['the highest card', ['9c Kd', '2c Ah', 'Jd Qh'], {}, 1],
    ['a pair before high cards', ['Ac Kd', '2c 2d', 'Jd Qh'], {}, 1],
    [
      'of equal pairs the one nearest left of the dealer',
      ['9c 9d', '9h 9s', 'Jd Qh'],
      { dealer: 0 },
      1,
    ],
    ['the dealer last among equals', ['9c 9d', '2h 4s', '9h 9s'], { dealer: 0 }, 2],
    ['the next card where the first is equal', ['Ac 4d', 'Ad 5d', 'Ah 3d'], {}, 1],
    ['no row and no suit', ['Kc Qc', '2c 2d', 'Jd Td'], {}, 1],
    [
      'the next able seat clockwise where the best is all-in',
      ['9c Kd', '2c Ah', 'Jd 4h'],
      { stacks: [50, 0, 50] },
      2,
    ],
    ['nobody who has folded', ['9c Kd', '2c Ah', 'Jd Qh'], { folded: [1] }, 0],
    [
      'a wild three as an ace',
      ['9c 3d', 'Kc Qh', 'Jd Qh'],
      { options: { wild: 'howdy-doody' } },
      0,
    ],
  ])('when rolling: %s', (_name, shown, given, first) => {
    expect(bettingFirst({ fives: shown, ...given })).toEqual([first]);
  });

  it('before rolling the able seat nearest left of the dealer', () => {
    const first = (stacks: readonly number[], dealer: number): readonly number[] =>
      turn(dealt({ stacks, dealer, options: { ante: 2, passBetting: true } }).state);
    expect(first([50, 50, 50, 50], 2)).toEqual([3]);
    expect(first([50, 50, 50, 2], 2)).toEqual([0]);
    expect(first([2, 50, 50, 2], 2)).toEqual([1]);
  });
});

describe('how much may be bet or raised', () => {
  const rows: readonly [
    string,
    Parameters<typeof betting>[0],
    'bet' | 'raise',
    object | undefined,
  ][] = [
    ['from minBet to maxBet', { fives: three }, 'bet', { min: 2, max: 8 }],
    ['no more than the seat has', { fives: three, stacks: [5, 50, 50] }, 'bet', { min: 2, max: 5 }],
    [
      'with less than minBet exactly what is left',
      { fives: three, stacks: [1, 50, 50] },
      'bet',
      { min: 1, max: 1 },
    ],
    ['no raise where nothing is bet', { fives: three }, 'raise', undefined],
    ['no bet where there is one', { fives: three, bets: [0, 2, 0] }, 'bet', undefined],
    ['a raise like a bet', { fives: three, bets: [0, 2, 0] }, 'raise', { min: 2, max: 8 }],
    [
      'beyond the call no more than the seat has',
      { fives: three, bets: [0, 4, 0], stacks: [9, 50, 50] },
      'raise',
      { min: 2, max: 5 },
    ],
    [
      'with less than minBet beyond the call exactly what is left',
      { fives: three, bets: [0, 4, 0], stacks: [5, 50, 50] },
      'raise',
      { min: 1, max: 1 },
    ],
    [
      'no raise by a seat that can just call',
      { fives: three, bets: [0, 4, 0], stacks: [4, 50, 50] },
      'raise',
      undefined,
    ],
    [
      'no raise after the last one',
      { fives: three, bets: [0, 4, 0], raises: 3 },
      'raise',
      undefined,
    ],
    [
      'no raise where nobody can answer',
      { fives: three, bets: [0, 4, 0], stacks: [50, 0, 0] },
      'raise',
      undefined,
    ],
  ];

  it.each(rows)('%s', (_name, given, type, range) => {
    const state = betting({ ...given, options: { minBet: 2, maxBet: 8 } });
    expect(wagerRange(choices(state, 0), type)).toEqual(range);
  });

  it('an all-in raise below minBet counts and lets the others raise again', () => {
    const state = betting({
      fives: three,
      stacks: [50, 7, 50],
      options: { minBet: 5, maxBet: 10, maxRaises: 2 },
    });
    const short = play(state, ['0: bet 6', '1: raise 1']).state;
    expect(publicView(short)).toMatchObject({ raises: 1, toMatch: 7, turn: [2] });
    const again = after(short, 2, 'raise 5').state;
    expect(publicView(again)).toMatchObject({ raises: 2, toMatch: 12, turn: [0] });
    expect(wagerRange(choices(again, 0), 'raise')).toBeUndefined();
  });

  it('whoever checked may raise', () => {
    const { state } = play(betting({ fives: three }), ['0: check', '1: bet 2', '2: call']);
    expect(wagerRange(choices(state, 0), 'raise')).toEqual({ min: 1, max: 5 });
  });
});

describe('as soon as one seat only has not folded', () => {
  const step = play(betting({ fives: three }), ['0: bet 5', '1: fold', '2: fold']);

  it('it takes every pot at once, and no cards are shown', () => {
    expect(step.state.phase).toEqual({
      name: 'over',
      stage: 'roll-1',
      result: {
        stacks: [103, 100, 100],
        won: [8, 0, 0],
        pots: [{ amount: 8, eligible: [0], awards: [8, 0, 0], high: [], low: [] }],
        shown: null,
      },
    });
    expect(step.events.slice(-2).map(({ event }) => event)).toEqual([
      { type: 'taken', by: 0, amount: 8 },
      { type: 'ended', stacks: [103, 100, 100], won: [8, 0, 0] },
    ]);
    expect(publicView(step.state)).toMatchObject({ pot: 8, paid: [6, 1, 1], stage: 'roll-1' });
  });
});
