import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { topUpFor } from '../../src/chips/rules.ts';
import type { LedgerLine } from '../../src/chips/types.ts';
import { createRegistry } from '../../src/engine/registry.ts';
import { anaconda } from '../../src/games/anaconda/game.ts';
import { examine } from '../../src/tables/examine.ts';
import type { GuildId, InteractionId, Retention } from '../../src/tables/types.ts';
import { clearAll, daysLater } from '../support/clearing.ts';
import { evening, eveningBench, GRANT, playHand } from '../support/evenings.ts';
import { seededDraw } from '../support/random-table.ts';
import { tamper } from '../support/raw-database.ts';
import { RETENTION } from '../support/retention.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import { accepted, GUILD, idOf, press, type Bench, type Person } from '../support/tables-bench.ts';

const PEOPLE = ['anna', 'ben', 'cleo', 'dora'] as const;
const ALL_LINES = { offset: 0, limit: 1_000 };

let folder: TemporaryFolder;
let url: string;
let bench: Bench;
beforeEach(() => {
  folder = temporaryFolder();
  url = folder.database();
  bench = eveningBench({ url });
});
afterEach(async () => {
  await bench.storage.close();
  folder.remove();
});

/** Hands from the buy-in to the last stack that goes home. */
async function playEvening(seed: number, hands = 2, people: readonly Person[] = PEOPLE) {
  const draw = seededDraw(seed);
  let reader = await evening(bench, people, { agreement: { buyIn: 200, hands } });
  const { id } = reader.info;
  while (reader.info.status !== 'over') {
    reader = await playHand(bench, reader, draw);
    if (reader.info.status === 'over') break;
    for (const { user } of reader.info.players) {
      const person = PEOPLE.find((one) => idOf(one) === user) ?? 'anna';
      await bench.tables.ready(press(person), id);
    }
    reader = (await bench.tables.read(id)) ?? reader;
    if (reader.info.status === 'lobby') return accepted(bench.tables.cancel(press('anna'), id));
  }
  return reader;
}

const linesOf = (person: Person): Promise<readonly LedgerLine[]> =>
  bench.storage.ledgerLines(GUILD, idOf(person), ALL_LINES);

/** What has to stay the same: what everybody has and has won and lost, and who has most. */
async function fortunes() {
  const now = bench.clock.now();
  const each = PEOPLE.map(async (person) => ({
    holdings: await bench.storage.holdings(GUILD, idOf(person), now),
    chips: await bench.storage.chipRecord(GUILD, idOf(person)),
    games: await bench.storage.records(GUILD, idOf(person)),
    // Of the person's own account: what a hand has brought lies at a table until it is taken home.
    told: (await linesOf(person))
      .filter(({ reason }) => reason !== 'hand')
      .reduce((sum, { amount }) => sum + amount, 0),
  }));
  return { people: await Promise.all(each), ranking: await bench.storage.ranking(GUILD, 10) };
}

async function expectInOrder(): Promise<void> {
  const { findings, ledger } = await examine(bench.storage, createRegistry([anaconda]));
  expect({ findings, ledger }).toEqual({ findings: [], ledger: [] });
}

/** Clears what is older than `ledgerDays`, and looks after each step that nobody has lost anything. */
async function clear(retention: Retention = RETENTION, days = retention.ledgerDays): Promise<void> {
  const before = await fortunes();
  await clearAll(bench.storage, daysLater(bench.clock.now(), days), retention, async () => {
    expect(await fortunes()).toEqual(before);
    await expectInOrder();
  });
}

const count = (table: string, where = 'true'): number =>
  tamper(url, `select 1 from ${table} where ${where}`).length;

