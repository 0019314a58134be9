import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditTable } from '../../src/tables/audit.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import { PATIENCE } from '../../src/tables/pace.ts';
import type { ChannelId, PACES, TableId } from '../../src/tables/types.ts';
import { createDuel } from '../support/duel.ts';
import { moveFor, playWithStandIns, reading } from '../support/absent-play.ts';
import { createManualClock, type ManualClock } from '../support/manual-clock.ts';
import { seededDraw } from '../support/random-table.ts';
import { stored } from '../support/stored.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import {
  accepted,
  createBench,
  gameOf,
  GUILD,
  idOf,
  lobbyOf,
  OTHER_CHANNEL,
  press,
  refusalOf,
  type Bench,
  type Person,
} from '../support/tables-bench.ts';

let folder: TemporaryFolder;
let clock: ManualClock;
let bench: Bench;

async function launch(): Promise<void> {
  bench = createBench({ url: folder.database(), clock });
  await bench.tables.clockwork.start();
}

async function halt(): Promise<void> {
  await bench.tables.clockwork.stop();
  await bench.storage.close();
}

beforeEach(async () => {
  folder = temporaryFolder();
  clock = createManualClock();
  await launch();
});

afterEach(async () => {
  await halt();
  folder.remove();
});

async function expectSound(id: TableId): Promise<void> {
  const all = await stored(bench.storage, id);
  const game = all.table.game === 'duel' ? createDuel() : cockroach;
  expect(auditTable(all, game)).toEqual([]);
}

/** Each way in which ben goes for good. */
const WAYS: readonly (readonly [string, (id: TableId) => Promise<unknown>])[] = [
  ['leaves', (id) => accepted(bench.tables.leave(press('ben'), id))],
  ['is removed by the host', (id) => accepted(bench.tables.remove(press('anna'), id, idOf('ben')))],
  [
    'is removed by a moderator',
    (id) => accepted(bench.tables.remove(press('gus', { moderator: true }), id, idOf('ben'))),
  ],
  ['leaves the server', (id) => bench.tables.memberGone(id, idOf('ben'))],
];

describe.each(WAYS)('somebody who %s', (_way, go) => {
  it.each(['live', 'relaxed', 'none'] satisfies (typeof PACES)[number][])(
    'has lost at pace %s, and the others play on to a result that counts',
    async (pace) => {
      const draw = seededDraw(11);
      const { info } = await gameOf(bench, 'cockroach', ['anna', 'ben', 'cleo'], { pace });
      await playWithStandIns(bench, info.id, draw, ({ info: { revision } }) => revision > 9);
      await go(info.id);
      const after = await reading(bench, info.id);
      expect(after.info.players[1]?.presence).toBe('gone');
      expect(after.seatOf(idOf('ben'))).toBeUndefined();
      await halt();
      clock.leap(60_000);
      await launch();
      const over = await playWithStandIns(bench, info.id, draw);
      expect(over.info).toMatchObject({ status: 'over', ending: { how: 'finished' } });
      const { records } = await stored(bench.storage, info.id);
      expect(records[1]).toMatchObject({ user: idOf('ben'), outcome: 'lost' });
      const loser = (over.publicSnapshot()?.result as { loser: number } | null)?.loser;
      for (const seat of [0, 2]) {
        expect(records[seat]?.outcome).toBe(seat === loser ? 'lost' : 'won');
      }
      await expectSound(info.id);
    },
  );

  it('has no seat any more', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben', 'cleo']);
    const decision = info.revision;
    await go(info.id);
    const move = { table: info.id, decision, move: { type: 'choose', number: 1 } };
    expect(await refusalOf(bench.tables.move(press('ben'), move))).toBe('not-seated');
    expect(await refusalOf(bench.tables.back(press('ben'), info.id))).toBe('not-seated');
    expect(await refusalOf(bench.tables.leave(press('ben'), info.id))).toBe('not-seated');
    const again = bench.tables.remove(press('anna'), info.id, idOf('ben'));
    expect(await refusalOf(again)).toBe('not-seated');
    expect(await bench.tables.memberGone(info.id, idOf('ben'))).toBeUndefined();
  });

  it('may be forgotten at once, and the game goes on with the doctor content', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben', 'cleo']);
    await go(info.id);
    expect(await bench.storage.forgetPerson(idOf('ben'), bench.clock.now())).toBe('forgotten');
    await playWithStandIns(bench, info.id, seededDraw(2));
    expect(JSON.stringify(await stored(bench.storage, info.id))).not.toContain(idOf('ben'));
    await expectSound(info.id);
  });
});

describe('the host who leaves', () => {
  it('leaves the rights to whoever sits next and is there', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben', 'cleo']);
    await accepted(bench.tables.leave(press('ben'), info.id));
    const reader = await accepted(bench.tables.leave(press('anna'), info.id));
    expect(reader.info.host).toBe(idOf('cleo'));
    expect((await accepted(bench.tables.end(press('cleo'), info.id))).info.status).toBe('closed');
  });
});

