import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runDoctor } from '../../src/cli/database/doctor.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import type { ChannelId, TableId } from '../../src/tables/types.ts';
import { playWithStandIns } from '../support/absent-play.ts';
import { createDuel } from '../support/duel.ts';
import { playOn, seededDraw } from '../support/random-table.ts';
import { tamper } from '../support/raw-database.ts';
import { loaded } from '../support/stored.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import {
  accepted,
  createBench,
  gameOf,
  lobbyOf,
  press,
  type Bench,
} from '../support/tables-bench.ts';

const GAMES = [cockroach, createDuel()];
const examine = (url: string) => runDoctor({ args: ['--database', url], environment: {} }, GAMES);
const inChannel = (channel: string) => ({ channel: channel as ChannelId });

/** A database with a table of each kind. */
interface Sample {
  readonly folder: TemporaryFolder;
  readonly lobby: TableId;
  readonly playing: TableId;
  readonly over: TableId;
  readonly left: TableId;
}
let sample: Sample;

async function fill(bench: Bench, folder: TemporaryFolder): Promise<Sample> {
  const lobby = await lobbyOf(bench, 'cockroach', ['anna', 'ben'], inChannel('1'));
  const playing = await gameOf(bench, 'cockroach', ['anna', 'ben', 'cleo'], inChannel('2'));
  const draw = seededDraw(5);
  const left = await gameOf(bench, 'cockroach', ['anna', 'ben', 'cleo'], inChannel('3'));
  await accepted(bench.tables.leave(press('ben', inChannel('3')), left.info.id));
  await bench.tables.clockwork.start();
  await playWithStandIns(bench, left.info.id, draw);
  await bench.tables.clockwork.stop();
  const closed = await gameOf(bench, 'duel', ['anna', 'ben'], inChannel('4'));
  await accepted(bench.tables.end(press('anna', inChannel('4')), closed.info.id));
  const over = await playOn(bench, await gameOf(bench, 'cockroach', ['dora', 'emil']), draw);
  return {
    folder,
    lobby: lobby.info.id,
    playing: playing.info.id,
    over: over.info.id,
    left: left.info.id,
  };
}

beforeAll(async () => {
  const folder = temporaryFolder();
  const bench = createBench({ url: folder.database() });
  sample = await fill(bench, folder);
  await bench.storage.close();
});
afterAll(() => {
  sample.folder.remove();
});

