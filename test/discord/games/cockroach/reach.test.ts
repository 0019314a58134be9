import { describe, expect, it } from 'vitest';
import { list, size } from '../../../../src/engine/choices.ts';
import { cockroachScreen } from '../../../../src/discord/games/cockroach/screen.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { controlsOf } from '../../../support/panel-controls.ts';
import { moveLabel, movesWithinReach, pressesOn } from '../../../support/within-reach.ts';
import { randomTables, readId } from './table.ts';

const POSITIONS = 8;

describe('the private panel', () => {
  it.each([2, 3, 4, 5, 6])(
    'lets %d players make every legal move and no other',
    (seats) => {
      for (const table of randomTables(seats, POSITIONS, seededDraw('reach', seats))) {
        for (const seat of table.seats) {
          const context = table.seat(seat);
          const { choices } = context.mine;
          const legal = list(choices, size(choices)).map(moveLabel).sort();
          expect(movesWithinReach(cockroachScreen, context)).toEqual(legal);
        }
      }
    },
    60_000,
  );

  it('has no controls for somebody who is not on turn', () => {
    for (const table of randomTables(4, POSITIONS, seededDraw('off turn'))) {
      for (const seat of table.seats.filter((one) => one !== table.turn)) {
        expect(controlsOf(cockroachScreen.privatePart(table.seat(seat)).body)).toEqual([]);
      }
    }
  });

  it('shows a select under a new id once something is picked', () => {
    for (const table of randomTables(4, POSITIONS, seededDraw('new ids'))) {
      if (table.turn === undefined) continue;
      const context = table.seat(table.turn);
      const before = controlsOf(cockroachScreen.privatePart(context).body);
      for (const { control, values } of pressesOn(before)) {
        const { action, draft } = readId(control.custom_id);
        const reaction = cockroachScreen.react(context, action, draft, values);
        if (reaction.type !== 'draft') continue;
        const after = controlsOf(cockroachScreen.privatePart(context, reaction.draft).body);
        const ids = after.map(({ custom_id }) => custom_id);
        expect(ids).not.toContain(control.custom_id);
      }
    }
  });
});

describe('the public panel', () => {
  it.each([2, 4, 6])(
    'offers %d players what the seat on turn may do, and nothing else',
    (seats) => {
      for (const table of randomTables(seats, 4 * POSITIONS, seededDraw('public', seats))) {
        const { buttons } = cockroachScreen.publicPart(table.open());
        const actions = buttons.map(({ custom_id }) => readId(custom_id).action);
        const context = table.turn === undefined ? undefined : table.seat(table.turn);
        const types = context?.mine.choices.map(({ type }) => type) ?? [];
        expect(actions).toEqual([
          ...(types.includes('judge') ? ['true', 'false'] : []),
          ...(types.includes('pass') ? ['pass'] : []),
        ]);
        for (const action of context ? actions : []) {
          const reaction = context && cockroachScreen.react(context, action, [], []);
          expect(reaction?.type).toBe(action === 'pass' ? 'draft' : 'move');
        }
      }
    },
  );
});
