import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/engine/json.ts';
import { readState } from '../../../src/games/jabberwocky/stored.ts';
import { afterCards, position } from './builders.ts';

const playing = position({ hands: ['Ah 3h', '5h 6s 7s', '8c 9h Ts'], trick: '0:2c', leader: 0 });
const bidding = position({ hands: ['Ah', '5h', '9h'], bids: [null, 0, null] });
const nextRound = afterCards(position({ hands: ['Ah', '5h', '9h'] }), '1:5h 2:9h 0:Ah').state;
const over = afterCards(
  position({ hands: ['Ah', '5h', '9h'], number: 13, isLast: true }),
  '1:5h 2:9h 0:Ah',
).state;

function throughJson(state: unknown): Json {
  return JSON.parse(JSON.stringify(state)) as Json;
}

describe('a stored state', () => {
  it.each([
    ['in the play', playing],
    ['in the bidding', bidding],
    ['after a round', nextRound],
    ['of a game that is over', over],
  ])('%s is read as it was written', (_name, state) => {
    expect(readState(throughJson(state))).toEqual(state);
  });

  it.each<[string, Record<string, Json>]>([
    ['another version', { version: 2 }],
    ['no version', { version: null }],
    ['an unknown phase', { phase: { name: 'offering' } }],
    ['an unknown card', { ahead: [['1s']] }],
    ['an unknown field', { deck: [] }],
    ['a last trick without a winner', { lastTrick: { cards: [] } }],
  ])('with %s is a fault', (_name, change) => {
    const stored = { ...(throughJson(playing) as Record<string, Json>), ...change };
    expect(() => readState(stored)).toThrow('This is no state of Jabberwocky');
  });
});
