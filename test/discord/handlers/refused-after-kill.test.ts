/** A process ended between an action and its edit; the next one hears of it by a press that is refused. */
import { describe, expect, it } from 'vitest';
import { makeCustomId, type CustomId } from '../../../src/discord/ids.ts';
import { createScreens } from '../../../src/discord/screens/screens.ts';
import type { MessageId, TableId } from '../../../src/tables/types.ts';
import { chipScreen } from '../../support/chip-screen.ts';
import { betweenHands } from '../../support/evening-hands.ts';
import { eveningBench } from '../../support/evenings.ts';
import { accepted, CHANNEL, press, type Bench, type Person } from '../../support/tables-bench.ts';
import { component, privateMessage } from '../support/incoming.ts';
import { createRouted } from '../support/route.ts';

const PANEL = '500000000000000099' as MessageId;
const screens = createScreens([chipScreen]);

interface Row {
  readonly name: string;
  readonly by: Person;
  /** What counted before the process ended. */
  readonly act: (bench: Bench, table: TableId) => Promise<unknown>;
  /** The press that led to it, on a message of the presser's own. */
  readonly pressed: (table: TableId) => CustomId;
}

describe('a press on an own message that has counted already', () => {
  it.each<Row>([
    {
      name: 'leaving between two hands',
      by: 'ben',
      act: ({ tables }, table) => accepted(tables.leave(press('ben'), table)),
      pressed: (table) => ({ kind: 'table', table, action: 'leave' }),
    },
    {
      name: 'asking for the next hand',
      by: 'ben',
      act: ({ tables }, table) => accepted(tables.ready(press('ben'), table)),
      pressed: (table) => ({ kind: 'table', table, action: 'ready' }),
    },
    {
      name: 'calling the last hand by the menu',
      by: 'anna',
      act: ({ tables }, table) => accepted(tables.callLast(press('anna'), table)),
      pressed: (table) => ({ kind: 'menu', table, item: 'call-last' }),
    },
    {
      name: 'ending the evening by the menu',
      by: 'anna',
      act: ({ tables }, table) => accepted(tables.end(press('anna'), table)),
      pressed: (table) => ({ kind: 'menu', table, item: 'end' }),
    },
  ])('brings the public panel up to date: $name', async ({ by, act, pressed }) => {
    const bench = eveningBench();
    const { info } = await betweenHands(bench);
    const postedAt = bench.clock.now();
    await bench.tables.panelPosted(info.id, { channel: CHANNEL, message: PANEL, postedAt });
    await act(bench, info.id);
    const next = createRouted(bench, screens);
    const id = makeCustomId(pressed(info.id));
    const reply = await next.route(component(by, id, { source: privateMessage() }));
    reply.delivered?.({ as: 'shown' });
    await next.stop();
    expect(next.api.methods()).toContain(`edit ${PANEL}`);
  });
});
