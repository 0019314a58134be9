import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReminders, type Reminders } from '../../../src/discord/panels/reminders.ts';
import type { TableReader } from '../../../src/tables/api.ts';
import type { UserId } from '../../../src/tables/types.ts';
import { moveFor, reading } from '../../support/absent-play.ts';
import { seededDraw } from '../../support/random-table.ts';
import { createBench, gameOf, idOf, type Bench } from '../../support/tables-bench.ts';
import { createFakeApi, refusal, type FakeApi } from '../support/fake-api.ts';
import { createTestLog } from '../support/log.ts';

let bench: Bench;
let api: FakeApi;
let reminders: Reminders;
let reminded: (readonly UserId[])[];
let trouble: 'locked' | undefined;
/** The table at the moment at which it reminds. */
let reader: TableReader;

beforeEach(async () => {
  bench = createBench();
  api = createFakeApi();
  reminded = [];
  trouble = undefined;
  reminders = createReminders({
    api,
    tables: bench.tables,
    keeper: {
      remind: (_reader, mention) => void reminded.push(mention),
      trouble: () => trouble,
    },
    people: bench.storage,
    log: createTestLog().log,
  });
  const { info } = await gameOf(bench, 'duel', ['anna', 'ben', 'cleo'], { pace: 'live' });
  await bench.tables.clockwork.start();
  await bench.clock.advance(20_000);
  reader = await reading(bench, info.id);
});

async function remind(): Promise<void> {
  reminders.remind(reader);
  await reminders.stop();
}

describe('a reminder', () => {
  it('mentions everybody whom the table waits for, and nobody else', async () => {
    await moveFor(bench, reader.info.id, 'ben', seededDraw(1));
    reader = await reading(bench, reader.info.id);
    await remind();
    expect(reminded).toEqual([[idOf('anna'), idOf('cleo')]]);
    expect(api.methods()).toEqual([`member ${idOf('anna')}`, `member ${idOf('cleo')}`]);
  });

  it('leaves out who does not want it, and comes even if nobody does', async () => {
    await bench.storage.setMentions(idOf('anna'), false);
    await remind();
    for (const person of ['ben', 'cleo'] as const) {
      await bench.storage.setMentions(idOf(person), false);
    }
    await remind();
    expect(reminded).toEqual([[idOf('ben'), idOf('cleo')], []]);
  });

  it.each([10_007, 10_013])(
    'gives up the seat of somebody for whom Discord says %i',
    async (code) => {
      api.next('member', refusal(404, code));
      await remind();
      const { info } = await reading(bench, reader.info.id);
      expect(info.players.map(({ presence }) => presence)).toEqual(['gone', 'here', 'here']);
      expect(reminded).toEqual([[idOf('ben'), idOf('cleo')]]);
    },
  );

  it.each([
    ['no answer', new Error('socket hang up')],
    ['no access', refusal(403, 50_001)],
    ['no server', refusal(404, 10_004)],
  ])('takes nobody for gone after %s', async (_what, error) => {
    api.next('member', error);
    await remind();
    const { info } = await reading(bench, reader.info.id);
    expect(info.players.every(({ presence }) => presence === 'here')).toBe(true);
    expect(reminded).toHaveLength(1);
  });

  it('asks and posts nothing where the panel cannot be written', async () => {
    trouble = 'locked';
    await remind();
    expect(api.calls).toEqual([]);
    expect(reminded).toEqual([]);
  });

  it('comes to nothing where everybody has moved while Discord was asked', async () => {
    const slow = vi.fn<() => void>();
    api.next(
      'member',
      (async () => {
        for (const person of ['anna', 'ben', 'cleo'] as const) {
          await moveFor(bench, reader.info.id, person, seededDraw(1));
        }
        slow();
      })(),
    );
    await remind();
    expect(slow).toHaveBeenCalledOnce();
    expect(reminded).toEqual([]);
  });
});
