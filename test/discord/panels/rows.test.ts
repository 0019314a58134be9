import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { button } from '../../../src/discord/panels/components.ts';
import { evenRows, snugRows } from '../../../src/discord/panels/rows.ts';

describe('rows of buttons', () => {
  /** The labels of each row, as a phone is to show them. */
  function rowsOf(labels: readonly string[], inRows = evenRows): readonly (readonly string[])[] {
    const rows = inRows(labels.map((label, index) => button(`h1:${index}`, label)));
    return rows.map((row) => {
      if (row.type !== ComponentType.ActionRow) throw new Error('Not a row.');
      return row.components.map((one) => ('label' in one ? (one.label ?? '') : ''));
    });
  }

  it.each([
    ['one alone', ['A'], [1]],
    ['four short ones side by side', ['2♣', '3♣', '4♣', '5♣'], [4]],
    ['five short ones three and two', ['2♣', '3♣', '4♣', '5♣', '6♣'], [3, 2]],
    ['nine short ones in three rows', Array(9).fill('K♠'), [3, 3, 3]],
    ['five of middle length three and two', Array(5).fill('🐐 ibex 2'), [3, 2]],
    ['five long ones in pairs', Array(5).fill('🦅 vulture 1'), [2, 2, 1]],
    ['very long ones in pairs all the same', Array(3).fill('🐿️ 12 Murmeltiere und mehr'), [2, 1]],
    ['the longest decides', ['A', 'B', 'C', '🐿️ Murmeltier 3'], [2, 2]],
  ] as const)('stand %s', (_what, labels: readonly string[], lengths) => {
    const rows = rowsOf(labels);
    expect(rows.map(({ length }) => length)).toEqual(lengths);
    expect(rows.flat()).toEqual(labels);
  });

  it.each([
    ['side by side as long as there is room', ['Ready', 'Join (100 chips)', 'Leave'], [3]],
    ['in two rows beyond', ['Ready', 'Buy in again', 'Join (100 chips)', 'Leave'], [2, 2]],
    ['in two rows, the first fuller', ['Bereit', 'Mitspielen (100 Chips)', 'Aussteigen'], [2, 1]],
    ['at most four to a row', ['1', '2', '3', '4', '5'], [3, 2]],
    ['never alone for being long', Array(3).fill('🐿️ 12 Murmeltiere und noch mehr'), [2, 1]],
  ] as const)('of different kinds stand %s', (_what, labels: readonly string[], lengths) => {
    const rows = rowsOf(labels, snugRows);
    expect(rows.map(({ length }) => length)).toEqual(lengths);
    expect(rows.flat()).toEqual(labels);
  });

  it('are none for no buttons', () => {
    expect(evenRows([])).toEqual([]);
    expect(snugRows([])).toEqual([]);
  });
});
