import { describe, expect, it } from 'vitest';
import { publicView } from '../../../src/games/yak/view.ts';
import { after, cards, claim, doubt, pile, play, position, publicEvent } from './builders.ts';

describe('a play', () => {
  const before = position({ hands: ['yak1 stop', 'ibex2', 'yeti3'], draw: 'all ones' });
  const { state, events } = after(before, 0, play('stop', 1, 'ibex'));

  it('lays the card on the pile with its claim and draws the top card', () => {
    expect(state.pile).toEqual(pile('0:stop'));
    expect(state.claim).toEqual(claim('0: 1 ibex'));
    expect(state.hands[0]).toEqual(cards('all yak1'));
    expect(state.draw).toEqual(cards('ones'));
  });

  it('gives the turn to the left', () => {
    expect(state.phase).toEqual({ name: 'playing', turn: 1 });
    const last = position({ hands: ['yak1', 'ibex2', 'yeti3'], draw: 'all ones', turn: 2 });
    expect(after(last, 2, play('yeti3', 1, 'yeti')).state.phase).toEqual({
      name: 'playing',
      turn: 0,
    });
  });

  it('tells everybody the claim and the player alone the cards', () => {
    expect(events).toEqual([
      {
        to: 'all',
        event: {
          type: 'played',
          by: 0,
          claim: { animal: 'ibex', number: 1 },
          pile: 1,
          drew: true,
        },
      },
      { to: [0], event: { type: 'laid', by: 0, card: 'stop' } },
      { to: [0], event: { type: 'drew', by: 0, card: 'all' } },
    ]);
  });

  it('that draws the last card announces the last phase, once', () => {
    const nearly = position({ hands: ['yak1 stop', 'ibex2'], draw: 'all' });
    const drawn = after(nearly, 0, play('stop', 1, 'ibex'));
    expect(publicEvent(drawn, 'last-phase')).toEqual({ type: 'last-phase' });
    expect(publicView(drawn.state).lastPhase).toBe(true);
    const next = after(drawn.state, 1, play('ibex2', 2, 'ibex'));
    expect(publicEvent(next, 'last-phase')).toBeUndefined();
    expect(publicEvent(next, 'played')?.drew).toBe(false);
  });
});

describe('a doubt', () => {
  const parts = {
    hands: ['yak1 yak2', 'ibex2', 'yeti3'],
    draw: 'all ones',
    pile: '0:yak3 1:ibex1 2:joker1',
    taken: [2, 0, 1],
  };

  it('of a claim that holds gives the pile to the doubter, who opens', () => {
    const { state } = after(position({ ...parts, claim: '2: 4 yak' }), 0, doubt);
    expect(state.taken).toEqual([5, 0, 1]);
    expect(state.phase).toEqual({ name: 'playing', turn: 0 });
    expect(state.pile).toEqual([]);
    expect(state.claim).toBeNull();
  });

  it('of a claim that fails gives the pile to the claimant, who opens', () => {
    const { state } = after(position({ ...parts, claim: '2: 5 yak' }), 0, doubt);
    expect(state.taken).toEqual([2, 0, 4]);
    expect(state.phase).toEqual({ name: 'playing', turn: 2 });
  });

  it('neither plays nor draws a card', () => {
    const before = position({ ...parts, claim: '2: 5 yak' });
    const { state } = after(before, 0, doubt);
    expect(state.hands).toEqual(before.hands);
    expect(state.draw).toEqual(before.draw);
  });

  it('is told card by card, with who played what and what it counted', () => {
    const told = after(position({ ...parts, claim: '2: 5 yak' }), 0, doubt);
    expect(told.events).toEqual([
      {
        to: 'all',
        event: {
          type: 'doubted',
          doubter: 0,
          claimant: 2,
          claim: { animal: 'yak', number: 5 },
          cards: [
            { by: 0, card: 'yak3', worth: 3 },
            { by: 1, card: 'ibex1', worth: 0 },
            { by: 2, card: 'joker1', worth: 1 },
          ],
          effects: { stops: 0, all: 'absent', ones: 'absent' },
          count: 4,
          holds: false,
          taker: 2,
          taken: 4,
        },
      },
    ]);
  });

  it('stays in view until the next one', () => {
    const doubted = after(position({ ...parts, claim: '2: 5 yak' }), 0, doubt).state;
    const next = after(doubted, 2, play('yeti3', 1, 'yeti')).state;
    expect(publicView(next).last).toEqual({
      doubter: 0,
      claimant: 2,
      claim: { animal: 'yak', number: 5 },
      cards: pile('0:yak3 1:ibex1 2:joker1'),
      count: 4,
      holds: false,
      taker: 2,
    });
  });
});

describe('the game ends', () => {
  it('with the first doubt after the draw pile is empty', () => {
    const last = position({ hands: ['yak1', 'ibex2'], pile: '1:yak1', claim: '1: 1 yak' });
    const ended = after(last, 0, doubt);
    expect(ended.state.phase).toEqual({ name: 'over', result: { taken: [1, 0], winners: [1] } });
    expect(publicEvent(ended, 'ended')).toEqual({
      type: 'ended',
      reason: 'doubt',
      taken: [1, 0],
      winners: [1],
    });
  });

  it('not with a doubt while one card is left to draw', () => {
    const early = position({
      hands: ['yak1', 'ibex2'],
      draw: 'stop',
      pile: '1:yak1',
      claim: '1: 1 yak',
    });
    expect(after(early, 0, doubt).state.phase.name).toBe('playing');
  });

  it('at once when every hand is empty, and the last pile counts for nobody', () => {
    const before = position({
      hands: ['yak1', ''],
      pile: '0:stop 1:ibex1',
      claim: '1: 2 ibex',
      taken: [3, 4],
    });
    const ended = after(before, 0, play('yak1', 1, 'yak'));
    expect(ended.state.phase).toEqual({ name: 'over', result: { taken: [3, 4], winners: [0] } });
    expect(publicEvent(ended, 'ended')?.reason).toBe('empty-hands');
    expect(ended.state.pile).toEqual(pile('0:stop 1:ibex1 0:yak1'));
    expect(ended.state.claim).toEqual(claim('0: 1 yak'));
  });

  it('with shared first place where several have taken the fewest', () => {
    const last = position({
      hands: ['yak1', 'ibex2', 'stop'],
      pile: '2:yak1',
      claim: '2: 1 yak',
      taken: [0, 1, 1],
    });
    expect(after(last, 0, doubt).state.phase).toEqual({
      name: 'over',
      result: { taken: [1, 1, 1], winners: [0, 1, 2] },
    });
  });
});
