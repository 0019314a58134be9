import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GRANT, GRANT_PAUSE, TOP_UP_PAUSE, topUpFor } from '../../src/chips/rules.ts';
import type { Movement } from '../../src/chips/types.ts';
import { openStorage } from '../../src/storage/sqlite/storage.ts';
import type { Storage } from '../../src/storage/port.ts';
import type { GuildId, InteractionId, Table, TableId, UserId } from '../../src/tables/types.ts';
import { sampleCommit, sampleTable } from '../support/storage-samples.ts';

const GUILD = 'guild' as GuildId;
const ANNA = 'anna' as UserId;
const BEN = 'ben' as UserId;
const NOW = 1_800_000_000_000;

let storage: Storage;
let table: Table;
beforeEach(async () => {
  storage = openStorage(':memory:');
  const opened = sampleTable('t1');
  table = opened.table;
  await storage.open(opened);
});
afterEach(() => storage.close());

const holdings = (user: UserId, now = NOW) => storage.holdings(GUILD, user, now);
let presses = 0;
function topUp(user: UserId, at: number, interaction = `top-up-${(presses += 1)}`) {
  const request = { guild: GUILD, user, interaction: interaction as InteractionId, at };
  return storage.topUp(request, (has) => topUpFor(has, at));
}

/** Commits an action that moves chips between these accounts. */
async function move(...movements: readonly Movement[]) {
  const commit = { ...sampleCommit(table, `press-${(presses += 1)}`), movements };
  const outcome = await storage.commit(commit);
  if (outcome === 'committed') table = commit.table;
  return outcome;
}
const stake = (user: UserId, amount: number): Movement => ({
  guild: GUILD,
  reason: 'sit-down',
  at: { table: table.id, hand: 1, revision: table.revision + 1 },
  entries: [
    { account: { kind: 'person', user }, amount: -amount },
    { account: { kind: 'stake', user, table: table.id }, amount },
  ],
});
const hand = (winner: UserId, loser: UserId, amount: number): Movement => ({
  ...stake(winner, 1),
  reason: 'hand',
  entries: [
    { account: { kind: 'stake', user: winner, table: table.id }, amount },
    { account: { kind: 'stake', user: loser, table: table.id }, amount: -amount },
  ],
});
const home = (user: UserId, amount: number): Movement => ({
  ...stake(user, -amount),
  reason: 'take-home',
});

describe('an account', () => {
  it('begins with the grant, once for each server', async () => {
    expect(await holdings(ANNA)).toEqual({ balance: GRANT, staked: 0 });
    expect(await move(stake(ANNA, 100))).toBe('committed');
    expect(await holdings(ANNA)).toEqual({ balance: GRANT - 100, staked: 100 });
    expect(await storage.holdings('other' as GuildId, ANNA, NOW)).toMatchObject({ balance: GRANT });
  });

  it('is never below zero: all of an action goes back', async () => {
    expect(await move(stake(BEN, 400), stake(ANNA, GRANT + 1))).toBe('short');
    expect(await holdings(ANNA)).toEqual({ balance: GRANT, staked: 0 });
    expect(await holdings(BEN)).toEqual({ balance: GRANT, staked: 0 });
    expect((await storage.load(table.id))?.revision).toBe(table.revision);
    expect(await move(stake(ANNA, GRANT))).toBe('committed');
    expect(await move(home(ANNA, GRANT + 1))).toBe('short');
    expect(await holdings(ANNA)).toEqual({ balance: 0, staked: GRANT });
  });

  it.each([
    ['that do not add up', [1, -2]],
    ['of nothing', [0, 0]],
    ['of parts of a chip', [0.5, -0.5]],
  ])('takes no amounts %s', async (_what, [gain = 0, loss = 0]) => {
    const wrong = {
      ...stake(ANNA, 1),
      entries: [
        { account: { kind: 'person', user: ANNA }, amount: gain },
        { account: { kind: 'person', user: BEN }, amount: loss },
      ],
    } satisfies Movement;
    await expect(move(wrong)).rejects.toThrow('does not add up');
    expect(await holdings(BEN)).toEqual({ balance: GRANT, staked: 0 });
  });
});

