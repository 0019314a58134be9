import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRegistry } from '../../src/engine/registry.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import { examine } from '../../src/tables/examine.ts';
import type { TableId } from '../../src/tables/types.ts';
import { playWithStandIns } from '../support/absent-play.ts';
import { createDuel } from '../support/duel.ts';
import { seededDraw } from '../support/random-table.ts';
import { tamper } from '../support/raw-database.ts';
import { loaded, stored } from '../support/stored.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import {
  accepted,
  createBench,
  gameOf,
  GUILD,
  idOf,
  lobbyOf,
  press,
  type Bench,
} from '../support/tables-bench.ts';

let folder: TemporaryFolder;
let bench: Bench;
beforeEach(() => {
  folder = temporaryFolder();
  bench = createBench({ url: folder.database() });
});
afterEach(async () => {
  await bench.storage.close();
  folder.remove();
});

/** A finished game in which anna was host, was handed the table back, moved, and left. */
async function finishedGame(): Promise<TableId> {
  const { info } = await lobbyOf(bench, 'duel', ['anna', 'ben', 'cleo']);
  await accepted(bench.tables.handOver(press('anna'), info.id, idOf('ben')));
  await accepted(bench.tables.handOver(press('ben'), info.id, idOf('anna')));
  await accepted(bench.tables.remove(press('anna'), info.id, idOf('cleo')));
  await accepted(bench.tables.start(press('anna'), info.id));
  const { revision } = await loaded(bench.storage, info.id);
  const move = { table: info.id, decision: revision, move: { type: 'choose', number: 2 } };
  await accepted(bench.tables.move(press('anna'), move));
  await accepted(bench.tables.leave(press('anna'), info.id));
  await bench.tables.clockwork.start();
  await playWithStandIns(bench, info.id, seededDraw(3));
  await bench.tables.clockwork.stop();
  return info.id;
}

/** Every row of every table as text. */
function wholeDatabase(): string {
  const tables = ['tables', 'seats', 'deals', 'log', 'records', 'facts'];
  return tables
    .map((table) => JSON.stringify(tamper(folder.database(), `select * from ${table}`)))
    .join('\n');
}

const NOW = 1_800_000_000_000;

describe('an export', () => {
  it('holds everything about the person: seats, actions, what was shown to them alone, results', async () => {
    const id = await finishedGame();
    const exported = await bench.storage.exportPerson(idOf('anna'));
    expect(exported).toMatchObject({
      version: 1,
      user: idOf('anna'),
      seats: [
        {
          table: id,
          guild: GUILD,
          game: 'duel',
          seat: 0,
          name: 'anna',
          host: false,
          presence: 'gone',
        },
      ],
      named: [{ table: id, action: { type: 'hand-over', to: idOf('anna') } }],
      shown: [{ table: id, event: { type: 'dealt' } }],
      records: [{ table: id, game: 'duel', outcome: 'lost' }],
    });
    const actions = (exported as { actions: { action: { type: string } }[] }).actions;
    expect(actions.map(({ action }) => action.type)).toEqual([
      'open',
      'hand-over',
      'remove',
      'start',
      'move',
      'give-up',
    ]);
  });

  it('holds neither the secret of a deal nor the hand of anybody else', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben']);
    const table = await loaded(bench.storage, info.id);
    const text = JSON.stringify(await bench.storage.exportPerson(idOf('anna')));
    expect(text).not.toContain(table.deal.secret);
    expect(text.match(/"card"/g)).toHaveLength(1);
    expect(text).not.toContain(idOf('ben'));
  });

  it('is empty for somebody who never played', async () => {
    expect(await bench.storage.exportPerson(idOf('gus'))).toEqual({
      version: 1,
      user: idOf('gus'),
      seats: [],
      actions: [],
      named: [],
      shown: [],
      records: [],
      totals: [],
      chips: [],
      brought: [],
      settings: { mentions: true, ranked: true },
    });
  });
});

describe('forgetting', () => {
  it('is refused while the person sits at a living table, and changes nothing', async () => {
    const { info } = await lobbyOf(bench, 'duel', ['anna', 'ben']);
    const before = await stored(bench.storage, info.id);
    expect(await bench.storage.forgetPerson(idOf('ben'), NOW)).toBe('at-a-table');
    expect(await stored(bench.storage, info.id)).toEqual(before);
    await accepted(bench.tables.leave(press('ben'), info.id));
    expect(await bench.storage.forgetPerson(idOf('ben'), NOW)).toBe('forgotten');
  });

  it('leaves no id and no name of the person anywhere in the database', async () => {
    await finishedGame();
    expect(wholeDatabase()).toContain(idOf('anna'));
    expect(await bench.storage.forgetPerson(idOf('anna'), NOW)).toBe('forgotten');
    expect(wholeDatabase()).not.toContain(idOf('anna'));
    expect(wholeDatabase()).not.toContain('anna');
    expect(await bench.storage.exportPerson(idOf('anna'))).toMatchObject({
      seats: [],
      actions: [],
    });
    expect(await bench.storage.records(GUILD, idOf('anna'))).toEqual([]);
  });

  it('leaves nothing in unused parts of the files either', async () => {
    await finishedGame();
    await bench.storage.forgetPerson(idOf('anna'), NOW);
    for (const file of readdirSync(folder.path)) {
      const bytes = readFileSync(path.join(folder.path, file));
      expect(bytes.includes(idOf('anna')), file).toBe(false);
    }
  });

  it('keeps everybody else, the counts of games, and tables that the doctor finds in order', async () => {
    const id = await finishedGame();
    await bench.storage.forgetPerson(idOf('anna'), NOW);
    const { records, table } = await stored(bench.storage, id);
    expect(records).toHaveLength(2);
    expect(records[0]?.outcome).toBe('lost');
    expect(records[0]?.user).toMatch(/^gone-[0-9a-f]{16}$/);
    expect(table.players.map(({ name }) => name)).toEqual(['—', 'ben']);
    expect(await bench.storage.records(GUILD, idOf('ben'))).toMatchObject([{ played: 1 }]);
    const registry = createRegistry([cockroach, createDuel()]);
    expect((await examine(bench.storage, registry)).findings).toEqual([]);
  });

  it('gives every deletion a stand-in of its own', async () => {
    const one = await finishedGame();
    await bench.storage.forgetPerson(idOf('anna'), NOW);
    const other = await finishedGame();
    await bench.storage.forgetPerson(idOf('anna'), NOW);
    const standIns = [one, other].map(async (id) => (await loaded(bench.storage, id)).players[0]);
    const [first, second] = await Promise.all(standIns);
    expect(first?.user).not.toBe(second?.user);
  });

  it('forgets a moderator who ended a game without a seat', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben']);
    await accepted(bench.tables.end(press('gus', { moderator: true }), info.id));
    expect(wholeDatabase()).toContain(idOf('gus'));
    await bench.storage.forgetPerson(idOf('gus'), NOW);
    expect(wholeDatabase()).not.toContain(idOf('gus'));
  });
});
