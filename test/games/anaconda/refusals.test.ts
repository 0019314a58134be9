import { describe, expect, it } from 'vitest';
import { apply } from '../../../src/games/anaconda/apply.ts';
import { parseMove } from '../../../src/games/anaconda/legal.ts';
import { REFUSALS, type State } from '../../../src/games/anaconda/types.ts';
import { betting, dealt, declaring, play, refusal } from './builders.ts';

const fives = ['Ks Qd 9h 7c 4s', 'Jd Tc 8h 5s 2d', '9c 8d 6s 4d 2h'];
const passing = dealt({ stacks: [50, 50, 50] }).state;
const limits = { minBet: 2, maxBet: 5 };
const open = betting({ fives, options: limits });
const bet = betting({ fives, options: limits, bets: [0, 4, 0] });
const capped = betting({ fives, options: limits, bets: [0, 4, 0], raises: 3 });
const alone = betting({ fives, options: limits, bets: [0, 4, 0], stacks: [50, 0, 0] });
const cappedAlone = betting({
  fives,
  options: limits,
  bets: [0, 4, 0],
  raises: 3,
  stacks: [50, 0, 0],
});
const poor = betting({ fives, options: limits, stacks: [4, 50, 50] });
const poorer = betting({ fives, options: { minBet: 4, maxBet: 6 }, stacks: [3, 50, 50] });
const justCalls = betting({ fives, options: limits, bets: [0, 4, 0], stacks: [4, 50, 50] });
const side = declaring({ fives });
const arranging = play(dealt({ stacks: [50, 50, 50], options: { passing: 'once' } }).state, [
  '0: check',
  '1: check',
  '2: check',
  '0: give 2c 5c 8c',
  '1: give 3c 6c 9c',
  '2: give 4c 7c Tc',
  '0: check',
  '1: check',
  '2: check',
]).state;
const over = play(open, ['0: fold', '1: fold']).state;

describe('a move that may not be made is refused', () => {
  const rows: readonly [string, State, number, string, string][] = [
    ['after the end', over, 0, 'fold', 'game-over'],
    ['after the end, also off turn', over, 9, 'check', 'game-over'],
    ['off turn in the betting', open, 1, 'check', 'not-your-turn'],
    ['by a seat that is none', open, 3, 'check', 'not-your-turn'],
    ['with cards in the betting', open, 0, 'give Ks Qd 9h', 'wrong-phase'],
    ['with a declaration in the betting', open, 0, 'declare high', 'wrong-phase'],
    ['with a check while passing', passing, 0, 'check', 'wrong-phase'],
    ['with five cards while passing', passing, 0, 'arrange 2c 5c 8c Jc Ac', 'wrong-phase'],
    ['with three cards while arranging', arranging, 0, 'give 4c 7c Tc', 'wrong-phase'],
    ['with a fold while declaring', side, 0, 'fold', 'wrong-phase'],
    ['a card of somebody else given', passing, 0, 'give 2c 5c 3c', 'not-in-hand'],
    ['too few given', passing, 0, 'give 2c 5c', 'wrong-count'],
    ['too many given', passing, 0, 'give 2c 5c 8c Jc', 'wrong-count'],
    ['none given', passing, 0, 'give', 'wrong-count'],
    ['one given twice', passing, 0, 'give 2c 5c 2c', 'repeated-card'],
    ['a card kept that was given away', arranging, 0, 'arrange 2c 4c 7c Tc Jc', 'not-in-hand'],
    ['four kept', arranging, 0, 'arrange 4c 7c Tc Jc', 'wrong-count'],
    ['one kept twice', arranging, 0, 'arrange 4c 7c Tc Jc 4c', 'repeated-card'],
    ['a check after a bet', bet, 0, 'check', 'cannot-check'],
    ['a bet after a bet', bet, 0, 'bet 2', 'cannot-check'],
    ['a call of nothing', open, 0, 'call', 'nothing-to-call'],
    ['a raise of nothing', open, 0, 'raise 2', 'nothing-to-call'],
    ['a raise too many', capped, 0, 'raise 2', 'raise-cap'],
    ['a raise that nobody can answer', alone, 0, 'raise 2', 'nobody-to-bet'],
    ['a bet below the least', open, 0, 'bet 1', 'bet-out-of-range'],
    ['a bet above the most', open, 0, 'bet 6', 'bet-out-of-range'],
    ['a bet of nothing', open, 0, 'bet 0', 'bet-out-of-range'],
    ['a bet below nothing', open, 0, 'bet -2', 'bet-out-of-range'],
    ['half a chip bet', open, 0, 'bet 2.5', 'bet-out-of-range'],
    ['a raise below the least', bet, 0, 'raise 1', 'bet-out-of-range'],
    ['a raise above the most', bet, 0, 'raise 6', 'bet-out-of-range'],
    ['half a chip raised', bet, 0, 'raise 2.5', 'bet-out-of-range'],
    ['a short bet of less than all', poorer, 0, 'bet 2', 'bet-out-of-range'],
    [
      'a raise of nothing by a seat that can just call',
      justCalls,
      0,
      'raise 0',
      'bet-out-of-range',
    ],
    ['a bet without the chips', poor, 0, 'bet 5', 'not-enough-chips'],
    ['a bet in range without the chips for the least', poorer, 0, 'bet 4', 'not-enough-chips'],
    ['a raise without the chips', justCalls, 0, 'raise 2', 'not-enough-chips'],
  ];

  it.each(rows)('%s', (_name, state, seat, move, code) => {
    expect(refusal(state, seat, move)).toBe(code);
  });

  it('by every code of the game, and in no other way', () => {
    const shared = ['game-over', 'not-your-turn', 'wrong-phase'];
    expect(new Set(rows.map(([, , , , code]) => code))).toEqual(new Set([...shared, ...REFUSALS]));
  });

  it('and a seat that has given is not on turn any more', () => {
    const given = play(passing, ['0: give 2c 5c 8c']).state;
    expect(refusal(given, 0, 'give Jc Ac 4d')).toBe('not-your-turn');
  });
});

