import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layerPots } from '../../../src/games/anaconda/pots.ts';

/** `amount: eligible seats` of each pot. */
function say(paid: readonly number[], folded: readonly number[]): readonly string[] {
  return layerPots(
    paid,
    paid.map((_, seat) => folded.includes(seat)),
  ).map(({ amount, eligible }) => `${amount}: ${eligible.join(' ')}`);
}

describe('what was paid is layered', () => {
  it.each<[string, readonly number[], readonly number[], readonly string[]]>([
    ['everybody paid the same', [6, 6, 6], [], ['18: 0 1 2']],
    ['one is all-in with less', [4, 6, 6], [], ['12: 0 1 2', '4: 1 2']],
    ['each paid another total', [4, 7, 10], [], ['12: 0 1 2', '6: 1 2', '3: 2']],
    ['a folded seat paid into the first pot', [2, 6, 6], [0], ['14: 1 2']],
    ['a folded seat paid between two levels', [5, 4, 6, 6], [0], ['16: 1 2 3', '5: 2 3']],
    ['a folded seat paid above the highest level', [9, 6, 6], [0], ['21: 1 2']],
    ['above the highest level, with a side pot', [9, 4, 6, 6], [0], ['16: 1 2 3', '9: 2 3']],
    ['chips of a folded seat lie in a pot with one seat', [8, 4, 8], [0], ['12: 1 2', '8: 2']],
    ['all but one have folded', [6, 1, 3], [1, 2], ['10: 0']],
    ['the one left paid the least', [1, 6, 6], [1, 2], ['13: 0']],
  ])('%s', (_name, paid, folded, pots) => {
    expect(say(paid, folded)).toEqual(pots);
  });

  const table = fc
    .array(fc.record({ paid: fc.integer({ min: 1, max: 60 }), folded: fc.boolean() }), {
      minLength: 3,
      maxLength: 7,
    })
    .filter((seats) => seats.some(({ folded }) => !folded));

  it('so that no chip is lost, nobody wins more from anybody than it paid, and fewer seats are in for each further pot', () => {
    fc.assert(
      fc.property(table, (seats) => {
        const paid = seats.map((seat) => seat.paid);
        const folded = seats.map((seat) => seat.folded);
        const pots = layerPots(paid, folded);
        const all = paid.reduce((sum, chips) => sum + chips, 0);
        expect(pots.reduce((sum, { amount }) => sum + amount, 0)).toBe(all);
        for (const [number, { eligible, amount }] of pots.entries()) {
          expect(amount).toBeGreaterThan(0);
          expect(eligible.every((seat) => folded[seat] === false)).toBe(true);
          const before = pots[number - 1]?.eligible;
          if (before === undefined) continue;
          expect(before).toEqual(expect.arrayContaining([...eligible]));
          expect(eligible.length).toBeLessThan(before.length);
        }
        for (const [seat, own] of paid.entries()) {
          const within = pots.filter(({ eligible }) => eligible.includes(seat));
          const most = paid.reduce((sum, chips) => sum + Math.min(chips, own), 0);
          const isDeepest = within.length === pots.length;
          if (within.length > 0 && !isDeepest) {
            expect(within.reduce((sum, { amount }) => sum + amount, 0)).toBe(most);
          }
        }
      }),
    );
  });
});
