import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/engine/json.ts';
import { cockroach } from '../../../src/games/cockroach/game.ts';
import { readState } from '../../../src/games/cockroach/stored.ts';
import type { State } from '../../../src/games/cockroach/types.ts';
import { offer, pass, peek, play, sayFalse, table } from './build.ts';

const start = table({ hands: ['bat fly', 'fly', 'toad'], faceUp: { 1: { bat: 3 } } });
const STATES: readonly { phase: string; state: State }[] = [
  { phase: 'offering', state: start },
  { phase: 'deciding', state: play(start, [0, offer('bat', 1)]).state },
  { phase: 'deciding', state: play(start, [0, offer('bat', 1)], [1, pass(2, 'fly')]).state },
  { phase: 'passing', state: play(start, [0, offer('bat', 1)], [1, peek]).state },
  { phase: 'over', state: play(start, [0, offer('bat', 1)], [1, sayFalse]).state },
];

const write = (state: unknown): Json => JSON.parse(JSON.stringify(state)) as Json;

describe('a stored state', () => {
  it.each(STATES)('is read as it was written while $phase', ({ state }) => {
    expect(state.version).toBe(cockroach.stateVersion);
    expect(readState(write(state))).toEqual(state);
  });

  /** Written by the program as it was on the day that version 1 was fixed; never to be changed. */
  it('of version 1 is read for ever', () => {
    const stored = {
      version: 1,
      fixed: { start: 1, removed: ['bat'] },
      hands: [['fly'], [], ['rat', 'toad']],
      faceUp: [{}, { toad: 3 }, { bat: 1 }],
      phase: {
        name: 'deciding',
        card: 'toad',
        trail: [{ from: 0, to: 1, claim: 'fly', peeked: true }],
      },
    };
    expect(cockroach.publicView(readState(write(stored)))).toEqual({
      phase: 'deciding',
      turn: [1],
      start: 1,
      hands: [1, 0, 2],
      faceUp: [{}, { toad: 3 }, { bat: 1 }],
      removed: 1,
      offer: {
        from: 0,
        to: 1,
        claim: 'fly',
        had: [0, 1],
        trail: [{ from: 0, to: 1, claim: 'fly', peeked: true }],
      },
      result: null,
    });
  });

  it.each([
    { what: 'nothing', stored: null },
    { what: 'another version', stored: { ...start, version: 2 } },
    {
      what: 'no hands',
      stored: { version: 1, fixed: start.fixed, faceUp: [], phase: start.phase },
    },
    { what: 'a strange card', stored: { ...start, hands: [['cat']] } },
    { what: 'a strange phase', stored: { ...start, phase: { name: 'waiting' } } },
    {
      what: 'a card without a way',
      stored: { ...start, phase: { name: 'passing', card: 'bat', trail: [] } },
    },
    { what: 'a strange field', stored: { ...start, more: 1 } },
  ])('is a fault with $what', ({ stored }) => {
    expect(() => readState(write(stored))).toThrow('no state of Cockroach Poker');
  });
});