describe('of several reasons the first of the rules is told', () => {
  it.each<[string, State, string, string]>([
    ['not-in-hand before wrong-count', passing, 'give 3c', 'not-in-hand'],
    ['wrong-count before repeated-card', passing, 'give 2c 2c 5c 8c', 'wrong-count'],
    ['cannot-check before the range', bet, 'bet 99', 'cannot-check'],
    ['nothing-to-call before the range', open, 'raise 99', 'nothing-to-call'],
    ['raise-cap before nobody-to-bet', cappedAlone, 'raise 2', 'raise-cap'],
    ['nobody-to-bet before the range', alone, 'raise 99', 'nobody-to-bet'],
    ['the range before the chips', poor, 'bet 99', 'bet-out-of-range'],
  ])('%s', (_name, state, move, code) => {
    expect(refusal(state, 0, move)).toBe(code);
  });
});

describe('a move that may be made is played', () => {
  it.each<[string, State, string]>([
    ['a check', open, 'check'],
    ['the least bet', open, 'bet 2'],
    ['the most', open, 'bet 5'],
    ['a fold where a check would do', open, 'fold'],
    ['all that is left, in range', poor, 'bet 4'],
    ['all that is left, below the least', poorer, 'bet 3'],
    ['a call', bet, 'call'],
    ['a raise', bet, 'raise 5'],
    ['a call with the last chip', justCalls, 'call'],
    ['a call that nobody can answer', alone, 'call'],
    ['cards in any order', passing, 'give 8c 2c 5c'],
    ['five in any order', arranging, 'arrange Jc 4c Ac Tc 7c'],
    ['both', side, 'declare both'],
  ])('%s', (_name, state, move) => {
    expect(refusal(state, 0, move)).toBe('played');
  });
});

describe('what is no move of Anaconda is not read', () => {
  it.each([
    [null],
    ['fold'],
    [[]],
    [{}],
    [{ type: 'pass' }],
    [{ type: 'check', amount: 0 }],
    [{ type: 'bet' }],
    [{ type: 'bet', amount: '5' }],
    [{ type: 'bet', amount: null }],
    [{ type: 'bet', by: 5 }],
    [{ type: 'raise', amount: 5 }],
    [{ type: 'give', cards: 'As' }],
    [{ type: 'give', cards: ['10s'] }],
    [{ type: 'give', cards: [['As']] }],
    [{ type: 'arrange' }],
    [{ type: 'declare', side: 'none' }],
    [{ type: 'declare', side: 'high', cards: [] }],
  ])('%j', (input) => {
    expect(parseMove(input)).toBeUndefined();
  });

  it('but an amount may be any number, to be refused by the rules', () => {
    const move = parseMove({ type: 'bet', amount: 2.5 });
    expect(move).toEqual({ type: 'bet', amount: 2.5 });
    if (move !== undefined) expect(apply(open, 0, move)).toMatchObject({ ok: false });
  });
});
