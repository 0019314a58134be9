import { inspect } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TableReader } from '../../src/tables/api.ts';
import { playOn, seededDraw } from '../support/random-table.ts';
import { loaded } from '../support/stored.ts';
import {
  createBench,
  gameOf,
  lobbyOf,
  press,
  accepted,
  type Bench,
} from '../support/tables-bench.ts';

let bench: Bench;
beforeEach(() => {
  bench = createBench();
});

/** Everything that somebody with the reader can get to see without asking it for a seat. */
function shown(reader: TableReader): string {
  const open = { info: reader.info, public: reader.publicSnapshot() };
  return [
    JSON.stringify(reader),
    JSON.stringify(open),
    inspect(reader, { depth: null, showHidden: true, getters: true }),
    inspect({ ...reader }, { depth: null }),
  ].join('\n');
}

describe('a reader', () => {
  it('shows neither the secret nor a card of a game that runs', async () => {
    const reader = await gameOf(bench, 'duel', ['anna', 'ben']);
    const { deal, state } = await loaded(bench.storage, reader.info.id);
    expect(state).toMatchObject({ cards: [expect.any(String), expect.any(String)] });
    const everything = shown(reader);
    expect(everything).not.toContain(deal.secret);
    expect(everything).not.toContain('"cards"');
    expect(everything).not.toContain('"card"');
    expect(everything).not.toContain('cards:');
  });

  it('shows each seat the events that are addressed to it, and no others', async () => {
    const reader = await gameOf(bench, 'duel', ['anna', 'ben']);
    const cardsSeenBy = (seat: number) =>
      reader.seatSnapshot(seat)?.events.filter(({ type }) => type === 'dealt');
    expect(cardsSeenBy(0)).toEqual([{ type: 'dealt', card: cardOf(reader, 0) }]);
    expect(cardsSeenBy(1)).toEqual([{ type: 'dealt', card: cardOf(reader, 1) }]);
    expect(reader.publicSnapshot()?.events).toEqual([]);
  });

  it('offers choices to those on turn only', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben']);
    const request = { table: info.id, decision: 3, move: { type: 'choose', number: 1 } };
    const reader = await accepted(bench.tables.move(press('anna'), request));
    expect(reader.seatSnapshot(0)).toMatchObject({ choices: [], decision: null });
    expect(reader.seatSnapshot(1)).toMatchObject({ choices: [{ type: 'choose' }], decision: 3 });
  });

  it('has no snapshot before the deal, of no seat that is not there, and none of a cancelled lobby', async () => {
    const lobby = await lobbyOf(bench, 'duel', ['anna', 'ben']);
    expect(lobby.publicSnapshot()).toBeUndefined();
    expect(lobby.seatSnapshot(0)).toBeUndefined();
    const closed = await accepted(bench.tables.cancel(press('anna'), lobby.info.id));
    expect(closed.publicSnapshot()).toBeUndefined();
    const game = await gameOf(bench, 'duel', ['anna', 'ben']);
    expect(game.seatSnapshot(2)).toBeUndefined();
    expect(game.seatOf('nobody' as never)).toBeUndefined();
  });

  it('reaches back forty lines, or over the whole deal where all are asked for', async () => {
    const game = await gameOf(bench, 'cockroach', ['anna', 'ben', 'cleo', 'dora', 'emil', 'finn']);
    const { info } = await playOn(bench, game, seededDraw(3), 60);
    expect(info.revision).toBeGreaterThan(50);
    const log = await bench.storage.log(info.id);
    const eventsOf = (lines: typeof log) =>
      lines.flatMap(({ events }) => events.filter(({ to }) => to === 'all').map((e) => e.event));
    const recent = await bench.tables.read(info.id);
    const all = await bench.tables.read(info.id, 'all');
    expect(recent?.publicSnapshot()?.events).toEqual(eventsOf(log.slice(-40)));
    expect(all?.publicSnapshot()?.events).toEqual(eventsOf(log));
  });
});

function cardOf(reader: TableReader, seat: number): unknown {
  const mine: Readonly<Record<string, unknown>> = { ...reader.seatSnapshot(seat)?.private };
  return mine['card'];
}