describe('what somebody reads', () => {
  beforeEach(async () => {
    await move(stake(ANNA, 100), stake(BEN, 100));
    await move(hand(ANNA, BEN, 30));
    await move(hand(BEN, ANNA, 5));
    await move(home(ANNA, 125));
  });

  it('is every line of their own, the newest first, by pages', async () => {
    const lines = await storage.ledgerLines(GUILD, ANNA, { offset: 0, limit: 10 });
    expect(lines.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['take-home', 125],
      ['hand', -5],
      ['hand', 30],
      ['sit-down', -100],
      ['grant', 1_000],
    ]);
    expect(lines[0]).toMatchObject({ table: table.id, game: 'duel', hand: 1 });
    const second = await storage.ledgerLines(GUILD, ANNA, { offset: 2, limit: 2 });
    expect(second).toEqual(lines.slice(2, 4));
    expect(await storage.ledgerLines('other' as GuildId, ANNA, { offset: 0, limit: 9 })).toEqual(
      [],
    );
  });

  it('is what they won and lost, hand by hand', async () => {
    expect(await storage.chipRecord(GUILD, ANNA)).toEqual({ hands: 2, won: 30, lost: 5 });
    expect(await storage.chipRecord(GUILD, BEN)).toEqual({ hands: 2, won: 5, lost: 30 });
    expect(await storage.chipRecord(GUILD, 'cleo' as UserId)).toEqual({
      hands: 0,
      won: 0,
      lost: 0,
    });
  });

  it('is a ranking with stakes counted, without those who do not want to be named', async () => {
    expect(await storage.ranking(GUILD, 5)).toEqual([
      { user: ANNA, chips: 1_025 },
      { user: BEN, chips: 975 },
    ]);
    expect(await storage.ranking(GUILD, 1)).toHaveLength(1);
    await storage.setRanked(ANNA, false);
    expect((await storage.ranking(GUILD, 5)).map(({ user }) => user)).toEqual([BEN]);
    expect(await storage.settings(ANNA)).toEqual({ mentions: true, ranked: false });
    await storage.setRanked(ANNA, true);
    expect(await storage.ranking(GUILD, 5)).toHaveLength(2);
  });
});

describe('a top-up', () => {
  const poor = (left: number) =>
    move(stake(ANNA, GRANT - left), stake(BEN, 500)).then(async () => {
      await move(hand(BEN, ANNA, GRANT - left));
    });

  it('is given below 100, tables included, up to 200, and again a day later', async () => {
    await poor(99);
    expect(await topUp(ANNA, NOW)).toEqual({ ok: true, value: 101 });
    expect(await holdings(ANNA)).toEqual({ balance: 200, staked: 0, toppedUpAt: NOW });
    await move(stake(ANNA, 150));
    await move(hand(BEN, ANNA, 150));
    const from = NOW + TOP_UP_PAUSE;
    expect(await topUp(ANNA, from - 1)).toEqual({
      ok: false,
      refusal: { code: 'too-soon', from },
    });
    expect(await topUp(ANNA, from)).toEqual({ ok: true, value: 150 });
  });

  it('is not given to whoever has 100, nor for chips that lie on a table', async () => {
    await poor(100);
    expect(await topUp(ANNA, NOW)).toEqual({ ok: false, refusal: { code: 'enough' } });
    await move(stake(BEN, 500));
    expect(await topUp(BEN, NOW)).toEqual({ ok: false, refusal: { code: 'enough' } });
  });

  it('is given once for a press that is delivered twice', async () => {
    await poor(0);
    const [one, other] = await Promise.all([topUp(ANNA, NOW, 'same'), topUp(ANNA, NOW, 'same')]);
    expect([one, other]).toEqual([
      { ok: true, value: 200 },
      { ok: false, refusal: 'duplicate' },
    ]);
    expect((await holdings(ANNA)).balance).toBe(200);
  });
});

describe('somebody who deletes their data', () => {
  it('gives their chips back to the house, and gets no second grant for 30 days', async () => {
    await move(stake(ANNA, 100));
    await move(home(ANNA, 100));
    const closed = sampleCommit(table, 'the-end', {
      status: 'closed',
      ending: { how: 'cancelled' },
    });
    await storage.commit(closed);
    expect(await storage.forgetPerson(ANNA, NOW)).toBe('forgotten');
    expect(await holdings(ANNA)).toEqual({ balance: 0, staked: 0, toppedUpAt: NOW });
    expect(await topUp(ANNA, NOW + TOP_UP_PAUSE - 1)).toMatchObject({ ok: false });
    expect(await holdings(ANNA, NOW + GRANT_PAUSE - 1)).toMatchObject({ balance: 0 });
    expect(await holdings(ANNA, NOW + GRANT_PAUSE)).toEqual({ balance: GRANT, staked: 0 });
    expect(await storage.ledgerFaults()).toEqual({
      unbalanced: [],
      wrongBalances: [],
      owing: [],
      unevenGuilds: [],
      wrongHouses: [],
      strayStakes: [],
      strayTables: [],
    });
    expect(await storage.ranking(GUILD, 9)).toEqual([]);
  });

  it('may come back to what they had elsewhere', async () => {
    await move(stake(ANNA, 100));
    expect(await storage.forgetPerson(BEN, NOW)).toBe('forgotten');
    expect(await storage.holdings('other' as GuildId, BEN, NOW)).toMatchObject({ balance: GRANT });
  });

  it('gets all of it first', async () => {
    await move(stake(ANNA, 100));
    expect(await storage.exportPerson(ANNA)).toMatchObject({
      chips: [
        {
          guild: GUILD,
          kind: 'person',
          balance: 900,
          lines: [
            { reason: 'grant', amount: 1_000 },
            { reason: 'sit-down', amount: -100, table: 't1' as TableId, hand: 1 },
          ],
        },
        { guild: GUILD, kind: 'stake', table: 't1', balance: 100 },
      ],
    });
  });
});
