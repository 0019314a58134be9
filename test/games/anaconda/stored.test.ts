import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/engine/json.ts';
import { readState } from '../../../src/games/anaconda/stored.ts';
import { after, betting, dealt, declaring, play } from './builders.ts';

const fives = ['Ks Qd 9h 7c 4s', 'Jd Tc 8h 5s 2d', '9c 8d 6s 4d 2h'];
const rolling = betting({ fives, bets: [0, 4, 0], raises: 1, acted: [1] });
const side = declaring({ fives });

function throughJson(state: unknown): Json {
  return JSON.parse(JSON.stringify(state)) as Json;
}

describe('a stored state', () => {
  it.each([
    ['in a pass', after(dealt({ stacks: [9, 9, 9] }).state, 0, 'give 2c 5c 8c').state],
    ['in a betting round', rolling],
    ['in the declaring', after(side, 2, 'declare both').state],
    [
      'after a showdown',
      play(side, ['0: declare high', '1: declare low', '2: declare both']).state,
    ],
    ['after all but one folded', play(rolling, ['0: fold', '2: fold']).state],
  ])('%s is read as it was written', (_name, state) => {
    expect(readState(throughJson(state))).toEqual(state);
  });

  it.each<[string, Record<string, Json>]>([
    ['another version', { version: 2 }],
    ['no version', { version: null }],
    ['an unknown phase', { phase: { name: 'rolling', stage: 'roll-1' } }],
    ['a phase of another stage', { phase: { name: 'declaring', stage: 'arrange' } }],
    ['an unknown card', { hands: [['1s']] }],
    ['less than no chips', { stacks: [-1, 0, 0] }],
    ['six cards turned up', { turnedUp: [6, 0, 0] }],
    ['an unknown side', { declared: ['none', null, null] }],
    ['an unknown field', { deck: [] }],
  ])('with %s is a fault', (_name, change) => {
    const stored = { ...(throughJson(rolling) as Record<string, Json>), ...change };
    expect(() => readState(stored)).toThrow('This is no state of Anaconda');
  });
});