describe('the doctor', () => {
  let folder: TemporaryFolder;
  let url: string;
  beforeEach(() => {
    folder = temporaryFolder();
    url = folder.database();
    copyFileSync(path.join(sample.folder.path, 'humbug.db'), path.join(folder.path, 'humbug.db'));
  });
  afterEach(() => folder.remove());

  it('finds a healthy database in order', async () => {
    expect(await examine(url)).toEqual({
      lines: ['5 tables were replayed from the log.', 'All is well.'],
      exitCode: 0,
    });
  });

  it('looks at one moment of a database on which the bot plays', async () => {
    const bench = createBench({ url, games: GAMES });
    const game = await gameOf(bench, 'cockroach', ['anna', 'ben'], inChannel('7'));
    const [outcome] = await Promise.all([examine(url), playOnIn7(bench, game)]);
    expect(outcome.exitCode).toBe(0);
    await bench.storage.close();
  });

  it('writes nothing', async () => {
    const before = readFileSync(path.join(folder.path, 'humbug.db'));
    await examine(url);
    expect(readFileSync(path.join(folder.path, 'humbug.db')).equals(before)).toBe(true);
  });

  /** What is done to which table, and what the doctor says of it. */
  const CORRUPTIONS: readonly (readonly [
    what: string,
    statement: string,
    table: keyof Omit<Sample, 'folder'>,
    finding: string,
  ])[] = [
    [
      'a card that changed hands',
      `update tables set state = replace(state, 'toad', 'bat') where id = ?`,
      'playing',
      'its state',
    ],
    [
      'a state that is no JSON',
      `update tables set state = 'x' where id = ?`,
      'playing',
      'column state',
    ],
    [
      'a state that no game knows',
      `update tables set state = '{"version":99}' where id = ?`,
      'playing',
      'cannot be read by the game',
    ],
    ['a state that is gone', `update tables set state = null where id = ?`, 'playing', 'its state'],
    [
      'a revision that was skipped',
      `update tables set revision = revision + 1 where id = ?`,
      'playing',
      'at revision 5',
    ],
    [
      'a decision that was renumbered',
      `update tables set asked = '[1,null,null]' where id = ?`,
      'playing',
      'open decisions',
    ],
    ['another status', `update tables set status = 'closed' where id = ?`, 'playing', 'its status'],
    [
      'an unknown status',
      `update tables set status = 'paused' where id = ?`,
      'playing',
      'column status',
    ],
    ['another host', `update tables set host = 'mallory' where id = ?`, 'playing', 'its host'],
    [
      'another game',
      `update tables set game = 'chess' where id = ?`,
      'playing',
      'not one of this program',
    ],
    [
      'other options',
      `update tables set options = '{"bogus":1}' where id = ?`,
      'playing',
      'cannot be replayed',
    ],
    [
      'a deadline of a game',
      `update tables set deadline = 1 where id = ?`,
      'playing',
      'what it waits for',
    ],
    [
      'a lobby without an end',
      `update tables set deadline = null where id = ?`,
      'lobby',
      'what it waits for',
    ],
    [
      'a lobby that ends too early',
      `update tables set deadline = deadline - 1 where id = ?`,
      'lobby',
      'what it waits for',
    ],
    [
      'a wrong time',
      `update tables set updated_at = updated_at + 1 where id = ?`,
      'over',
      'time of its last change',
    ],
    [
      'a wrong beginning',
      `update tables set created_at = created_at - 1 where id = ?`,
      'over',
      'time of its opening',
    ],
    ['another loser', `update tables set ended_seat = 0 where id = ?`, 'left', 'its ending'],
    [
      'a secret that was exchanged',
      `update deals set secret = '${'0'.repeat(64)}' where table_id = ?`,
      'playing',
      'not the one that was promised',
    ],
    [
      'a secret that is none',
      `update deals set secret = 'none' where table_id = ?`,
      'playing',
      'not 64 hex digits',
    ],
    [
      'a commitment that was exchanged',
      `update deals set commitment = '${'0'.repeat(64)}' where table_id = ?`,
      'over',
      'not the one that was promised',
    ],
    [
      'another mixture',
      `update deals set mixed_with = '["1","2","3"]' where table_id = ?`,
      'playing',
      'mixed with',
    ],
    [
      'another set-up',
      `update deals set setup = '{"start":9}' where table_id = ?`,
      'playing',
      'its set-up',
    ],
    ['a deal that is gone', `delete from deals where table_id = ?`, 'playing', 'deal is missing'],
    [
      'a person who was exchanged',
      `update seats set user = 'mallory' where seat = 1 and table_id = ?`,
      'playing',
      'its people',
    ],
    [
      'a seat that is gone',
      `delete from seats where seat = 2 and table_id = ?`,
      'playing',
      'its people',
    ],
    [
      'a gap between seats',
      `delete from seats where seat = 0 and table_id = ?`,
      'playing',
      'column seat 0',
    ],
    [
      'a line that is gone',
      `delete from log where revision = 2 and table_id = ?`,
      'playing',
      'line 2 of its log is missing',
    ],
    [
      'a first line that is gone',
      `delete from log where revision = 1 and table_id = ?`,
      'playing',
      'does not open a table',
    ],
    [
      'a last line that is gone',
      `delete from log where revision = 4 and table_id = ?`,
      'playing',
      'its log has 3 lines',
    ],
    [
      'a line of somebody else',
      `update log set by = 'mallory' where revision = 2 and table_id = ?`,
      'playing',
      'its people',
    ],
    [
      'a line that makes no sense',
      `update log set action = '{"type":"expire"}' where revision = 3 and table_id = ?`,
      'left',
      'cannot be replayed',
    ],
    [
      'a move that the game refuses',
      `update log set action = '{"type":"move","seat":0,"move":{"type":"fold"}}' where revision = 4 and table_id = ?`,
      'over',
      'the game refuses it',
    ],
    [
      'an action that there is not',
      `update log set action = '{"type":"cheat"}' where revision = 2 and table_id = ?`,
      'playing',
      'column action',
    ],
    [
      'an event that was rewritten',
      `update log set events = '[]' where revision = 4 and table_id = ?`,
      'playing',
      'the events of line 4',
    ],
    [
      'events that are none',
      `update log set events = '[{"to":"none"}]' where revision = 4 and table_id = ?`,
      'playing',
      'column events',
    ],
    [
      'a line of another deal',
      `update log set deal = 2 where revision = 4 and table_id = ?`,
      'playing',
      'names another deal',
    ],
    [
      'a result that is gone',
      `delete from records where seat = 0 and table_id = ?`,
      'over',
      'its results',
    ],
    [
      'a result that was turned round',
      `update records set outcome = case outcome when 'won' then 'lost' else 'won' end where table_id = ?`,
      'left',
      'its results',
    ],
    [
      'a result of nothing',
      `insert into records values (?, 1, 0, 'g', 'cockroach', 'u', 'won', 1)`,
      'playing',
      'its results',
    ],
    [
      'an unknown outcome',
      `update records set outcome = 'drawn' where table_id = ?`,
      'over',
      'column outcome',
    ],
  ];

  it.each(CORRUPTIONS)('finds %s', async (_what, statement, table, finding) => {
    tamper(url, statement, sample[table]);
    const { lines, exitCode } = await examine(url);
    expect(exitCode).toBe(1);
    expect(lines.filter((line) => line.includes(sample[table])).join('\n')).toContain(finding);
    expect(lines.at(-1)).toMatch(/^\d+ faults? (was|were) found\.$/);
  });

  it('finds rows that belong to no table', async () => {
    tamper(url, `delete from tables where id = ?`, sample.over);
    const { lines, exitCode } = await examine(url);
    expect(exitCode).toBe(1);
    expect(lines.join('\n')).toContain('A row of "log" belongs to nothing in "tables".');
  });

  it('finds a file that is damaged in the middle', async () => {
    const file = path.join(folder.path, 'humbug.db');
    const bytes = readFileSync(file);
    // Every page but the first, which tells what the file is.
    bytes.fill(0xff, 4096 * 2);
    writeFileSync(file, bytes);
    const { exitCode } = await examine(url);
    expect(exitCode).toBe(1);
  });

  it('shows no card and no secret, whatever it finds', async () => {
    const bench = createBench({ url, games: GAMES });
    const { deal } = await loaded(bench.storage, sample.playing);
    await bench.storage.close();
    tamper(url, `update tables set state = replace(state, 'toad', 'bat')`);
    tamper(url, `update deals set commitment = 'x'`);
    tamper(url, `update log set events = '[{"to":"toad"}]' where revision = 4`);
    const said = (await examine(url)).lines.join('\n');
    expect(said).not.toContain(deal.secret);
    for (const word of ['toad', 'bat', 'rat']) expect(said.split(/\W/)).not.toContain(word);
  });

  it.each([
    ['there is no database', ['--database', 'file:./no/such/file.db'], 1, 'no file'],
    ['the address is none', ['--database', 'postgres://x'], 1, 'file: and a path'],
    ['an option is unknown', ['--fast'], 2, 'Usage'],
    ['there is a word too many', ['everything'], 2, 'Usage'],
  ])('says so when %s', async (_when, args, code, sentence) => {
    const { lines, exitCode } = await runDoctor({ args, environment: {} }, GAMES);
    expect(exitCode).toBe(code);
    expect(lines.join('\n')).toContain(sentence);
  });

  it('takes the database of the environment where none is named', async () => {
    const environment = { DATABASE_URL: url };
    expect((await runDoctor({ args: [], environment }, GAMES)).exitCode).toBe(0);
  });
});

/** Moves while the doctor looks. */
async function playOnIn7(bench: Bench, game: Awaited<ReturnType<typeof gameOf>>): Promise<void> {
  await accepted(bench.tables.leave(press('anna', inChannel('7')), game.info.id));
}
