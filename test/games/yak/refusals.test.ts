import { describe, expect, it } from 'vitest';
import { parseMove } from '../../../src/games/yak/legal.ts';
import { REFUSALS, type Move, type State } from '../../../src/games/yak/types.ts';
import { after, doubt, play, position, refusal } from './builders.ts';

const opening = position({ hands: ['yak1 stop', 'ibex2', 'yeti3'], draw: 'all ones' });
const fiveVultures = position({
  hands: ['yak1 stop', 'ibex2', 'yeti3'],
  draw: 'all ones',
  pile: '1:yak1 2:stop',
  claim: '2: 5 vulture',
});
const byNumber: State = { ...fiveVultures, fixed: { start: 0, ladder: 'number-first' } };
const over = after(
  position({ hands: ['yak1', 'ibex2'], pile: '1:stop', claim: '1: 1 yak' }),
  0,
  doubt,
).state;

describe('a move that may not be made is refused', () => {
  const rows: readonly [string, State, number, Move, string][] = [
    ['after the end', over, 0, play('yak1', 1, 'yak'), 'game-over'],
    ['after the end, also off turn', over, 7, doubt, 'game-over'],
    ['off turn', opening, 1, play('ibex2', 1, 'yak'), 'not-your-turn'],
    ['off turn, even to doubt', fiveVultures, 2, doubt, 'not-your-turn'],
    ['by a seat that is none', opening, -1, doubt, 'not-your-turn'],
    ['with a card of somebody else', opening, 0, play('ibex2', 1, 'yak'), 'not-in-hand'],
    ['with an animal that is none', opening, 0, play('yak1', 1, 'joker'), 'bad-claim'],
    [
      'with the name of an object property',
      opening,
      0,
      play('yak1', 1, 'constructor'),
      'bad-claim',
    ],
    ['with the number zero', opening, 0, play('yak1', 0, 'yak'), 'bad-claim'],
    ['with a negative number', opening, 0, play('yak1', -2, 'yak'), 'bad-claim'],
    ['with half an animal', opening, 0, play('yak1', 1.5, 'yak'), 'bad-claim'],
    ['with a first claim of two', opening, 0, play('yak1', 2, 'yak'), 'first-claim-is-one'],
    ['with a first claim beyond the cap', opening, 0, play('yak1', 9, 'yak'), 'first-claim-is-one'],
    ['with the same claim', fiveVultures, 0, play('yak1', 5, 'vulture'), 'claim-not-higher'],
    ['with a smaller number', fiveVultures, 0, play('yak1', 4, 'vulture'), 'claim-not-higher'],
    ['with a smaller animal', fiveVultures, 0, play('yak1', 6, 'marmot'), 'claim-not-higher'],
    [
      'with a smaller animal beyond the cap',
      fiveVultures,
      0,
      play('yak1', 99, 'yeti'),
      'claim-not-higher',
    ],
    [
      'beyond three times the cards',
      fiveVultures,
      0,
      play('yak1', 10, 'vulture'),
      'claim-impossible',
    ],
    [
      'beyond the cap with a bigger animal',
      fiveVultures,
      0,
      play('yak1', 10, 'yak'),
      'claim-impossible',
    ],
    ['by number: with a smaller number', byNumber, 0, play('yak1', 1, 'ibex'), 'claim-not-higher'],
    [
      'by number: with the same and a smaller animal',
      byNumber,
      0,
      play('yak1', 5, 'marmot'),
      'claim-not-higher',
    ],
    ['with a doubt where nothing is claimed', opening, 0, doubt, 'nothing-to-doubt'],
  ];

  it.each(rows)('%s', (_name, state, seat, move, code) => {
    expect(refusal(state, seat, move)).toBe(code);
  });

  it('by every code of the game, and in no other way', () => {
    const shared = ['game-over', 'not-your-turn'];
    expect(new Set(rows.map(([, , , , code]) => code))).toEqual(new Set([...shared, ...REFUSALS]));
  });
});

describe('of several reasons the first of the rules is told', () => {
  const rows: readonly [string, State, Move, string][] = [
    ['the card before the claim', opening, play('ibex2', 0, 'goat'), 'not-in-hand'],
    ['the claim before its height', fiveVultures, play('yak1', 0, 'vulture'), 'bad-claim'],
    ['the height before the cap', fiveVultures, play('yak1', 100, 'marmot'), 'claim-not-higher'],
  ];

  it.each(rows)('%s', (_name, state, move, code) => {
    expect(refusal(state, 0, move)).toBe(code);
  });
});

describe('a move that may be made is played', () => {
  const rows: readonly [string, State, Move][] = [
    ['one of any animal to open', opening, play('stop', 1, 'yeti')],
    ['one vulture more', fiveVultures, play('yak1', 6, 'vulture')],
    ['one ibex over five vultures', fiveVultures, play('yak1', 1, 'ibex')],
    ['a jump up to the cap', fiveVultures, play('yak1', 9, 'yak')],
    ['by number: six marmots over five vultures', byNumber, play('yak1', 6, 'marmot')],
    ['by number: five ibexes over five vultures', byNumber, play('yak1', 5, 'ibex')],
    ['a doubt of a claim', fiveVultures, doubt],
  ];

  it.each(rows)('%s', (_name, state, move) => {
    expect(refusal(state, 0, move)).toBe('played');
  });
});

describe('what is no move of Yak is not read', () => {
  it.each([
    [null],
    ['doubt'],
    [[]],
    [{}],
    [{ type: 'judge' }],
    [{ type: 'doubt', truth: false }],
    [{ type: 'play', card: 'yak1' }],
    [{ type: 'play', card: 'yak4', claim: { animal: 'yak', number: 1 } }],
    [{ type: 'play', card: 'yak1', claim: { animal: 'yak' } }],
    [{ type: 'play', card: 'yak1', claim: { animal: 'yak', number: '1' } }],
    [{ type: 'play', card: 'yak1', claim: { animal: 'yak', number: 1, by: 0 } }],
    [{ type: 'play', card: 'yak1', claim: { animal: 'yak', number: 1 }, to: 1 }],
  ])('%j', (input) => {
    expect(parseMove(input)).toBeUndefined();
  });
});
