import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { connect, type Connection } from '../../../src/storage/sqlite/connect.ts';
import { createSqliteStorage } from '../../../src/storage/sqlite/storage.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { doctorSays, storedTable } from '../../support/stored-table.ts';
import { Guest, type Pressed } from '../../support/table-driver.ts';
import { playOnce, playToTheEnd, startTable, type PlayedTable } from '../../support/table-play.ts';
import { startTableWorld, type TableWorld } from '../../support/table-world.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporary-folder.ts';

const { ana, zoe, sakura, lounge } = defaultIds;
const FAULT = /Something went wrong on my side\..*`(?<id>[\da-f]{8})`/;
/** More than fit into the pages that a database has. */
const PRESSES_MAX = 200;

describe('a disk that gets full while people play', () => {
  let folder: TemporaryFolder;
  let world: TableWorld;
  let connection: Connection;
  beforeEach(async () => {
    folder = temporaryFolder();
    world = await startTableWorld({
      databaseUrl: folder.database(),
      openStorage(url) {
        connection = connect(url);
        return createSqliteStorage(connection);
      },
    });
  });
  afterEach(async () => {
    await world.close();
    folder.remove();
  });

  function setPagesMax(pages: number): void {
    connection.client.pragma(`max_page_count = ${pages}`);
  }

  function fillDisk(): void {
    setPagesMax(Number(connection.client.pragma('page_count', { simple: true })));
  }

  const stored = () => storedTable(folder.database(), lounge);

  /** Plays on until a press meets the full disk; gives what it was told, and the table before it. */
  async function untilFull(table: PlayedTable) {
    const draw = seededDraw('full disk');
    for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
      const before = await stored();
      let met: Pressed | undefined;
      const isPlaying = await playOnce(table, draw, (pressed) => {
        if (FAULT.test(pressed.told)) met = pressed;
      });
      if (met !== undefined) return { met, before };
      if (!isPlaying) throw new Error('The game came to its end.');
    }
    throw new Error('The disk does not get full.');
  }

  it('is told to whoever presses, loses nothing, and the game goes on when there is room again', async () => {
    const table = await startTable(world, lounge, [ana, zoe, sakura]);
    fillDisk();
    const { met, before } = await untilFull(table);
    const id = FAULT.exec(met.told)?.groups?.['id'];
    expect(world.logged.filter((line) => line.includes(`"fault":"${id}"`))).toEqual([
      expect.stringContaining('The disk is full'),
    ]);
    expect(before?.table.status).toBe('playing');
    expect(await stored()).toEqual({ ...before, reader: expect.anything() as unknown });

    // Nothing has to be written for a look at the own cards.
    const hand = await new Guest(world.discord, ana, lounge).pressAction('hand');
    expect(hand.told).not.toMatch(FAULT);
    expect((await doctorSays(folder.database())).at(-1)).toBe('All is well.');

    setPagesMax(1_000_000);
    await playToTheEnd(table, seededDraw('room again'));
    expect((await stored())?.table).toMatchObject({ ending: { how: 'finished' } });
    expect((await doctorSays(folder.database())).at(-1)).toBe('All is well.');
    expect(world.fatal).toEqual([]);
  });
});
