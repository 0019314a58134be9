/** Rows and bytes of whole games. */
import BetterSqlite3 from 'better-sqlite3';
import type { Game } from '../../src/engine/contract.ts';
import { playOn, seededDraw } from '../../test/support/random-table.ts';
import { accepted, createBench, gameOf, PEOPLE, press } from '../../test/support/tables-bench.ts';
import type { TemporaryFolder } from '../../test/support/temporary-folder.ts';

const SEATS = PEOPLE.slice(0, 4);

export interface Sizes {
  readonly game: string;
  /** All of them a game. */
  readonly moves: number;
  readonly rows: number;
  /** What the file has grown by, indexes included. */
  readonly bytes: number;
}

/** Plays that many random games of four on a database of their own; of a game with chips that many hands. */
export async function sizesOf(game: Game, games: number, folder: TemporaryFolder): Promise<Sizes> {
  const name = `${game.id}-sizes.db`;
  const bench = createBench({ url: folder.database(name), games: [game] });
  const draw = seededDraw(1);
  const look = new BetterSqlite3(folder.file(name), { readonly: true });
  try {
    const before = measure(look);
    for (let number = 0; number < games; number += 1) {
      const reader = await gameOf(bench, game.id, SEATS);
      const { info } = await playOn(bench, reader, draw);
      // A hand with chips is over, and the table would go on to the next.
      if (info.status === 'lobby') await accepted(bench.tables.cancel(press('anna'), info.id));
    }
    const after = measure(look);
    return {
      game: game.id,
      moves: (after.moves - before.moves) / games,
      rows: (after.rows - before.rows) / games,
      bytes: (after.bytes - before.bytes) / games,
    };
  } finally {
    look.close();
    await bench.storage.close();
  }
}

function measure(client: BetterSqlite3.Database) {
  const number = (sql: string) => Number(client.prepare(sql).pluck().get());
  const names = client
    .prepare<[], string>(`select name from sqlite_master where type = 'table'`)
    .pluck()
    .all();
  return {
    moves: number(`select count(*) from log where action like '{"type":"move"%'`),
    rows: names.reduce((sum, name) => sum + number(`select count(*) from "${name}"`), 0),
    bytes: number('pragma page_count') * number('pragma page_size'),
  };
}
