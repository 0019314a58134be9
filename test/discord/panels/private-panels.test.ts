import { beforeEach, describe, expect, it } from 'vitest';
import { createPrivatePanels, TOKEN_LIFE } from '../../../src/discord/panels/private-panels.ts';
import { notice } from '../../../src/discord/panels/notice.ts';
import { createFakeApi, refusal } from '../support/fake-api.ts';
import { component, privateMessage } from '../support/incoming.ts';
import { createTestLog } from '../support/log.ts';
import type { TableReader } from '../../../src/tables/api.ts';
import { playOn, seededDraw } from '../../support/random-table.ts';
import {
  accepted,
  createBench,
  gameOf,
  idOf,
  press,
  type Bench,
  type Person,
} from '../../support/tables-bench.ts';

const PEOPLE = ['anna', 'ben', 'cleo'] as const;

/** A game of three, at its first offer. */
describe('private panels', () => {
  let bench: Bench;
  let table: TableReader;
  let now = 0;
  beforeEach(async () => {
    bench = createBench();
    table = await gameOf(bench, 'cockroach', PEOPLE);
    now = Date.now();
  });

  function setUp() {
    const api = createFakeApi();
    const { log, lines } = createTestLog();
    let edits = 0;
    const panels = createPrivatePanels({
      api,
      render: (reader, seat, { draft }) =>
        notice(`revision ${reader.info.revision} seat ${seat} draft ${JSON.stringify(draft)}`),
      read: (id) => bench.tables.read(id),
      now: () => now,
      log,
      onEdited: () => void (edits += 1),
    });
    const open = (person: Person, ephemeral = false) => {
      const source = ephemeral ? { source: privateMessage() } : {};
      const incoming = component(person, 'h1:table:0123456789:hand', source);
      const seat = table.seatOf(idOf(person)) ?? -1;
      return panels.answering(table, seat, incoming);
    };
    return { api, panels, open, lines, edits: () => edits };
  }

  /** The opener offers a card to the next seat. */
  async function offer(): Promise<TableReader> {
    const seat = table.publicSnapshot()?.turn[0] ?? -1;
    const mine = table.seatSnapshot(seat);
    const hand = (mine?.private as { hand: readonly string[] }).hand;
    const to = (seat + 1) % PEOPLE.length;
    return accepted(
      bench.tables.move(press(PEOPLE[seat] ?? 'anna'), {
        table: table.info.id,
        decision: mine?.decision ?? 0,
        move: { type: 'offer', card: hand[0], to, claim: 'bat' },
      }),
    );
  }

  const opener = () => table.publicSnapshot()?.turn[0] ?? -1;
  const person = (offset: number): Person => PEOPLE[(opener() + offset) % 3] ?? 'anna';

  it('open as a message of their own, and in place where the press was on one', () => {
    const { open } = setUp();
    expect(open('anna').answer.type).toBe('private');
    expect(open('anna', true).answer.type).toBe('update');
  });

  it('are edited for whoever is newly on turn and for whose decision has gone, and no one else', async () => {
    const { api, panels, open } = setUp();
    for (const offset of [0, 1, 2]) open(person(offset)).delivered?.({ as: 'shown' });
    panels.sync(await offer());
    await panels.stop();
    const seats = api.calls.map(({ body }) => /seat (\d)/.exec(JSON.stringify(body))?.[1]);
    expect(seats).toEqual([String((opener() + 1) % 3), String(opener())]);
  });

  it('tell of each edit that has arrived, and of none that was refused', async () => {
    const { api, panels, open, edits } = setUp();
    for (const offset of [0, 1]) open(person(offset)).delivered?.({ as: 'shown' });
    api.next('editOriginal', refusal(404, 10008));
    panels.sync(await offer());
    await panels.stop();
    expect(api.methods()).toEqual(['editOriginal @original', 'editOriginal @original']);
    expect(edits()).toBe(1);
  });

  it('are left alone for the presser, who is answered with the panel', async () => {
    const { api, panels, open } = setUp();
    open(person(0)).delivered?.({ as: 'shown' });
    panels.sync(await offer(), idOf(person(0)));
    await panels.stop();
    expect(api.calls).toEqual([]);
  });

  it('are edited where they stand: the follow-up, where the answer became one', async () => {
    const { api, panels, open } = setUp();
    const message = '500000000000000042' as NonNullable<typeof table.info.panel>['message'];
    open(person(1)).delivered?.({ as: 'shown', message });
    panels.sync(await offer());
    await panels.stop();
    expect(api.methods()).toEqual([`editOriginal ${message}`]);
  });

  it('take the place of the one before, of the same person and no other', async () => {
    const { api, panels, open } = setUp();
    const message = '500000000000000042' as NonNullable<typeof table.info.panel>['message'];
    open(person(0)).delivered?.({ as: 'shown' });
    open(person(1)).delivered?.({ as: 'shown', message });
    open(person(1)).delivered?.({ as: 'shown' });
    await panels.stop();
    expect(api.methods()).toEqual([`removeOriginal ${message}`]);
  });

  it('leave the one before alone where they were pressed open in its place or never arrived', async () => {
    const { api, panels, open } = setUp();
    open(person(1)).delivered?.({ as: 'shown' });
    open(person(1), true).delivered?.({ as: 'shown' });
    open(person(1)).delivered?.({ as: 'not-shown' });
    await panels.stop();
    expect(api.calls).toEqual([]);
  });

  it('stay in hand though an edit of the one before is refused later', async () => {
    const { api, panels, open } = setUp();
    open(person(1)).delivered?.({ as: 'shown' });
    let refuse: (why: Error) => void = () => undefined;
    api.next('editOriginal', new Promise((_resolve, reject) => (refuse = reject)));
    const after = await offer();
    panels.sync(after);
    open(person(1)).delivered?.({ as: 'shown' });
    refuse(refusal(404, 10008));
    await new Promise((resolve) => setImmediate(resolve));
    panels.sync(after);
    await panels.stop();
    expect(api.methods()).toEqual([
      'editOriginal @original',
      'removeOriginal @original',
      'editOriginal @original',
    ]);
  });

  it('are not touched after 14 minutes', async () => {
    const { api, panels, open } = setUp();
    open(person(1)).delivered?.({ as: 'shown' });
    now += TOKEN_LIFE;
    panels.sync(await offer());
    await panels.stop();
    expect(api.calls).toEqual([]);
  });

  it('are not edited where their answer never arrived', async () => {
    const { api, panels, open } = setUp();
    open(person(1)).delivered?.({ as: 'not-shown' });
    panels.sync(await offer());
    await panels.stop();
    expect(api.calls).toEqual([]);
  });

  it.each([50027, 10008, 10015])('are forgotten after a refusal with %i', async (code) => {
    const { api, panels, open } = setUp();
    open(person(1)).delivered?.({ as: 'shown' });
    api.next('editOriginal', refusal(404, code));
    const after = await offer();
    panels.sync(after);
    await new Promise((resolve) => setImmediate(resolve));
    panels.sync(table);
    await panels.stop();
    expect(api.calls).toHaveLength(1);
  });

  it('keep what is newer when two changes come in the wrong order', async () => {
    const { api, panels, open } = setUp();
    open(person(1)).delivered?.({ as: 'shown' });
    const after = await offer();
    panels.sync(after);
    panels.sync(table);
    await panels.stop();
    expect(api.calls).toHaveLength(1);
    expect(JSON.stringify(api.calls[0]?.body)).toContain(`revision ${after.info.revision}`);
  });

  it('get one more edit when an answer went past one', async () => {
    const { api, panels, open } = setUp();
    open(person(1)).delivered?.({ as: 'shown' });
    let release: (value?: unknown) => void = () => undefined;
    api.next('editOriginal', new Promise((resolve) => (release = resolve)));
    const after = await offer();
    panels.sync(after);
    // The press on the panel is answered with the older state, and ends first.
    open(person(1), true).delivered?.({ as: 'shown' });
    release();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await panels.stop();
    expect(api.calls).toHaveLength(2);
    expect(JSON.stringify(api.calls[1]?.body)).toContain(`revision ${after.info.revision}`);
  });

  it('stop at twenty edits a minute in a channel', async () => {
    const { api, panels, open } = setUp();
    for (const offset of [0, 1, 2]) open(person(offset)).delivered?.({ as: 'shown' });
    const draw = seededDraw(2026);
    for (let move = 0; move < 30; move += 1) {
      table = await playOn(bench, table, draw, 1);
      panels.sync(table);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await panels.stop();
    expect(api.calls).toHaveLength(20);
  });

  it('that are followed leave half of these to others, and go when there is room again', async () => {
    const { api, panels, open } = setUp();
    for (let press = 0; press < 26; press += 1) open(person(1)).delivered?.({ as: 'shown' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(api.methods().filter((method) => method.startsWith('removeOriginal'))).toHaveLength(10);
    panels.sync(await offer());
    await new Promise((resolve) => setImmediate(resolve));
    expect(api.methods().at(-1)).toBe('editOriginal @original');
    for (let minute = 0; minute < 3; minute += 1) {
      now += 61_000;
      panels.sync(table);
    }
    await panels.stop();
    expect(api.methods().filter((method) => method.startsWith('removeOriginal'))).toHaveLength(25);
  });

  it('that are followed are not touched once their token is worth nothing', async () => {
    const { api, panels, open } = setUp();
    for (let press = 0; press < 20; press += 1) open(person(1)).delivered?.({ as: 'shown' });
    now += TOKEN_LIFE;
    panels.sync(table);
    await panels.stop();
    expect(api.calls).toHaveLength(10);
  });

  it('say that the game is over, once it is', async () => {
    const { api, panels, open } = setUp();
    for (const offset of [0, 1, 2]) open(person(offset)).delivered?.({ as: 'shown' });
    panels.sync(await accepted(bench.tables.end(press('anna'), table.info.id)));
    await panels.stop();
    expect(api.calls).toHaveLength(3);
  });
});
