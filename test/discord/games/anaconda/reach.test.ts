import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { list, size } from '../../../../src/engine/choices.ts';
import { anacondaScreen } from '../../../../src/discord/games/anaconda/screen.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { controlAsText, controlsOf, type Control } from '../../../support/panel-controls.ts';
import { moveLabel, movesWithinReach, pressesOn } from '../../../support/within-reach.ts';
import { HANDS, MOVES, example } from './example.ts';
import { randomTables, readId, tableAfter, wholeHand, type Table } from './table.ts';

const POSITIONS = 25;

function legalMoves(table: Table, seat: number): readonly string[] {
  const { choices } = table.seat(seat).mine;
  return list(choices, size(choices)).map(moveLabel).sort();
}

function phaseOf(table: Table): string {
  return table.state.phase.name;
}

/** What stands on the public panel to be pressed. */
function publicControls(table: Table): readonly Control[] {
  const { buttons, select } = anacondaScreen.publicPart(table.open());
  return [...buttons, ...controlsOf(select === undefined ? [] : [select])];
}

/** What the seat on turn can do from the public panel, forms included. */
function publicMoves(table: Table): readonly string[] {
  const { turn } = table;
  if (turn === undefined) return [];
  const context = table.seat(turn);
  const moves = pressesOn(publicControls(table)).flatMap(({ control, values }) => {
    const { action, draft } = readId(control.custom_id);
    const reaction = anacondaScreen.react(context, action, draft, values);
    if (reaction.type !== 'ask') return [reaction];
    return Array.from({ length: reaction.max - reaction.min + 1 }, (_, step) =>
      anacondaScreen.react(context, reaction.action, reaction.draft, [`${reaction.min + step}`]),
    );
  });
  const labels = moves.map((reaction) => {
    if (reaction.type !== 'move') throw new Error(`A control leads to a ${reaction.type}.`);
    return moveLabel(reaction.move);
  });
  return [...new Set(labels)].sort();
}

describe('the private panel', () => {
  it.each([3, 4, 5, 6, 7])('lets %d players make every legal move and no other', (seats) => {
    for (const table of randomTables(seats, POSITIONS, seededDraw('reach', seats))) {
      if (phaseOf(table) === 'arranging') continue; // in a test of its own
      for (const seat of table.seats) {
        expect(movesWithinReach(anacondaScreen, table.seat(seat))).toEqual(legalMoves(table, seat));
      }
    }
  });

  it.each([6, 7] as const)('lets the cards be arranged in every way, of %d cards', (cards) => {
    const whole = wholeHand(3, seededDraw('arrange', cards), { cards });
    const arranging = whole.script.moves
      .map((_, moves) => whole.cutOff(moves))
      .find((table) => phaseOf(table) === 'arranging');
    if (arranging?.turn === undefined) throw new Error('Every hand comes to its arranging.');
    const { turn } = arranging;
    const legal = legalMoves(arranging, turn);
    expect(legal).toHaveLength(cards === 7 ? 2_520 : 720);
    expect(movesWithinReach(anacondaScreen, arranging.seat(turn))).toEqual(legal);
  });

  it('has no controls for somebody who is not on turn', () => {
    for (const table of randomTables(4, POSITIONS, seededDraw('off turn'))) {
      const context = table.open();
      for (const seat of table.seats.filter((one) => !context.snapshot.turn.includes(one))) {
        expect(controlsOf(anacondaScreen.privatePart(table.seat(seat)).body)).toEqual([]);
      }
    }
  });

  it('takes exactly so many cards of a pass as are to be given', () => {
    const [select] = controlsOf(anacondaScreen.privatePart(example(3).seat(0)).body);
    expect(select).toMatchObject({
      type: ComponentType.StringSelect,
      min_values: 2,
      max_values: 2,
    });
    expect(select === undefined ? 0 : pressesOn([select])).toHaveLength(21);
  });

  it('shows the select under a new id once cards are picked, with these as chosen', () => {
    const context = example(3).seat(0);
    const [before] = controlsOf(anacondaScreen.privatePart(context).body);
    const [after] = controlsOf(anacondaScreen.privatePart(context, [2, 5]).body);
    expect(after?.custom_id).not.toBe(before?.custom_id);
    expect(after === undefined ? '' : controlAsText(after).match(/● \S+/g)).toEqual([
      '● 9♥',
      '● 7♦',
    ]);
  });

  it('arranges the best hand with one choice and one press', () => {
    const context = example(9).seat(0);
    const [select] = controlsOf(anacondaScreen.privatePart(context).body).filter(
      ({ type }) => type === ComponentType.StringSelect,
    );
    expect(select === undefined ? '' : controlAsText(select)).toContain('5♣ 5♦ 9♦ 9♥ 9♠');
    const chosen = anacondaScreen.react(context, readId(select?.custom_id ?? '').action, [], ['1']);
    if (chosen.type !== 'draft') throw new Error('An order is a draft.');
    const press = (label: string, draft: readonly number[] = []) => {
      const control = controlsOf(anacondaScreen.privatePart(context, draft).body).find(
        (one) => 'label' in one && one.label === label,
      );
      if (control === undefined) throw new Error(`There is no ${label}.`);
      const id = readId(control.custom_id);
      return anacondaScreen.react(context, id.action, id.draft, []);
    };
    expect(
      press(
        'Send this order',
        chosen.draft.flatMap((position) => position ?? []),
      ),
    ).toEqual({
      type: 'move',
      move: { type: 'arrange', cards: ['5c', '5d', '9d', '9h', '9s'] },
    });
  });
});

describe('the public panel', () => {
  it.each([3, 5, 7])('lets the one of %d on turn make every legal bet', (seats) => {
    const tables = [1, 2, 3].flatMap((hand) =>
      randomTables(seats, 2 * POSITIONS, seededDraw('bets', seats, hand)),
    );
    const bets = tables.filter((table) => phaseOf(table) === 'betting');
    expect(bets.length).toBeGreaterThan(5);
    for (const table of bets) {
      expect(publicControls(table).length).toBeLessThanOrEqual(5);
      expect(publicMoves(table)).toEqual(legalMoves(table, table.turn ?? -1));
    }
  });

  it('has nothing to press where what is chosen is secret', () => {
    for (const table of randomTables(4, 2 * POSITIONS, seededDraw('secret'))) {
      if (phaseOf(table) !== 'betting') expect(publicControls(table)).toEqual([]);
    }
  });

  const labels = (table: Table) => publicControls(table).map(controlAsText);

  it('has the least and the most on buttons, and what lies between in a select', () => {
    expect(labels(example(14))).toEqual([
      '[Call 3]',
      '[Raise by 1]',
      '[Raise by 5]',
      '[Fold]',
      '[Raise by another amount]\n  ○ Raise by 2\n  ○ Raise by 3\n  ○ Raise by 4',
    ]);
  });

  it('says what takes the last chip', () => {
    expect(labels(example(18))).toEqual(['[Call 1, all-in]', '[Fold]']);
  });

  it('asks in a form where the bounds are wide', () => {
    const table = tableAfter(HANDS, MOVES.slice(0, 12), {
      stacks: [300, 300, 300],
      options: { minBet: 10, maxBet: 200 },
    });
    expect(labels(table)).toEqual(['[Check]', '[Bet 10]', '[Bet more …]', '[Fold]']);
    expect(anacondaScreen.react(table.seat(2), 'bet-more', [], [])).toEqual({
      type: 'ask',
      titleKey: 'form.bet',
      labelKey: 'form.amount',
      min: 10,
      max: 200,
      action: 'bet',
      draft: [],
    });
  });
});
