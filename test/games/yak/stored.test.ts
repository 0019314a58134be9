import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/engine/json.ts';
import { readState } from '../../../src/games/yak/stored.ts';
import { after, doubt, position } from './builders.ts';

const running = position({
  hands: ['yak1 stop', 'ibex2'],
  draw: 'all',
  pile: '0:yak3 1:ones',
  claim: '1: 2 yak',
});
const doubted = after(running, 0, doubt).state;
const over = after({ ...running, draw: [] }, 0, doubt).state;

function throughJson(state: unknown): Json {
  return JSON.parse(JSON.stringify(state)) as Json;
}

describe('a stored state', () => {
  it.each([
    ['with a standing claim', running],
    ['after a doubt', doubted],
    ['of a game that is over', over],
  ])('%s is read as it was written', (_name, state) => {
    expect(readState(throughJson(state))).toEqual(state);
  });

  it.each<[string, Record<string, Json>]>([
    ['another version', { version: 2 }],
    ['no version', { version: null }],
    ['an unknown phase', { phase: { name: 'bidding' } }],
    ['an unknown card', { draw: ['toad'] }],
    ['an unknown field', { deck: [] }],
    ['a claim without a number', { claim: { by: 0, animal: 'yak' } }],
    ['a seat that cannot be', { fixed: { start: 6, ladder: 'animal-first' } }],
  ])('with %s is a fault', (_name, change) => {
    const stored = { ...(throughJson(running) as Record<string, Json>), ...change };
    expect(() => readState(stored)).toThrow('This is no state of Yak');
  });
});
