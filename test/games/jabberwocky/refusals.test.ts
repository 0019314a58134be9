import { describe, expect, it } from 'vitest';
import { parseMove } from '../../../src/games/jabberwocky/legal.ts';
import { REFUSALS, type Move, type State } from '../../../src/games/jabberwocky/types.ts';
import { afterCards, bid, play, position, refusal } from './builders.ts';

const hands = ['Ah 3h 4s', '5h 6s 7s', '8c 9h Ts'];
const bidding = position({ hands, bids: [null, null, null] });
const dealerBids = position({ hands, bids: [null, 1, 1] });
const leading = position({ hands });
const allTrumps = position({ hands: ['Ah 3h 4s', '5s 6s 7s', '8c 9h Ts'] });
const trumpOpen = position({ hands, trumpPlayed: true });
const following = position({ hands, trick: '1:5h' });
const over = afterCards(
  position({ hands: ['Ah', '5h', '9h'], number: 13, isLast: true }),
  '1:5h 2:9h 0:Ah',
).state;

describe('a move that may not be made is refused', () => {
  const rows: readonly [string, State, number, Move, string][] = [
    ['after the end', over, 0, play('Ah'), 'game-over'],
    ['after the end, also off turn', over, 9, bid(0), 'game-over'],
    ['off turn in the bidding', bidding, 0, bid(1), 'not-your-turn'],
    ['off turn in the play', leading, 2, play('9h'), 'not-your-turn'],
    ['by a seat that is none', bidding, 3, bid(1), 'not-your-turn'],
    ['with a card in the bidding', bidding, 1, play('5h'), 'wrong-phase'],
    ['with a bid in the play', leading, 1, bid(1), 'wrong-phase'],
    ['with a negative bid', bidding, 1, bid(-1), 'out-of-range'],
    ['with a bid above the number of cards', bidding, 1, bid(4), 'out-of-range'],
    ['with half a trick', bidding, 1, bid(1.5), 'out-of-range'],
    ['with the dealer’s bid that makes the sum equal', dealerBids, 0, bid(1), 'hook'],
    ['with a card of somebody else', leading, 1, play('Ah'), 'not-in-hand'],
    ['with the card turned up', leading, 1, play('2s'), 'not-in-hand'],
    ['with a trump where one can follow', following, 2, play('Ts'), 'must-follow-suit'],
    ['with another suit where one can follow', following, 2, play('8c'), 'must-follow-suit'],
    ['with a trump led before any was played', leading, 1, play('6s'), 'trump-not-played'],
  ];

  it.each(rows)('%s', (_name, state, seat, move, code) => {
    expect(refusal(state, seat, move)).toBe(code);
  });

  it('by every code of the game, and in no other way', () => {
    const shared = ['game-over', 'not-your-turn', 'wrong-phase'];
    expect(new Set(rows.map(([, , , , code]) => code))).toEqual(new Set([...shared, ...REFUSALS]));
  });
});

describe('of several reasons the first of the rules is told', () => {
  it('not-your-turn before wrong-phase', () => {
    expect(refusal(bidding, 0, play('Ah'))).toBe('not-your-turn');
  });

  it('out-of-range before the hook', () => {
    expect(refusal(position({ hands, bids: [null, 3, 3] }), 0, bid(-3))).toBe('out-of-range');
  });

  it('not-in-hand before the trump that was not played', () => {
    expect(refusal(leading, 1, play('Ts'))).toBe('not-in-hand');
  });
});

describe('a move that may be made is played', () => {
  const rows: readonly [string, State, number, Move][] = [
    ['a bid of nothing', bidding, 1, bid(0)],
    ['a bid of all cards', bidding, 1, bid(3)],
    ['the dealer’s bid beside the hook', dealerBids, 0, bid(2)],
    [
      'any bid of the dealer where the others bid too much',
      position({ hands, bids: [null, 3, 3] }),
      0,
      bid(0),
    ],
    [
      'an earlier bid that makes the sum equal',
      position({ hands, bids: [null, 3, null] }),
      2,
      bid(0),
    ],
    ['a plain lead', leading, 1, play('5h')],
    ['a trump led by a hand of nothing else', allTrumps, 1, play('6s')],
    ['a trump led once trumps are open', trumpOpen, 1, play('6s')],
    ['a card of the suit led', following, 2, play('9h')],
  ];

  it.each(rows)('%s', (_name, state, seat, move) => {
    expect(refusal(state, seat, move)).toBe('played');
  });
});

describe('what is no move of Jabberwocky is not read', () => {
  it.each([
    [null],
    ['bid'],
    [[]],
    [{}],
    [{ type: 'pass' }],
    [{ type: 'bid' }],
    [{ type: 'bid', tricks: '1' }],
    [{ type: 'bid', tricks: null }],
    [{ type: 'bid', tricks: 1, card: 'Ah' }],
    [{ type: 'play', card: '10h' }],
    [{ type: 'play', card: ['Ah'] }],
    [{ type: 'play', card: 'Ah', to: 2 }],
  ])('%j', (input) => {
    expect(parseMove(input)).toBeUndefined();
  });
});
