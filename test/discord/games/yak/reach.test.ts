import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { list, size } from '../../../../src/engine/choices.ts';
import { yakScreen } from '../../../../src/discord/games/yak/screen.ts';
import { LADDERS } from '../../../../src/games/yak/types.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { controlsOf, faultsOf } from '../../../support/panel-controls.ts';
import { moveLabel, movesWithinReach, pressesOn } from '../../../support/within-reach.ts';
import { longPile, randomTables, readId, type Table } from './table.ts';

const POSITIONS = 6;

function expectExactlyTheLegalMoves(table: Table): void {
  for (const seat of table.seats) {
    const context = table.seat(seat);
    const { choices } = context.mine;
    const legal = list(choices, size(choices)).map(moveLabel).sort();
    expect(movesWithinReach(yakScreen, context)).toEqual(legal);
  }
}

describe.each(LADDERS)('the private panel, on the ladder %s', (ladder) => {
  it.each([2, 3, 4, 5, 6])('lets %d players make every legal move and no other', (seats) => {
    const draw = seededDraw('reach', ladder, seats);
    for (const table of randomTables(seats, POSITIONS, draw, ladder)) {
      expectExactlyTheLegalMoves(table);
    }
  });

  it('does so over several pages of numbers', () => {
    expectExactlyTheLegalMoves(longPile(2, 8, ladder));
  });

  it('keeps within a select even of the longest pile', () => {
    const table = longPile(2, 100, ladder);
    for (const page of [0, 1, 4, 8]) {
      const { body } = yakScreen.privatePart(table.seat(table.turn ?? 0), [0, 4, undefined, page]);
      expect(faultsOf(controlsOf(body))).toEqual([]);
    }
  });

  it('has no controls for somebody who is not on turn', () => {
    for (const table of randomTables(4, POSITIONS, seededDraw('off turn', ladder), ladder)) {
      for (const seat of table.seats.filter((one) => one !== table.turn)) {
        expect(controlsOf(yakScreen.privatePart(table.seat(seat)).body)).toEqual([]);
      }
    }
  });

  it('shows a select under a new id once something is picked', () => {
    const table = longPile(3, 12, ladder);
    const context = table.seat(table.turn ?? 0);
    const before = controlsOf(yakScreen.privatePart(context).body);
    const picks = pressesOn(before).filter(
      ({ control }) => control.type === ComponentType.StringSelect,
    );
    expect(picks.length).toBeGreaterThan(20);
    for (const { control, values } of picks) {
      const { action, draft } = readId(control.custom_id);
      const reaction = yakScreen.react(context, action, draft, values);
      if (reaction.type !== 'draft') throw new Error('A pick changes the draft.');
      const after = controlsOf(yakScreen.privatePart(context, reaction.draft).body);
      expect(after.map(({ custom_id }) => custom_id)).not.toContain(control.custom_id);
    }
  });
});

describe('playing with the nearest claim', () => {
  it('takes three presses: card, claim, Play', () => {
    const table = longPile(3, 4);
    const context = table.seat(table.turn ?? 0);
    const pressFirst = (action: string, draft: readonly (number | undefined)[]) => {
      const control = controlsOf(yakScreen.privatePart(context, draft).body).find(
        ({ custom_id }) => readId(custom_id).action === action,
      );
      if (control === undefined) throw new Error(`There is no ${action}.`);
      const id = readId(control.custom_id);
      return yakScreen.react(context, id.action, id.draft, []);
    };
    const first = pressFirst('card', []);
    const second = pressFirst('claim', first.type === 'draft' ? first.draft : []);
    const third = pressFirst('play', second.type === 'draft' ? second.draft : []);
    expect(third).toMatchObject({ type: 'move', move: { claim: { animal: 'yeti', number: 5 } } });
  });

  it('marks what is chosen with a sign, not with colour alone', () => {
    const table = longPile(3, 4);
    const { body } = yakScreen.privatePart(table.seat(table.turn ?? 0), [0, 4, 5]);
    const marked = controlsOf(body).filter(
      (control) =>
        control.type === ComponentType.Button &&
        'style' in control &&
        control.style === ButtonStyle.Primary,
    );
    expect(marked).toHaveLength(2);
    for (const control of marked) expect(JSON.stringify(control)).toContain('"label":"✓ ');
  });
});

describe('the public panel', () => {
  it.each([2, 4, 6])('offers %d players a doubt exactly where it is legal', (seats) => {
    for (const table of randomTables(seats, 5 * POSITIONS, seededDraw('public', seats))) {
      const { buttons } = yakScreen.publicPart(table.open());
      const context = table.turn === undefined ? undefined : table.seat(table.turn);
      const canDoubt = context?.mine.choices.some(({ type }) => type === 'doubt') === true;
      expect(buttons.map(({ custom_id }) => readId(custom_id).action)).toEqual(
        canDoubt ? ['doubt'] : [],
      );
      if (context === undefined || !canDoubt) continue;
      expect(yakScreen.react(context, 'doubt', [], [])).toEqual({
        type: 'move',
        move: { type: 'doubt' },
      });
    }
  });
});
