import { describe, expect, it } from 'vitest';
import { list, size } from '../../../../src/engine/choices.ts';
import { jabberwockyScreen } from '../../../../src/discord/games/jabberwocky/screen.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { controlsOf, type Control } from '../../../support/panel-controls.ts';
import { moveLabel, movesWithinReach, pressesOn } from '../../../support/within-reach.ts';
import {
  positionsOfRound,
  randomTables,
  readId,
  tableAfter,
  wholeGame,
  type Table,
} from './table.ts';

const POSITIONS = 40;
const HANDS = ['4h 8h 2s', '7c Kd As', '9c Td 3d'];

function legalMoves(table: Table, seat: number): readonly string[] {
  const { choices } = table.seat(seat).mine;
  return list(choices, size(choices)).map(moveLabel).sort();
}

/** What stands on the public panel to be pressed. */
function publicControls(table: Table): readonly Control[] {
  const { buttons, select } = jabberwockyScreen.publicPart(table.open());
  return [...buttons, ...controlsOf(select === undefined ? [] : [select])];
}

/** What the seat on turn can do from the public panel. */
function publicMoves(table: Table): readonly string[] {
  const { turn } = table;
  if (turn === undefined) return [];
  return pressesOn(publicControls(table))
    .map(({ control, values }) => {
      const { action, draft } = readId(control.custom_id);
      const reaction = jabberwockyScreen.react(table.seat(turn), action, draft, values);
      if (reaction.type !== 'move') throw new Error(`${control.custom_id} leads to no move.`);
      return moveLabel(reaction.move);
    })
    .sort();
}

describe('the private panel', () => {
  it.each([3, 4, 5])('lets %d players make every legal move and no other', (seats) => {
    for (const table of randomTables(seats, POSITIONS, seededDraw('reach', seats))) {
      for (const seat of table.seats) {
        expect(movesWithinReach(jabberwockyScreen, table.seat(seat))).toEqual(
          legalMoves(table, seat),
        );
      }
    }
  });

  it('does so all through the longest round', () => {
    for (const table of positionsOfRound(wholeGame(4, seededDraw('long round')), 7)) {
      const { turn = 0 } = table;
      expect(movesWithinReach(jabberwockyScreen, table.seat(turn))).toEqual(
        legalMoves(table, turn),
      );
    }
  });

  it('has no controls for somebody who is not on turn', () => {
    for (const table of randomTables(4, POSITIONS, seededDraw('off turn'))) {
      for (const seat of table.seats.filter((one) => one !== table.turn)) {
        expect(controlsOf(jabberwockyScreen.privatePart(table.seat(seat)).body)).toEqual([]);
      }
    }
  });

  it('makes a move of one press', () => {
    const table = tableAfter(HANDS, '2h', ['1', '1', '0']);
    const [first] = controlsOf(jabberwockyScreen.privatePart(table.seat(1)).body);
    expect(first?.custom_id).toMatch(/:play:/);
  });
});

describe('the public panel', () => {
  it.each([3, 4, 5])('lets the one of %d on turn make every legal bid', (seats) => {
    const tables = randomTables(seats, 3 * POSITIONS, seededDraw('bids', seats));
    const bidding = tables.filter(({ state }) => state.phase.name === 'bidding');
    expect(bidding.length).toBeGreaterThan(5);
    for (const table of bidding) {
      expect(publicMoves(table)).toEqual(legalMoves(table, table.turn ?? -1));
    }
  });

  it('has nothing to press once cards are played, which are secret', () => {
    for (const table of randomTables(4, POSITIONS, seededDraw('cards'))) {
      if (table.state.phase.name !== 'bidding') expect(publicControls(table)).toEqual([]);
    }
  });

  it('shows the bid that the hook forbids as a dead button', () => {
    const table = tableAfter(HANDS, '2h', ['1', '1']);
    const labels = (dead: boolean) =>
      publicControls(table).flatMap((control) =>
        'label' in control && (control.disabled === true) === dead ? [control.label] : [],
      );
    expect(labels(true)).toEqual(['1']);
    expect(labels(false)).toEqual(['0', '2', '3']);
  });
});