describe('the ledger', () => {
  it('is carried forward without changing what anybody has or has won', async () => {
    await playEvening(1);
    await playEvening(2);
    const hands = (await bench.storage.chipRecord(GUILD, idOf('anna'))).hands;
    expect(hands).toBe(4);
    await clear();
    const { people } = await fortunes();
    expect(people[0]?.chips.hands).toBe(4);
    expect(people.map(({ holdings, told }) => holdings.balance - told)).toEqual([0, 0, 0, 0]);
    expect(people.reduce((sum, { holdings }) => sum + holdings.balance, 0)).toBe(4 * GRANT);
  });

  it('keeps one movement a server, and no stake of a table that is gone', async () => {
    await playEvening(1);
    expect(count('accounts', `kind = 'stake'`)).toBe(4);
    await clear();
    expect(count('movements')).toBe(1);
    expect(count('entries')).toBe(PEOPLE.length + 1);
    expect(count('accounts', `kind = 'stake'`)).toBe(0);
    await playEvening(2);
    await clear();
    expect(count('movements')).toBe(1);
    expect(count('past_tables')).toBe(0);
  });

  it('tells the rest in lines as before, and last what was added up, with its time', async () => {
    await playEvening(1);
    const old = await linesOf('anna');
    const until = old[0]?.at ?? 0;
    await bench.clock.advance(daysLater(0, RETENTION.ledgerDays));
    await playEvening(2);
    const all = await linesOf('anna');
    const newer = all.slice(0, all.length - old.length);
    const before = await fortunes();
    await clearAll(bench.storage, bench.clock.now());
    const lines = await linesOf('anna');
    const added = old
      .filter(({ reason }) => reason !== 'hand')
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(lines).toEqual([...newer, { reason: 'carried', amount: added, at: until }]);
    expect(await fortunes()).toEqual(before);
    // Pages are cut from the same lines.
    const last = { offset: lines.length - 1, limit: 10 };
    expect(await bench.storage.ledgerLines(GUILD, idOf('anna'), last)).toEqual(lines.slice(-1));
  });

  it('names the game of a table that was cleared away, as long as it has lines of it', async () => {
    await playEvening(1);
    const before = await linesOf('ben');
    expect(before[0]).toMatchObject({ reason: 'take-home', game: 'anaconda' });
    await clear(RETENTION, RETENTION.tableDays);
    expect(count('tables')).toBe(0);
    expect(await linesOf('ben')).toEqual(before);
  });

  it('is kept as long as the table, also where people may read it for fewer days', async () => {
    await playEvening(1);
    const before = count('movements');
    await clear({ tableDays: 30, ledgerDays: 1 }, 20);
    expect(count('movements')).toBe(before);
    await expectInOrder();
  });

  it('leaves alone what a living table has moved, however long ago', async () => {
    const reader = await evening(bench, PEOPLE, { agreement: { buyIn: 200 } });
    const between = await playHand(bench, reader, seededDraw(1));
    expect(between.info.status).toBe('lobby');
    await clear(RETENTION, 1_000);
    // The grants are old, and of no table.
    expect(count('movements', `reason = 'grant'`)).toBe(0);
    expect(count('movements', `reason = 'sit-down'`)).toBe(4);
    await accepted(bench.tables.cancel(press('anna'), between.info.id));
    await expectInOrder();
  });

  it('keeps servers apart', async () => {
    await playEvening(1);
    const guild = 'another' as GuildId;
    const request = {
      guild,
      user: idOf('anna'),
      interaction: 'a-press' as InteractionId,
      at: bench.clock.now(),
    };
    expect(await bench.storage.topUp(request, () => ({ ok: true, value: 7 }))).toMatchObject({
      ok: true,
    });
    await clear();
    expect(count('movements', `guild = 'another' and reason = 'carried'`)).toBe(1);
    const lines = await bench.storage.ledgerLines(guild, idOf('anna'), ALL_LINES);
    expect(lines).toMatchObject([{ reason: 'carried', amount: GRANT + 7 }]);
  });

  it('gives nobody a second grant, and still knows the last top-up', async () => {
    await playEvening(1);
    const at = bench.clock.now();
    await bench.storage.forgetPerson(idOf('dora'), at);
    const request = {
      guild: GUILD,
      user: idOf('dora'),
      interaction: 'top-up' as InteractionId,
      at: at + 24 * 3_600_000,
    };
    expect(await bench.storage.topUp(request, (has) => topUpFor(has, request.at))).toMatchObject({
      ok: true,
      value: 200,
    });
    const held = await bench.storage.holdings(GUILD, idOf('dora'), bench.clock.now());
    await clear();
    expect(await bench.storage.holdings(GUILD, idOf('dora'), bench.clock.now())).toEqual(held);
    expect(held).toMatchObject({ balance: 200, toppedUpAt: request.at });
  });

  it('keeps nothing of somebody who has deleted their data', async () => {
    await playEvening(1);
    await bench.storage.forgetPerson(idOf('dora'), bench.clock.now());
    expect(count('accounts', `user like 'gone-%'`)).toBe(2);
    expect(count('departed')).toBe(1);
    await clearAll(bench.storage, daysLater(bench.clock.now(), RETENTION.ledgerDays));
    await expectInOrder();
    expect(count('accounts', `user like 'gone-%'`)).toBe(0);
    expect(count('departed')).toBe(0);
  });

  it('forgets what was carried forward with the person', async () => {
    await playEvening(1);
    await clear();
    const { hands } = await bench.storage.chipRecord(GUILD, idOf('dora'));
    expect(await bench.storage.exportPerson(idOf('dora'))).toMatchObject({
      chips: [{ kind: 'person', earlier: { hands }, lines: [{ reason: 'carried' }] }],
    });
    await bench.storage.forgetPerson(idOf('dora'), bench.clock.now());
    expect(await bench.storage.chipRecord(GUILD, idOf('dora'))).toEqual({
      hands: 0,
      won: 0,
      lost: 0,
    });
    expect(count('accounts', 'carried_hands > 0')).toBe(3);
    await expectInOrder();
  });
});
