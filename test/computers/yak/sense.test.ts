import { describe, expect, it } from 'vitest';
import { UNLIMITED, sightOf } from '../../../bench/strength/table.ts';
import { LEVELS, type Level } from '../../../src/computers/contract.ts';
import { yakPlayers } from '../../../src/computers/yak/players.ts';
import type { Seat } from '../../../src/engine/contract.ts';
import { yak } from '../../../src/games/yak/game.ts';
import type { Move, Play, YakEvent } from '../../../src/games/yak/types.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { after, play, position, type Position } from '../../games/yak/builders.ts';

/** What the seat on turn does after these plays, the first by seat 0. */
function moveAfter(level: Level, given: Position, ...plays: readonly Play[]): Move {
  const seats = given.hands.length;
  const seat: Seat = plays.length % seats;
  let state = position({ draw: 'ones ones stop stop stop', ...given });
  const told: YakEvent[] = [];
  for (const [turn, move] of plays.entries()) {
    const step = after(state, turn % seats, move);
    state = step.state;
    for (const { to, event } of step.events)
      if (to === 'all' || to.includes(seat)) told.push(event);
  }
  const table = { game: yak, seats, options: { ladder: 'animal-first' } } as const;
  return yakPlayers.levels[level](
    sightOf(table, state, seat, told),
    seededDraw('sense', level),
    UNLIMITED,
  );
}

describe.each(LEVELS)('the %s player of yak', (level) => {
  it('doubts a claim that no pile can make true', () => {
    const hands = ['marmot1 marmot2 yeti1 yeti2 yeti3', 'ibex1 ibex2 ibex3 yeti1 yeti1'];
    // With the own marmot1 in it the pile comes to 4 at most.
    const move = moveAfter(level, { hands }, play('marmot1', 1, 'marmot'), play('ibex3', 6, 'yak'));
    expect(move).toEqual({ type: 'doubt' });
  });

  it('does not doubt a claim that its own card makes true', () => {
    const hands = ['yak3 yak2 yak1 joker1 joker2', 'ibex1 ibex2 ibex3 yeti1 yeti1'];
    // Whatever seat 1 has laid, the own yak3 counts 1 at least.
    const move = moveAfter(level, { hands }, play('yak3', 1, 'ibex'), play('ibex1', 1, 'yak'));
    expect(move.type).toBe('play');
  });

  it('opens with a claim that its card makes true, where it has one', () => {
    const hands = ['vulture2 stop stop ones ones', 'ibex1 ibex2 ibex3 yeti1 yeti1'];
    expect(moveAfter(level, { hands })).toEqual(play('vulture2', 1, 'vulture'));
  });
});