describe('somebody who keeps a table without a clock waiting', () => {
  it('may be removed by anybody there after half a day, be it the host', async () => {
    // No deadline is to come, and half a day has many beats.
    await bench.tables.clockwork.stop();
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben', 'cleo']);
    for (const person of ['ben', 'cleo'] as const) {
      await moveFor(bench, info.id, person, seededDraw(1));
    }
    const remove = (by: Person, user: Person) =>
      refusalOf(bench.tables.remove(press(by), info.id, idOf(user)));
    await clock.advance(PATIENCE - 1);
    expect(await remove('ben', 'anna')).toBe('hand-running');
    await clock.advance(1);
    expect(await remove('dora', 'anna')).toBe('not-allowed');
    expect(await remove('ben', 'cleo')).toBe('hand-running');
    expect(await remove('ben', 'anna')).toBe('accepted');
    expect((await reading(bench, info.id)).info.host).toBe(idOf('ben'));
    await expectSound(info.id);
  });

  it('is left to the host where a clock runs', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben', 'cleo'], { pace: 'relaxed' });
    expect(await refusalOf(bench.tables.remove(press('ben'), info.id, idOf('anna')))).toBe(
      'not-allowed',
    );
  });
});

describe('the last one out', () => {
  it('closes the table, and nothing counts for anybody', async () => {
    const { info } = await gameOf(bench, 'cockroach', ['anna', 'ben'], { pace: 'live' });
    await accepted(bench.tables.leave(press('anna'), info.id));
    const reader = await accepted(bench.tables.leave(press('ben'), info.id));
    expect(reader.info).toMatchObject({ status: 'closed', ending: { how: 'deserted' } });
    expect(await bench.tables.records(GUILD, idOf('anna'))).toEqual([]);
    await expectSound(info.id);
  });

  it('leaves the table waiting where somebody may still come back', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben'], { pace: 'live' });
    for (let round = 0; round < 2; round += 1) {
      await moveFor(bench, info.id, 'ben', seededDraw(round));
      await clock.advance(60_000);
    }
    const reader = await accepted(bench.tables.leave(press('ben'), info.id));
    expect(reader.info).toMatchObject({ status: 'playing', host: idOf('anna') });
    expect(reader.info.closesAt).toBeDefined();
    await accepted(bench.tables.back(press('anna'), info.id));
    const over = await playWithStandIns(bench, info.id, seededDraw(5));
    expect(over.info.ending?.how).toBe('finished');
    const { records } = await stored(bench.storage, info.id);
    expect(records[1]?.outcome).toBe('lost');
    await expectSound(info.id);
  });
});

describe('a table whose channel is gone', () => {
  const elsewhere = { channel: OTHER_CHANNEL };
  const seen = async (person: Person, overrides = {}) =>
    (await bench.tables.readElsewhere(press(person, { ...elsewhere, ...overrides }))).map(
      ({ info }) => info.id,
    );

  it('is shown elsewhere on the server to those who sit there', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben', 'cleo']);
    expect(await seen('anna')).toEqual([info.id]);
    expect(await seen('cleo')).toEqual([info.id]);
    expect(await seen('dora', { moderator: true })).toEqual([]);
    expect(await seen('anna', { guild: '1' })).toEqual([]);
    await accepted(bench.tables.leave(press('cleo', elsewhere), info.id));
    expect(await seen('cleo')).toEqual([]);
  });

  it('is shown to moderators of the channel in whose thread it is, who may end it', async () => {
    const thread = { channel: '77' as ChannelId, parent: OTHER_CHANNEL };
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben'], thread);
    expect(await seen('dora')).toEqual([]);
    expect(await seen('dora', { moderator: true })).toEqual([info.id]);
    const end = (overrides: object) => bench.tables.end(press('dora', overrides), info.id);
    const strange = { channel: '78' as ChannelId, moderator: true };
    expect(await refusalOf(end(strange))).toBe('not-allowed');
    const ended = await accepted(end({ ...elsewhere, moderator: true }));
    expect(ended.info.ending).toEqual({ how: 'ended', by: idOf('dora') });
  });

  it('is ended by its host from elsewhere, in the lobby as in the game', async () => {
    const lobby = await lobbyOf(bench, 'duel', ['anna', 'ben']);
    expect(await refusalOf(bench.tables.cancel(press('ben', elsewhere), lobby.info.id))).toBe(
      'not-allowed',
    );
    await accepted(bench.tables.cancel(press('anna', elsewhere), lobby.info.id));
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben']);
    const foreign = { ...elsewhere, guild: '1' as typeof GUILD };
    expect(await refusalOf(bench.tables.end(press('anna', foreign), info.id))).toBe('other-place');
    await accepted(bench.tables.end(press('anna', elsewhere), info.id));
  });
});

describe('mentions', () => {
  it('are wanted until somebody says otherwise, are exported, and forgotten with the person', async () => {
    const people = [idOf('anna'), idOf('ben')];
    expect(await bench.storage.unmentioned(people)).toEqual([]);
    await bench.storage.setMentions(idOf('ben'), false);
    expect(await bench.storage.unmentioned(people)).toEqual([idOf('ben')]);
    expect(await bench.storage.exportPerson(idOf('ben'))).toMatchObject({
      settings: { mentions: false },
    });
    await bench.storage.setMentions(idOf('ben'), true);
    expect(await bench.storage.unmentioned(people)).toEqual([]);
    await bench.storage.setMentions(idOf('anna'), false);
    await bench.storage.forgetPerson(idOf('anna'), bench.clock.now());
    expect(await bench.storage.unmentioned(people)).toEqual([]);
  });
});
