import { describe, expect, it } from 'vitest';
import { UNLIMITED, sightOf } from '../../../bench/strength/table.ts';
import { LEVELS, type Level } from '../../../src/computers/contract.ts';
import { yakPlayers } from '../../../src/computers/yak/players.ts';
import type { Applied, Seat } from '../../../src/engine/contract.ts';
import { yak } from '../../../src/games/yak/game.ts';
import type { Move, State, YakTypes } from '../../../src/games/yak/types.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { after, play, position, type Position } from '../../games/yak/builders.ts';

const turnOf = (state: State): Seat => yak.turn(state)[0] ?? 0;

/** What the seat on turn does after these moves, the first by seat 0. */
function moveAfter(level: Level, given: Position, ...moves: readonly Move[]): Move {
  const seats = given.hands.length;
  let state = position({ draw: 'ones ones stop stop stop', ...given });
  const events: Applied<YakTypes>['events'][number][] = [];
  for (const move of moves) {
    const step = after(state, turnOf(state), move);
    state = step.state;
    events.push(...step.events);
  }
  const seat = turnOf(state);
  const told = events.flatMap(({ to, event }) =>
    to === 'all' || to.includes(seat) ? [event] : [],
  );
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

describe('the hard player of yak', () => {
  const hands = ['yak3 yak3 yak3 yeti1 yeti2', 'marmot1 marmot2 ibex2 yeti1 yeti3'];
  const draw = 'stop stop stop yeti1 yeti1 yeti2 ibex1 ibex1 ibex2 marmot1 marmot1 marmot1';

  it('makes the highest claim before a seat that has let unlikely ones pass', () => {
    const moves = [
      play('yak3', 1, 'yak'),
      play('marmot1', 2, 'yak'),
      play('yak3', 5, 'yak'),
      play('marmot2', 6, 'yak'),
      play('yak3', 8, 'yak'),
      // True by the own three cards.
      play('ibex2', 9, 'yak'),
    ] as const;
    expect(moveAfter('hard', { hands, draw }, ...moves)).toMatchObject({
      type: 'play',
      claim: { animal: 'yak', number: 21 },
    });
  });

  it('makes no such claim before a seat of which nothing is known', () => {
    const moves = [play('yak3', 1, 'yak'), play('marmot1', 2, 'yak')] as const;
    expect(moveAfter('hard', { hands, draw }, ...moves)).not.toMatchObject({
      claim: { animal: 'yak', number: 9 },
    });
  });
});
