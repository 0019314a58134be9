import { describe, expect, it } from 'vitest';
import { turn } from '../../../src/games/jabberwocky/legal.ts';
import { publicView } from '../../../src/games/jabberwocky/view.ts';
import { after, afterCards, bid, cards, position, trick } from './builders.ts';

const hands = ['Ah 3h 4s', '5h 6s 7s', '8c 9h Ts'];

describe('the bidding', () => {
  it('goes from the left of the dealer to the dealer, then the first bidder leads', () => {
    let state = position({ hands, bids: [null, null, null] });
    const order: number[] = [];
    for (const tricks of [1, 0, 3]) {
      const [seat = -1] = turn(state);
      order.push(seat);
      state = after(state, seat, bid(tricks)).state;
    }
    expect(order).toEqual([1, 2, 0]);
    expect(state.round.bids).toEqual([3, 1, 0]);
    expect(state.phase).toEqual({ name: 'playing' });
    expect(turn(state)).toEqual([1]);
  });

  it('is told to everybody', () => {
    const state = position({ hands, bids: [null, null, null] });
    expect(after(state, 1, bid(2)).events).toEqual([
      { to: 'all', event: { type: 'bid', by: 1, tricks: 2 } },
    ]);
  });
});

describe('a trick', () => {
  const open = afterCards(position({ hands }), '1:5h 2:9h');

  it('lies open until everybody has played', () => {
    expect(open.state.round.trick).toEqual(trick('1:5h 2:9h'));
    expect(turn(open.state)).toEqual([0]);
    expect(open.events).toEqual([{ to: 'all', event: { type: 'played', by: 2, card: '9h' } }]);
  });

  it('goes to its winner, who leads to the next', () => {
    const { state, events } = afterCards(open.state, '0:Ah');
    expect(state.round.tricks).toEqual([1, 0, 0]);
    expect(state.round.trick).toEqual([]);
    expect(state.round.leader).toBe(0);
    expect(turn(state)).toEqual([0]);
    expect(state.lastTrick).toEqual({ cards: trick('1:5h 2:9h 0:Ah'), winner: 0 });
    expect(events.at(-1)).toEqual({
      to: 'all',
      event: { type: 'trick', winner: 0, cards: trick('1:5h 2:9h 0:Ah'), tricks: 1 },
    });
  });

  it('opens trumps when it holds one, whether it wins or not, but only once it is complete', () => {
    const ruffed = afterCards(position({ hands: ['Ah 3h', '5h 6s', '8c Ts'] }), '1:5h 2:Ts');
    expect(ruffed.state.round.trumpPlayed).toBe(false);
    expect(afterCards(ruffed.state, '0:3h').state.round.trumpPlayed).toBe(true);
    const overruffed = position({ hands: ['As 3d', '5h 6s', 'Ts 3c'] });
    expect(afterCards(overruffed, '1:5h 2:Ts 0:As').state.round.trumpPlayed).toBe(true);
  });

  it('without a trump opens nothing', () => {
    expect(afterCards(position({ hands }), '1:5h 2:9h 0:Ah').state.round.trumpPlayed).toBe(false);
  });
});

describe('the end of a round', () => {
  const last = {
    hands: ['Ah', '5h', '9h'],
    bids: [2, 0, 1],
    tricks: [1, 0, 1],
    trumpPlayed: true,
  };
  const { state, events } = afterCards(position(last), '1:5h 2:9h 0:Ah');

  it('gives a point for exactly the tricks bid, nothing included', () => {
    expect(state.rounds).toEqual([{ bids: [2, 0, 1], tricks: [2, 0, 1], points: [1, 1, 1] }]);
    const missed = afterCards(position({ ...last, bids: [1, 1, 2] }), '1:5h 2:9h 0:Ah');
    expect(missed.state.rounds[0]?.points).toEqual([0, 0, 0]);
  });

  it('moves the deal to the left and deals the next round', () => {
    expect(state.round).toEqual({
      number: 2,
      dealer: 1,
      turned: '2h',
      hands: [cards('3c 6c 9c Qc'), cards('4c 7c Tc Kc'), cards('2c 5c 8c Jc')],
      bids: [null, null, null],
      tricks: [0, 0, 0],
      leader: 2,
      trick: [],
      trumpPlayed: false,
    });
    expect(state.phase).toEqual({ name: 'bidding' });
    expect(turn(state)).toEqual([2]);
    expect(state.ahead).toEqual([]);
  });

  it('leaves the last trick in view', () => {
    expect(publicView(state).lastTrick).toEqual({ cards: trick('1:5h 2:9h 0:Ah'), winner: 0 });
  });

  it('is told with bids, tricks, points and scores, then the next deal', () => {
    expect(events.slice(2)).toEqual([
      {
        to: 'all',
        event: {
          type: 'round',
          round: 1,
          bids: [2, 0, 1],
          tricks: [2, 0, 1],
          points: [1, 1, 1],
          scores: [1, 1, 1],
        },
      },
      { to: 'all', event: { type: 'dealt', round: 2, cards: 4, dealer: 1, turned: '2h' } },
    ]);
  });
});

describe('the end of the game', () => {
  const last = position({
    hands: ['Ah', '5h', '9h'],
    bids: [2, 0, 2],
    tricks: [1, 0, 1],
    number: 13,
    isLast: true,
    trumpPlayed: true,
  });
  const { state, events } = afterCards(last, '1:5h 2:9h 0:Ah');

  it('comes after the thirteenth round; most points win and ties share', () => {
    expect(state.phase).toEqual({ name: 'over', result: { scores: [1, 1, 0], winners: [0, 1] } });
    expect(events.at(-1)).toEqual({
      to: 'all',
      event: { type: 'ended', scores: [1, 1, 0], winners: [0, 1] },
    });
  });

  it('leaves the last round in view', () => {
    expect(publicView(state)).toMatchObject({
      phase: 'over',
      turn: [],
      round: 13,
      cards: 3,
      bids: [2, 0, 2],
      tricks: [2, 0, 1],
      trump: 's',
      trumpPlayed: true,
      leader: 0,
      trick: [],
      hands: [0, 0, 0],
    });
  });
});
