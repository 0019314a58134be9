import { beforeEach, describe, expect, it } from 'vitest';
import type { TableId } from '../../src/tables/types.ts';
import { betweenHands } from '../support/evening-hands.ts';
import { eveningBench, meekly, playHand } from '../support/evenings.ts';
import { seededDraw } from '../support/random-table.ts';
import { accepted, idOf, press, type Bench, type Person } from '../support/tables-bench.ts';

let bench: Bench;
beforeEach(() => {
  bench = eveningBench();
});

interface Shown {
  readonly revision: number;
  readonly event: object;
}

/** What the export says was shown to that person alone. */
async function shownTo(person: Person): Promise<readonly Shown[]> {
  const exported = (await bench.storage.exportPerson(idOf(person))) as {
    readonly shown: readonly Shown[];
  };
  return exported.shown.map(({ revision, event }) => ({ revision, event }));
}

/** The same for a seat of one hand, from the log. */
async function shownAt(id: TableId, hand: number, seat: number): Promise<readonly Shown[]> {
  const log = await bench.storage.log(id);
  return log
    .filter(({ deal }) => deal === hand)
    .flatMap(({ revision, events }) =>
      events
        .filter(({ to }) => to !== 'all' && to.includes(seat))
        .map(({ event }) => ({ revision, event })),
    );
}

describe('an export of somebody whose seat has changed from hand to hand', () => {
  it('holds what was shown to them in each hand, and nothing that others saw in that seat', async () => {
    // The first hand is dealt to anna, ben, cleo and dora, the second to ben, cleo and dora.
    const { info } = await betweenHands(bench, ['anna', 'ben', 'cleo', 'dora']);
    await accepted(bench.tables.leave(press('anna'), info.id));
    const second = await accepted(bench.tables.start(press('ben'), info.id));
    await playHand(bench, second, seededDraw(1), meekly);

    const expected = [...(await shownAt(info.id, 1, 3)), ...(await shownAt(info.id, 2, 2))];
    expect(expected).not.toEqual([]);
    expect(await shownTo('dora')).toEqual(expected);
    expect(await shownTo('anna')).toEqual(await shownAt(info.id, 1, 0));
  });

  it('holds nothing of the hands before somebody came', async () => {
    const { info } = await betweenHands(bench, ['anna', 'ben', 'cleo', 'dora']);
    await accepted(bench.tables.leave(press('dora'), info.id));
    const second = await accepted(bench.tables.start(press('anna'), info.id));
    await playHand(bench, second, seededDraw(1), meekly);
    const { info: after } = await accepted(bench.tables.join(press('gus'), info.id));
    // The seat that was dora's in the first hand.
    expect(after.players.findIndex(({ user }) => user === idOf('gus'))).toBe(3);
    expect(await shownTo('gus')).toEqual([]);
  });
});
