/**
 * The whole message, not just the game's part: everything that a reader cannot see is dealt anew, and
 * what that reader is sent must come out the same to the letter, custom ids included.
 */
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../src/discord/games/index.ts';
import { renderPanel } from '../../../src/discord/panels/render.ts';
import { renderPrivate } from '../../../src/discord/panels/private-view.ts';
import { createScreens } from '../../../src/discord/screens/screens.ts';
import { sample } from '../../../src/engine/choices.ts';
import { replay, type GameScript } from '../../../src/engine/replay.ts';
import { dealOf } from '../../../src/engine/shuffle.ts';
import { cockroach } from '../../../src/games/cockroach/game.ts';
import type { CockroachTypes } from '../../../src/games/cockroach/types.ts';
import type { TableReader } from '../../../src/tables/api.ts';
import { createReader } from '../../../src/tables/reader.ts';
import { asJson } from '../../../src/tables/step.ts';
import type { LogEntry, Table } from '../../../src/tables/types.ts';
import type { Reader } from '../../conformance/probe.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { cockroachProbe } from '../../games/cockroach/redeal.ts';
import {
  PEOPLE,
  accepted,
  createBench,
  gameOf,
  idOf,
  press,
  type Bench,
} from '../../support/tables-bench.ts';

const screens = createScreens(SCREENS);
const draw = seededDraw('leaks of whole messages');

/** A stored table with its log, and the script that its log tells. */
interface Stored {
  readonly table: Table;
  readonly log: readonly LogEntry[];
  readonly script: GameScript<CockroachTypes>;
}

async function load(bench: Bench, reader: TableReader): Promise<Stored> {
  const table = await bench.storage.load(reader.info.id);
  if (table === undefined) throw new Error('The table is gone.');
  const log = await bench.storage.log(table.id);
  const seats = table.players.length;
  const setup = cockroach.parseSetup(table.setup, seats);
  if (!setup.ok) throw new Error(setup.refusal);
  const { decks } = dealOf(cockroach, {
    seats,
    options: {},
    secret: table.deal.secret,
    table: table.id,
    deal: table.deal.number,
    interactionIds: table.deal.mixedWith,
  });
  const moves = log.flatMap(({ action }) =>
    action.type === 'move' ? [{ by: action.seat, move: action.move }] : [],
  );
  return { table, log, script: { seats, options: {}, setup: setup.value, decks, moves } };
}

/** The same table, with everything that this reader cannot see dealt anew. */
function redealt({ table, log, script }: Stored, reader: Reader): TableReader {
  const steps = replay(cockroach, { ...script, ...cockroachProbe.redeal(script, reader, draw) });
  const told = steps.map(({ events }) => events).values();
  const fresh = log.map((entry) =>
    entry.action.type === 'start' || entry.action.type === 'move'
      ? { ...entry, events: told.next().value ?? [] }
      : entry,
  );
  const state = steps.at(-1)?.state;
  if (state === undefined) throw new Error('Nothing was dealt.');
  return createReader(cockroach, { ...table, state: asJson(state) }, fresh);
}

async function moveOn(bench: Bench, reader: TableReader): Promise<TableReader> {
  const seat = reader.publicSnapshot()?.turn[0] ?? -1;
  const mine = reader.seatSnapshot(seat);
  if (mine === undefined) throw new Error('Nobody is on turn.');
  const person = PEOPLE.find((one) => idOf(one) === reader.info.players[seat]?.user) ?? 'anna';
  const { decision, choices } = mine;
  return accepted(
    bench.tables.move(press(person), {
      table: reader.info.id,
      decision: decision ?? 0,
      move: sample(choices, draw),
    }),
  );
}

async function compare(bench: Bench, reader: TableReader): Promise<void> {
  const stored = await load(bench, reader);
  const asStored = createReader(cockroach, stored.table, stored.log);
  expect(renderPanel(screens, redealt(stored, 'public'))).toEqual(renderPanel(screens, asStored));
  for (const seat of reader.info.players.keys()) {
    expect(renderPrivate(screens, redealt(stored, seat), seat, { language: 'en' })).toEqual(
      renderPrivate(screens, asStored, seat, { language: 'en' }),
    );
  }
}

describe.each([2, 3, 6])('at a table of %i', (count) => {
  it('no message tells its reader what the reader may not know', async () => {
    const bench = createBench();
    let reader = await gameOf(bench, 'cockroach', PEOPLE.slice(0, count));
    let positions = 0;
    while (reader.info.status === 'playing') {
      // Every third position, to save time; neighbours hardly differ.
      if (positions % 3 === 0) await compare(bench, reader);
      positions += 1;
      reader = await moveOn(bench, reader);
    }
    expect(positions).toBeGreaterThan(5);
  });

  it('a deal anew does change what somebody may know', async () => {
    const bench = createBench();
    const reader = await gameOf(bench, 'cockroach', PEOPLE.slice(0, count));
    const stored = await load(bench, reader);
    const views = [redealt(stored, 'public'), redealt(stored, 'public')].map((one) =>
      JSON.stringify(renderPrivate(screens, one, 0, { language: 'en' })),
    );
    expect(views[0]).not.toBe(views[1]);
  });
});
