import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { runDoctor } from '../../src/cli/database/doctor.ts';
import { anaconda } from '../../src/games/anaconda/game.ts';
import { evening, eveningBench, meekly, playHand } from '../support/evenings.ts';
import { seededDraw } from '../support/random-table.ts';
import { tamper } from '../support/raw-database.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import { accepted, press } from '../support/tables-bench.ts';

const examine = (url: string) =>
  runDoctor({ args: ['--database', url], environment: {} }, [anaconda]);

let sample: TemporaryFolder;
/** A database with an evening between two hands: two were played, and ben has gone home. */
beforeAll(async () => {
  sample = temporaryFolder();
  const bench = eveningBench({ url: sample.database() });
  const people = ['anna', 'ben', 'cleo', 'dora'] as const;
  const first = await playHand(bench, await evening(bench, people), seededDraw(1), meekly);
  const { id } = first.info;
  for (const person of people) await accepted(bench.tables.ready(press(person), id));
  const second = await bench.tables.read(id);
  if (second === undefined) throw new Error('The table is gone.');
  await playHand(bench, second, seededDraw(2), meekly);
  await accepted(bench.tables.leave(press('ben'), id));
  await bench.storage.close();
});
afterAll(() => {
  sample.remove();
});

describe('the doctor, of chips', () => {
  let folder: TemporaryFolder;
  let url: string;
  beforeEach(() => {
    folder = temporaryFolder();
    url = folder.database();
    copyFileSync(path.join(sample.path, 'humbug.db'), path.join(folder.path, 'humbug.db'));
  });
  afterEach(() => folder.remove());

  it('finds an evening in order', async () => {
    expect(await examine(url)).toEqual({
      lines: ['1 table was replayed from the log.', 'All is well.'],
      exitCode: 0,
    });
  });

  const aPerson = `(select id from accounts where kind = 'person' order by id limit 1)`;
  const aStake = `(select id from accounts where kind = 'stake' and balance > 0 order by id limit 1)`;
  const aHand = `(select id from movements where reason = 'hand' limit 1)`;
  const ROWS: readonly (readonly [what: string, statement: string, findings: readonly string[]])[] =
    [
      [
        'chips that appear',
        `update accounts set balance = balance + 5 where id = ${aPerson}`,
        ['is not the sum of its entries', 'together are not zero'],
      ],
      [
        'chips that move from one person to another',
        `update accounts set balance = balance + case id when ${aPerson} then 5 else -5 end
         where kind = 'person' and id in (${aPerson}, (select max(id) from accounts where kind = 'person'))`,
        ['is not the sum of its entries'],
      ],
      [
        'an account below zero',
        `update accounts set balance = -1 where id = ${aPerson}`,
        ['is below zero'],
      ],
      [
        'a stake that is not what the table says',
        `update accounts set balance = balance - 1 where id = ${aStake}`,
        ['is not what the table says'],
      ],
      [
        'a stack that is not what was settled',
        `update sitters set stack = stack + 1 where stack > 0`,
        ['is not what the table says', 'its chips are not'],
      ],
      [
        'a stake without its account',
        `delete from accounts where id = ${aStake}`,
        ['is not what the table says'],
      ],
      [
        'a movement that does not add up',
        `update entries set amount = amount + 1 where movement = ${aHand} and amount > 0`,
        ['do not add up to zero', 'what it has moved in the ledger is not'],
      ],
      [
        'a movement that is gone',
        `delete from entries where movement = ${aHand}`,
        ['do not add up to zero', 'what it has moved in the ledger is not'],
      ],
      [
        'a movement of another hand',
        `update movements set hand = 7 where id = ${aHand}`,
        ['what it has moved in the ledger is not'],
      ],
      [
        'a house that stands for more than it has issued',
        `update movements set reason = 'sit-down' where reason = 'grant'`,
        ['is not at minus what it has issued'],
      ],
      [
        'a buy-in that nobody agreed on',
        `update tables set buy_in = 50`,
        ['its chips are not', 'what it has moved in the ledger is not'],
      ],
      ['another last hand', `update tables set is_last = 1`, ['its chips are not']],
      [
        'another promise for the next hand',
        `update deals set secret = '${'ab'.repeat(32)}' where number = 3`,
        ['deal 3 is not the one that was promised'],
      ],
      [
        'another secret of an earlier hand',
        `update deals set secret = '${'ab'.repeat(32)}' where number = 1`,
        ['deal 1 is not the one that was promised', 'of its log'],
      ],
      [
        'somebody who asked for the hand and did not',
        `update seats set ready = 1`,
        ['its people and their seats'],
      ],
      [
        'movements of a table that nobody knows',
        `update movements set table_id = 'nowhere' where reason = 'hand'`,
        ['The ledger names table nowhere, and there is none'],
      ],
      [
        'a record that nobody earned',
        `update records set outcome = 'won'`,
        ['its results are not'],
      ],
    ];

  it.each(ROWS)('finds %s', async (_what, statement, findings) => {
    tamper(url, statement);
    const { exitCode, lines } = await examine(url);
    expect(exitCode).toBe(1);
    for (const finding of findings) expect(lines.join('\n')).toContain(finding);
  });
});
