import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { list, size } from '../../../../src/engine/choices.ts';
import type { Move } from '../../../../src/games/cockroach/types.ts';
import { cockroachScreen } from '../../../../src/discord/games/cockroach/screen.ts';
import type { CockroachSeatContext } from '../../../../src/discord/games/cockroach/context.ts';
import type { Draft } from '../../../../src/discord/screens/contract.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { controlsOf, faultsOf, type Control } from '../../../support/panel-controls.ts';
import { randomTables, readId } from './table.ts';

const POSITIONS = 8;

interface Press {
  readonly control: Control;
  readonly values: readonly string[];
}

/** Everything that a person can press on a panel. */
function pressesOn(controls: readonly Control[]): readonly Press[] {
  return controls.flatMap((control): readonly Press[] => {
    if (control.type !== ComponentType.Button) {
      return control.options
        .filter((option) => option.default !== true) // clients send nothing for what is chosen
        .map(({ value }) => ({ control, values: [value] }));
    }
    return control.disabled === true ? [] : [{ control, values: [] }];
  });
}

/** Every move that can be made by pressing what the panel offers, from whatever it shows first. */
function movesWithinReach(context: CockroachSeatContext): readonly string[] {
  const moves = new Set<string>();
  const seen = new Set<string>();
  const open: Draft[] = [[]];
  for (let draft = open.pop(); draft !== undefined; draft = open.pop()) {
    if (seen.has(JSON.stringify(draft))) continue;
    seen.add(JSON.stringify(draft));
    const controls = controlsOf(cockroachScreen.privatePart(context, draft).body);
    expect(faultsOf(controls)).toEqual([]);
    for (const { control, values } of pressesOn(controls)) {
      const { action, draft: carried } = readId(control.custom_id);
      const reaction = cockroachScreen.react(context, action, carried, values);
      if (reaction.type === 'move') moves.add(label(reaction.move));
      else if (reaction.type === 'draft') open.push(reaction.draft);
      else throw new Error(`A control that is offered leads to ${reaction.key}.`);
    }
  }
  return [...moves].sort();
}

function label(move: Move): string {
  return JSON.stringify(Object.entries(move).sort());
}

describe('the private panel', () => {
  it.each([2, 3, 4, 5, 6])(
    'lets %d players make every legal move and no other',
    (seats) => {
      for (const table of randomTables(seats, POSITIONS, seededDraw('reach', seats))) {
        for (const seat of table.seats) {
          const context = table.seat(seat);
          const { choices } = context.mine;
          const legal = list(choices, size(choices)).map(label).sort();
          expect(movesWithinReach(context)).toEqual(legal);
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
