/** What somebody sees for themself between two hands and at the end of an evening. */
import { beforeEach, describe, expect, it } from 'vitest';
import { parseCustomId } from '../../../../src/discord/ids.ts';
import { renderPrivate } from '../../../../src/discord/panels/private-view.ts';
import { createScreens } from '../../../../src/discord/screens/screens.ts';
import type { TableReader } from '../../../../src/tables/api.ts';
import { reading } from '../../../support/absent-play.ts';
import { chipScreen } from '../../../support/chip-screen.ts';
import { betweenHands, brokeEvening } from '../../../support/evening-hands.ts';
import { eveningBench } from '../../../support/evenings.ts';
import { controlsOf, textOf } from '../../../support/table-driver.ts';
import { accepted, idOf, press, type Bench, type Person } from '../../../support/tables-bench.ts';

const screens = createScreens([chipScreen]);

function seen(reader: TableReader, person: Person) {
  const seat = reader.info.players.findIndex(({ user }) => user === idOf(person));
  const components = [...renderPrivate(screens, reader, seat, { language: 'en' }).components];
  const actions = controlsOf({ components }).map(({ custom_id }) => {
    const id = parseCustomId(custom_id);
    return id?.kind === 'table' ? id.action : id?.kind;
  });
  return { text: textOf({ components }).replaceAll('\u00A0', ' '), actions };
}

describe('the private panel between two hands', () => {
  let bench: Bench;
  beforeEach(() => {
    bench = eveningBench();
  });

  it('says what the person has, what is waited for, and offers to be ready', async () => {
    const { text, actions } = seen(await betweenHands(bench), 'ben');
    expect(text).toContain('You have 99 chips here. The next hand begins when everybody');
    expect(actions).toEqual(['ready']);
  });

  it('of somebody who is ready says so', async () => {
    const { info } = await betweenHands(bench);
    const reader = await accepted(bench.tables.ready(press('ben'), info.id));
    const { text, actions } = seen(reader, 'ben');
    expect(text).toContain('You have 99 chips here, and you are ready.');
    expect(actions).toEqual([]);
  });

  it('of somebody who joins for the next hand shows no cards, and nothing of the last one', async () => {
    const { info } = await betweenHands(bench);
    const reader = await accepted(bench.tables.join(press('dora'), info.id));
    expect(reader.seatSnapshot(3)).toBeUndefined();
    expect(seen(reader, 'dora').text).toContain('You have 100 chips here, and you are ready.');
  });

  it('of somebody without chips offers to buy in again', async () => {
    const { reader, broke } = await brokeEvening(bench);
    const { text, actions } = seen(reader, broke);
    expect(text).toContain('Your chips at this table are gone. **Buy in again** brings 20 chips');
    expect(actions).toEqual(['buy-in']);
  });

  it('does not where nobody buys in twice', async () => {
    const { reader, broke } = await brokeEvening(bench, { rebuy: false });
    const { text, actions } = seen(reader, broke);
    expect(text).toContain('nobody buys in a second time here');
    expect(actions).toEqual([]);
  });

  it('of somebody who has left says how to come back', async () => {
    const { info } = await betweenHands(bench);
    const reader = await accepted(bench.tables.leave(press('ben'), info.id));
    expect(seen(reader, 'ben').text).toContain('Press **Join**');
  });
});

describe('the private panel after an evening', () => {
  it('says what it brought', async () => {
    const bench = eveningBench();
    const { info } = await betweenHands(bench, ['anna', 'ben', 'cleo'], { options: { ante: 5 } });
    await accepted(bench.tables.join(press('dora'), info.id));
    await accepted(bench.tables.cancel(press('anna'), info.id));
    const over = await reading(bench, info.id);
    expect(seen(over, 'anna').text).toContain(
      'You brought 100 chips and left with 110 chips (+10).',
    );
    // Came for a hand that was not played.
    expect(seen(over, 'dora').text).toContain('You brought 100 chips and left with 100 chips (0).');
  });
});
