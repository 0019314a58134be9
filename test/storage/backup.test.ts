import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBackup } from '../../src/cli/database/backup.ts';
import { runDoctor } from '../../src/cli/database/doctor.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import { createDuel } from '../support/duel.ts';
import { playOn, randomMove, seededDraw } from '../support/random-table.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import { accepted, createBench, gameOf, type Bench } from '../support/tables-bench.ts';

const NOW = new Date('2026-01-31T17:59:00.123Z');

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

const backUp = (...args: readonly string[]) =>
  runBackup({ args: ['--database', folder.database(), ...args], environment: {} }, NOW);
const inFolder = (name: string) => path.join(folder.path, name);

describe('a backup', () => {
  it('is made beside the database while the bot plays, for its owner alone, and goes on from there', async () => {
    const game = await gameOf(bench, 'cockroach', ['anna', 'ben', 'cleo']);
    const { info } = await playOn(bench, game, seededDraw(1), 5);
    expect(info.status).toBe('playing');
    const target = inFolder('humbug-20260131T175900Z.db');
    expect(await backUp()).toEqual({
      lines: [`The backup is complete and checked: ${target}`],
      exitCode: 0,
    });
    expect(statSync(target).mode & 0o777).toBe(0o600);

    const restored = createBench({ url: `file:${target}` });
    const reader = await restored.tables.read(info.id);
    expect(reader?.info).toEqual(info);
    const move = reader && randomMove(restored, reader, seededDraw(2));
    expect(move && (await accepted(move)).info.revision).toBe(info.revision + 1);
    await restored.storage.close();
  });

  it('is whole though presses are stored at the same moment', async () => {
    const game = await gameOf(bench, 'cockroach', ['anna', 'ben', 'cleo', 'dora']);
    const [outcome, over] = await Promise.all([
      backUp(inFolder('copy.db')),
      playOn(bench, game, seededDraw(3)),
    ]);
    expect(outcome.exitCode).toBe(0);
    expect(over.info.status).toBe('over');
    const doctor = await runDoctor(
      { args: ['--database', folder.database('copy.db')], environment: {} },
      [cockroach, createDuel()],
    );
    expect(doctor.lines.at(-1)).toBe('All is well.');
  });

  it('is one file and leaves nothing else behind', async () => {
    const before = readdirSync(folder.path);
    await backUp(inFolder('copy.db'));
    expect(readdirSync(folder.path).sort()).toEqual([...before, 'copy.db'].sort());
  });

  it('never overwrites a file', async () => {
    writeFileSync(inFolder('precious'), 'precious');
    const { lines, exitCode } = await backUp(inFolder('precious'));
    expect(exitCode).toBe(1);
    expect(lines.join()).toContain('exists already');
    expect(readFileSync(inFolder('precious'), 'utf8')).toBe('precious');
  });

  it.each([
    ['its folder does not exist', ['no/such/folder/copy.db'], 1, 'cannot be opened'],
    ['there is a word too many', ['one', 'two'], 2, 'Usage'],
    ['an option is unknown', ['--fast'], 2, 'Usage'],
  ])('is not made when %s, and says so', async (_when, args, code, sentence) => {
    const { lines, exitCode } = await backUp(...args);
    expect(exitCode).toBe(code);
    expect(lines.join('\n')).toContain(sentence);
  });

  it('is not made of a database that is not there, nor of a damaged one', async () => {
    const of = (name: string) =>
      runBackup(
        { args: ['--database', folder.database(name), inFolder('copy.db')], environment: {} },
        NOW,
      );
    expect((await of('none.db')).lines.join()).toContain('no file');
    writeFileSync(inFolder('bad.db'), 'Dear diary, '.repeat(1_000));
    expect(await of('bad.db')).toMatchObject({ exitCode: 1 });
    expect(existsSync(inFolder('copy.db'))).toBe(false);
    expect(existsSync(inFolder('copy.db.unfinished'))).toBe(false);
  });
});
