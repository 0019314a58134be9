import { beforeEach, describe, expect, it } from 'vitest';
import { createRegistry } from '../../src/engine/registry.ts';
import { anaconda } from '../../src/games/anaconda/game.ts';
import { examine } from '../../src/tables/examine.ts';
import { DESERTED_LIFE, LOBBY_LIFE, PATIENCE } from '../../src/tables/pace.ts';
import type { TableReader } from '../../src/tables/api.ts';
import type { TableId } from '../../src/tables/types.ts';
import {
  chipsOf,
  evening,
  eveningBench,
  eveningLobby,
  expectChipsAddUp,
  meekly,
  moveNext,
  personAt,
  playHand,
  stacksAt,
} from '../support/evenings.ts';
import { seededDraw } from '../support/random-table.ts';
import { loaded } from '../support/stored.ts';
import {
  accepted,
  idOf,
  OTHER_CHANNEL,
  press,
  refusalOf,
  type Bench,
  type Person,
} from '../support/tables-bench.ts';

const THREE = ['anna', 'ben', 'cleo'] as const;
const FOUR = [...THREE, 'dora'] as const;
const HOUR = 3_600_000;

let bench: Bench;
beforeEach(() => {
  bench = eveningBench();
});

const read = async (id: TableId): Promise<TableReader> => {
  const reader = await bench.tables.read(id);
  if (reader === undefined) throw new Error('The table is gone.');
  return reader;
};
const dealerOf = (reader: TableReader): Person => {
  const view = reader.publicSnapshot()?.public;
  if (view === undefined || !('dealer' in view)) throw new Error('Nobody deals.');
  return personAt(reader, Number(view.dealer));
};
async function afterFirstHand(
  people: readonly Person[],
  options: Parameters<typeof evening>[2] = {},
): Promise<TableReader> {
  return playHand(bench, await evening(bench, people, options), seededDraw(1), meekly);
}
async function everybodyReady(id: TableId, people: readonly Person[]): Promise<TableReader> {
  let reader = await read(id);
  for (const person of people) reader = await accepted(bench.tables.ready(press(person), id));
  return reader;
}

describe('sitting down', () => {
  it('sets the buy-in aside, and leaving before the first hand gives it back', async () => {
    const { info } = await eveningLobby(bench, ['anna', 'ben'], { agreement: { buyIn: 250 } });
    expect(await chipsOf(bench, 'ben')).toEqual({ balance: 750, staked: 250 });
    await accepted(bench.tables.leave(press('ben'), info.id));
    expect(await chipsOf(bench, 'ben')).toEqual({ balance: 1_000, staked: 0 });
    await accepted(bench.tables.join(press('ben'), info.id));
    expect(await chipsOf(bench, 'ben')).toEqual({ balance: 750, staked: 250 });
    await expectChipsAddUp(bench);
  });

  it.each([
    ['cancelled by the host', (id: TableId) => bench.tables.cancel(press('anna'), id)],
    ['whose channel is lost', (id: TableId) => bench.tables.channelLost(id)],
  ])('gives all of it back at a lobby that is %s', async (_how, close) => {
    const { info } = await eveningLobby(bench, THREE);
    await close(info.id);
    for (const person of THREE) {
      expect(await chipsOf(bench, person)).toEqual({ balance: 1_000, staked: 0 });
    }
    await expectChipsAddUp(bench);
  });

  it('is refused without the chips for it, and changes nothing', async () => {
    const { info } = await eveningLobby(bench, ['anna'], { agreement: { buyIn: 600 } });
    const elsewhere = { channel: OTHER_CHANNEL };
    const open = bench.tables.open(press('anna', elsewhere), {
      game: 'anaconda',
      options: {},
      language: 'en',
      pace: 'none',
      agreement: { buyIn: 600 },
    });
    expect(await refusalOf(open)).toBe('too-few-chips');
    expect(await bench.tables.readChannel(OTHER_CHANNEL)).toBeUndefined();
    expect(await chipsOf(bench, 'anna')).toEqual({ balance: 400, staked: 600 });
    expect((await read(info.id)).info.revision).toBe(1);
    await expectChipsAddUp(bench);
  });

  it('at two tables at once with the last chips is possible at one of them', async () => {
    const first = await eveningLobby(bench, ['anna'], { agreement: { buyIn: 700 } });
    const request = {
      game: 'anaconda',
      options: {},
      language: 'en',
      pace: 'none',
      agreement: { buyIn: 700 },
    } as const;
    const elsewhere = { channel: OTHER_CHANNEL };
    const second = await accepted(bench.tables.open(press('ben', elsewhere), request));
    const answers = await Promise.all([
      bench.tables.join(press('cleo'), first.info.id),
      bench.tables.join(press('cleo', elsewhere), second.info.id),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await chipsOf(bench, 'cleo')).toEqual({ balance: 300, staked: 700 });
    await expectChipsAddUp(bench);
  });

  it('counts a press that is delivered twice once', async () => {
    const { info } = await eveningLobby(bench, ['anna']);
    const twice = press('ben');
    const answers = await Promise.all([
      bench.tables.join(twice, info.id),
      bench.tables.join(twice, info.id),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
    expect(await chipsOf(bench, 'ben')).toEqual({ balance: 900, staked: 100 });
  });

  it.each([
    { buyIn: 19 },
    { buyIn: 1_001 },
    { buyIn: 50.5 },
    { hands: 0 },
    { rebuy: 'yes' },
    { x: 1 },
  ])('on %o is not agreed on', async (agreement) => {
    const request = { game: 'anaconda', options: {}, language: 'en', pace: 'none' } as const;
    const open = bench.tables.open(press('anna'), { ...request, agreement });
    expect(await refusalOf(open)).toBe('bad-options');
  });
});

describe('a hand', () => {
  it('is dealt with the stacks of the table, and settles them once', async () => {
    const reader = await evening(bench, THREE, { agreement: { buyIn: 40 }, options: { ante: 3 } });
    expect(reader.publicSnapshot()?.public).toMatchObject({ stacks: [37, 37, 37], pot: 9 });
    expect(await stacksAt(bench, reader.info.id)).toEqual({ anna: 40, ben: 40, cleo: 40 });
    const after = await playHand(bench, reader, seededDraw(1), meekly);
    const result = after.publicSnapshot()?.result;
    const stacks = await stacksAt(bench, reader.info.id);
    expect(result).toMatchObject({ stacks: THREE.map((person) => stacks[person]) });
    expect(Object.values(stacks)).not.toEqual([40, 40, 40]);
    const moved = await bench.storage.tableMovements(reader.info.id);
    expect(moved.map(({ reason }) => reason)).toEqual(['sit-down', 'sit-down', 'sit-down', 'hand']);
    await expectChipsAddUp(bench);
  });

  it('is followed by a wait with a new promise, shown before anybody asks for it', async () => {
    const { info } = await afterFirstHand(THREE);
    expect(info).toMatchObject({
      status: 'lobby',
      evening: { hand: 1, isBetweenHands: true, isLast: false, missing: 0 },
    });
    expect(info.evening?.nextCommitment).toMatch(/^[0-9a-f]{64}$/);
    expect(info.evening?.nextCommitment).not.toBe(info.commitment);
  });

  it('follows as soon as everybody has asked for it, one seat further to the left', async () => {
    const first = await evening(bench, THREE);
    const dealer = dealerOf(first);
    const { info } = await playHand(bench, first, seededDraw(1), meekly);
    const waiting = await accepted(bench.tables.ready(press('anna'), info.id));
    expect(waiting.info.players.map(({ ready }) => ready)).toEqual([true, undefined, undefined]);
    expect(await refusalOf(bench.tables.ready(press('anna'), info.id))).toBe('already-ready');
    const dealt = await everybodyReady(info.id, ['ben', 'cleo']);
    expect(dealt.info).toMatchObject({ status: 'playing', evening: { hand: 2 } });
    expect(dealt.info.commitment).toBe(info.evening?.nextCommitment);
    expect(dealerOf(dealt)).toBe(THREE[(THREE.findIndex((one) => one === dealer) + 1) % 3]);
    await expectChipsAddUp(bench);
  });

  it('is mixed with the presses that asked for it', async () => {
    const { info } = await afterFirstHand(THREE);
    const presses = THREE.map((person) => press(person));
    for (const by of presses) await accepted(bench.tables.ready(by, info.id));
    const { deal } = await loaded(bench.storage, info.id);
    expect(deal).toMatchObject({
      number: 2,
      mixedWith: presses.map(({ interaction }) => interaction),
    });
  });

  it('begins of itself after a short time, with those who have not asked', async () => {
    await bench.tables.clockwork.start();
    const { info } = await afterFirstHand(THREE, { pace: 'live' });
    expect(info.evening?.nextHandAt).toBe(bench.clock.now() + 30_000);
    expect(info.closesAt).toBeUndefined();
    await bench.clock.advance(30_000);
    expect((await read(info.id)).info).toMatchObject({ status: 'playing', evening: { hand: 2 } });
    await bench.tables.clockwork.stop();
  });

  it('waits for the host at pace none', async () => {
    const { info } = await afterFirstHand(THREE);
    expect(info.evening?.nextHandAt).toBeUndefined();
    expect(info.closesAt).toBe(bench.clock.now() + DESERTED_LIFE);
    expect(await refusalOf(bench.tables.start(press('ben'), info.id))).toBe('not-host');
    expect((await accepted(bench.tables.start(press('anna'), info.id))).info.status).toBe(
      'playing',
    );
  });

  it('may be watched, and joined between hands only', async () => {
    const running = await evening(bench, THREE);
    expect(await refusalOf(bench.tables.join(press('dora'), running.info.id))).toBe('hand-running');
    const { info } = await playHand(bench, running, seededDraw(1), meekly);
    const joined = await accepted(bench.tables.join(press('dora'), info.id));
    expect(joined.info.evening).toMatchObject({ seats: 3, missing: 0 });
    expect(joined.publicSnapshot()?.result).not.toBeNull();
    expect(joined.seatSnapshot(3)).toBeUndefined();
    const dealt = await everybodyReady(info.id, THREE);
    expect(dealt.info.evening).toMatchObject({ hand: 2, seats: 4 });
    expect(dealt.publicSnapshot()?.public).toMatchObject({ stacks: { length: 4 } });
    await expectChipsAddUp(bench);
  });
});

describe('leaving', () => {
  it('between hands takes the stack home, and coming back brings the same', async () => {
    const { info } = await afterFirstHand(FOUR);
    const { ben = 0 } = await stacksAt(bench, info.id);
    expect(ben).not.toBe(100);
    await accepted(bench.tables.leave(press('ben'), info.id));
    expect(await chipsOf(bench, 'ben')).toEqual({ balance: 900 + ben, staked: 0 });
    const back = await accepted(bench.tables.join(press('ben'), info.id));
    expect(back.seatOf(idOf('ben'))).toBe(1);
    expect(await chipsOf(bench, 'ben')).toEqual({ balance: 900, staked: ben });
    await expectChipsAddUp(bench);
  });

  it('by a button that promises to cost nothing costs nothing when a hand begins first', async () => {
    const { info } = await afterFirstHand(FOUR);
    const [started, left] = await Promise.all([
      bench.tables.start(press('anna'), info.id),
      bench.tables.leaveLobby(press('dora'), info.id),
    ]);
    expect(started.ok).toBe(true);
    expect(left).toMatchObject({ ok: false, refusal: { code: 'hand-running' } });
    expect((await read(info.id)).seatOf(idOf('dora'))).toBeDefined();
  });

  it('moves the deal on to the next of those who stay', async () => {
    const first = await evening(bench, FOUR);
    const dealer = FOUR.findIndex((person) => person === dealerOf(first));
    const { info } = await playHand(bench, first, seededDraw(1), meekly);
    const leaver = FOUR[(dealer + 1) % 4] ?? 'anna';
    await accepted(bench.tables.leave(press(leaver), info.id));
    const dealt = await everybodyReady(
      info.id,
      FOUR.filter((person) => person !== leaver),
    );
    expect(dealerOf(dealt)).toBe(FOUR[(dealer + 2) % 4]);
  });

  it('in the middle of a hand folds when asked, and the rest goes home after the hand', async () => {
    await bench.tables.clockwork.start();
    const { info } = await evening(bench, FOUR, { options: { passBetting: true } });
    await accepted(bench.tables.leave(press('cleo'), info.id));
    expect((await chipsOf(bench, 'cleo')).staked).toBe(100);
    let reader = await read(info.id);
    while (reader.info.status === 'playing') {
      const [seat = 0] = reader.publicSnapshot()?.turn ?? [];
      if (personAt(reader, seat) === 'cleo') await bench.clock.advance(2_000);
      else await moveNext(bench, reader, seededDraw(4), meekly);
      reader = await read(info.id);
    }
    expect(await chipsOf(bench, 'cleo')).toEqual({ balance: 999, staked: 0 });
    const records = await bench.storage.tableRecords(info.id);
    expect(records.find(({ user }) => user === idOf('cleo'))?.outcome).toBe('lost');
    expect(reader.seatOf(idOf('cleo'))).toBeUndefined();
    await expectChipsAddUp(bench);
    await bench.tables.clockwork.stop();
  });

  it('in the middle of a hand and being forgotten at once leaves the hand and the ledger in order', async () => {
    await bench.tables.clockwork.start();
    const { info } = await evening(bench, FOUR);
    await accepted(bench.tables.leave(press('cleo'), info.id));
    expect(await bench.storage.forgetPerson(idOf('cleo'), bench.clock.now())).toBe('forgotten');
    let reader = await read(info.id);
    while (reader.info.status === 'playing') {
      const turn = reader.publicSnapshot()?.turn ?? [];
      const seat = turn.find((one) => one !== 2);
      if (seat === undefined) await bench.clock.advance(2_000);
      else await moveNext(bench, reader, seededDraw(4), meekly, seat);
      reader = await read(info.id);
    }
    const { findings, ledger } = await examine(bench.storage, createRegistry([anaconda]));
    expect({ findings, ledger }).toEqual({ findings: [], ledger: [] });
    expect((await loaded(bench.storage, info.id)).chips?.sitters[2]).toMatchObject({ stack: 0 });
    await bench.tables.clockwork.stop();
  });

  it('does not undo a hand: when all have gone, it is played to its end first', async () => {
    await bench.tables.clockwork.start();
    const { info } = await evening(bench, THREE, { options: { ante: 10 } });
    for (const person of THREE) await accepted(bench.tables.leave(press(person), info.id));
    expect((await read(info.id)).info.status).toBe('playing');
    await bench.clock.advance(120_000);
    expect((await read(info.id)).info).toMatchObject({
      status: 'over',
      ending: { how: 'finished' },
    });
    const held = await Promise.all(THREE.map((person) => chipsOf(bench, person)));
    expect(held.map(({ staked }) => staked)).toEqual([0, 0, 0]);
    expect(held.map(({ balance }) => balance).toSorted((a, b) => a - b)).toEqual([990, 990, 1_020]);
    await expectChipsAddUp(bench);
    await bench.tables.clockwork.stop();
  });

  it('does not undo a hand by staying away: after a day it is played to its end', async () => {
    await bench.tables.clockwork.start();
    const { info } = await evening(bench, THREE, { pace: 'live', options: { ante: 10 } });
    // Ben and cleo leave with their antes on the table; anna only stays away.
    for (const person of ['ben', 'cleo'] as const) {
      await accepted(bench.tables.leave(press(person), info.id));
    }
    await bench.clock.advance(HOUR);
    expect((await read(info.id)).info.players[0]?.presence).toBe('away');
    expect((await chipsOf(bench, 'anna')).staked).toBe(100);
    await bench.clock.advance(DESERTED_LIFE);
    expect((await read(info.id)).info).toMatchObject({
      status: 'over',
      ending: { how: 'finished' },
    });
    const held = await Promise.all(THREE.map((person) => chipsOf(bench, person)));
    expect(held.map(({ staked }) => staked)).toEqual([0, 0, 0]);
    expect(held.map(({ balance }) => balance).toSorted((a, b) => a - b)).toEqual([990, 990, 1_020]);
    await expectChipsAddUp(bench);
    await bench.tables.clockwork.stop();
  });

  it('of all but two lets the table wait, and then close with every stack returned', async () => {
    await bench.tables.clockwork.start();
    const { info } = await afterFirstHand(THREE, { pace: 'live' });
    const left = await accepted(bench.tables.leave(press('cleo'), info.id));
    expect(left.info.closesAt).toBe(bench.clock.now() + LOBBY_LIFE);
    expect(await refusalOf(bench.tables.start(press('anna'), info.id))).toBe('too-few');
    await bench.clock.advance(LOBBY_LIFE);
    expect((await read(info.id)).info).toMatchObject({
      status: 'over',
      ending: { how: 'expired' },
    });
    for (const person of THREE) expect((await chipsOf(bench, person)).staked).toBe(0);
    await expectChipsAddUp(bench);
    await bench.tables.clockwork.stop();
  });

  it.each([
    ['leaves', (id: TableId) => bench.tables.leave(press('dora'), id)],
    ['is removed', (id: TableId) => bench.tables.remove(press('anna'), id, idOf('dora'))],
  ])('begins the hand when the only one who has not asked for it %s', async (_how, go) => {
    const { info } = await afterFirstHand(FOUR);
    expect((await everybodyReady(info.id, THREE)).info.status).toBe('lobby');
    const { info: next } = await accepted(go(info.id));
    expect(next).toMatchObject({ status: 'playing', evening: { hand: 2, seats: 3 } });
    expect((await chipsOf(bench, 'dora')).staked).toBe(0);
    await expectChipsAddUp(bench);
  });

  it('of the server that is noticed between hands takes the stack home', async () => {
    const { info } = await afterFirstHand(FOUR);
    const { dora = 0 } = await stacksAt(bench, info.id);
    const after = await bench.tables.memberGone(info.id, idOf('dora'));
    expect(after?.seatOf(idOf('dora'))).toBeUndefined();
    expect(await chipsOf(bench, 'dora')).toEqual({ balance: 900 + dora, staked: 0 });
    await expectChipsAddUp(bench);
  });

  it('by the host passes the rights on', async () => {
    const { info } = await afterFirstHand(FOUR);
    const left = await accepted(bench.tables.leave(press('anna'), info.id));
    expect(left.info.host).toBe(idOf('ben'));
  });

  it('by everybody ends the evening', async () => {
    const { info } = await afterFirstHand(THREE);
    for (const person of THREE) await accepted(bench.tables.leave(press(person), info.id));
    expect((await read(info.id)).info.status).toBe('over');
    await expectChipsAddUp(bench);
  });
});

describe('somebody who is away', () => {
  it('is paid out after the hand, and the others play on', async () => {
    await bench.tables.clockwork.start();
    const { info } = await evening(bench, FOUR, { pace: 'live' });
    let reader = await read(info.id);
    while (reader.info.status === 'playing') {
      const turn = reader.publicSnapshot()?.turn ?? [];
      const other = turn.find((seat) => personAt(reader, seat) !== 'dora');
      if (other === undefined) await bench.clock.advance(2_000);
      else {
        const mine = reader.seatSnapshot(other);
        const meek = meekly((mine?.choices ?? []).map(({ type }) => type));
        await moveNext(bench, reader, seededDraw(2), meek === undefined ? undefined : meekly);
      }
      reader = await read(info.id);
    }
    expect(reader.info.players[3]?.presence).toBe('gone');
    expect((await chipsOf(bench, 'dora')).staked).toBe(0);
    expect(reader.info.evening?.missing).toBe(0);
    await expectChipsAddUp(bench);
    await bench.tables.clockwork.stop();
  });
});

/** An evening after whose first hand exactly one person has nothing left. */
async function untilBroke(agreement: { rebuy: boolean }): Promise<readonly [TableReader, Person]> {
  for (let seed = 1; seed < 300; seed += 1) {
    bench = eveningBench({ seed });
    const started = await evening(bench, FOUR, {
      agreement: { buyIn: 20, ...agreement },
      options: { ante: 2, maxBet: 20 },
    });
    const reader = await playHand(bench, started, seededDraw(seed));
    const stacks = await stacksAt(bench, reader.info.id);
    const [broke, ...others] = FOUR.filter((person) => stacks[person] === 0);
    if (broke !== undefined && others.length === 0) return [reader, broke];
  }
  throw new Error('Nobody has lost everything.');
}

describe('somebody without chips', () => {
  it('buys in again where that is agreed on, and is out otherwise', async () => {
    const [reader, broke] = await untilBroke({ rebuy: true });
    const { id } = reader.info;
    expect(await refusalOf(bench.tables.ready(press(broke), id))).toBe('no-chips-left');
    const richer = FOUR.find((person) => person !== broke) ?? 'anna';
    expect(await refusalOf(bench.tables.buyIn(press(richer), id))).toBe('chips-left');
    const bought = await accepted(bench.tables.buyIn(press(broke), id));
    expect(bought.info.evening?.sitters.find(({ user }) => user === idOf(broke))).toMatchObject({
      bought: 40,
      stack: 20,
    });
    expect(await chipsOf(bench, broke)).toEqual({ balance: 960, staked: 20 });
    await expectChipsAddUp(bench);
  });

  it('is not dealt in, may not come back where nobody buys in twice, and counts in the end', async () => {
    const [reader, broke] = await untilBroke({ rebuy: false });
    const { id } = reader.info;
    expect(await refusalOf(bench.tables.buyIn(press(broke), id))).toBe('no-second-buy-in');
    const others = FOUR.filter((person) => person !== broke);
    const dealt = await everybodyReady(id, others);
    expect(dealt.info.players.map(({ name }) => name)).toEqual(others);
    const after = await playHand(bench, dealt, seededDraw(1), meekly);
    expect(await refusalOf(bench.tables.join(press(broke), id))).toBe('no-second-buy-in');
    const host = FOUR.find((person) => idOf(person) === after.info.host) ?? 'anna';
    const over = await accepted(bench.tables.end(press(host), after.info.id));
    const results = over.info.evening?.sitters.map(
      ({ stack, home, bought }) => stack + home - bought,
    );
    expect(results).toHaveLength(4);
    expect(results?.reduce((sum, won) => sum + won, 0)).toBe(0);
    expect(results?.[FOUR.findIndex((person) => person === broke)]).toBe(-20);
    await expectChipsAddUp(bench);
  });
});

describe('the end of an evening', () => {
  it('comes after the hands that were agreed on', async () => {
    const first = await afterFirstHand(THREE, { agreement: { hands: 2 } });
    const second = await everybodyReady(first.info.id, THREE);
    const { info } = await playHand(bench, second, seededDraw(3), meekly);
    expect(info).toMatchObject({ status: 'over', ending: { how: 'finished' } });
    for (const person of THREE) expect((await chipsOf(bench, person)).staked).toBe(0);
    expect(await bench.storage.tableRecords(info.id)).toHaveLength(6);
    await expectChipsAddUp(bench);
  });

  it('comes after the hand that the host has called the last', async () => {
    const running = await evening(bench, THREE);
    expect(await refusalOf(bench.tables.callLast(press('ben'), running.info.id))).toBe(
      'not-allowed',
    );
    const called = await accepted(bench.tables.callLast(press('anna'), running.info.id));
    expect(called.info).toMatchObject({ status: 'playing', evening: { isLast: true } });
    expect(await refusalOf(bench.tables.callLast(press('anna'), running.info.id))).toBe(
      'already-last',
    );
    const { info } = await playHand(bench, called, seededDraw(1), meekly);
    expect(info.status).toBe('over');
  });

  it('by the host waits for the hand, so that nobody undoes one that goes badly', async () => {
    const running = await evening(bench, THREE);
    const by = press('anna', { moderator: true });
    expect((await accepted(bench.tables.end(by, running.info.id))).info.status).toBe('playing');
    const { info } = await playHand(bench, await read(running.info.id), seededDraw(1), meekly);
    expect(info.status).toBe('over');
    const stacks = await Promise.all(THREE.map((person) => chipsOf(bench, person)));
    expect(stacks.some(({ balance }) => balance !== 1_000)).toBe(true);
  });

  it('by a moderator who has left the hand waits for it as well', async () => {
    const running = await evening(bench, FOUR);
    const { id } = running.info;
    await accepted(bench.tables.leave(press('dora', { moderator: true }), id));
    const ended = await accepted(bench.tables.end(press('dora', { moderator: true }), id));
    expect(ended.info).toMatchObject({ status: 'playing', evening: { isLast: true } });
    const again = bench.tables.end(press('dora', { moderator: true }), id);
    expect(await refusalOf(again)).toBe('already-last');
  });

  it('by a host whom all others have left, and who leaves too, waits for it as well', async () => {
    const running = await evening(bench, THREE);
    const { id } = running.info;
    for (const person of ['ben', 'cleo', 'anna'] as const) {
      await accepted(bench.tables.leave(press(person), id));
    }
    const ended = await accepted(bench.tables.end(press('anna'), id));
    expect(ended.info).toMatchObject({ status: 'playing', evening: { isLast: true } });
  });

  it.each([
    [
      'a moderator who does not sit there',
      (id: TableId) => accepted(bench.tables.end(press('gus', { moderator: true }), id)),
    ],
    ['the loss of the channel', (id: TableId) => bench.tables.channelLost(id)],
  ])('by %s gives everybody what they had before the hand', async (_who, abort) => {
    const first = await afterFirstHand(THREE);
    const before = await stacksAt(bench, first.info.id);
    let running = await everybodyReady(first.info.id, THREE);
    for (let moves = 0; moves < 12; moves += 1) {
      running = await moveNext(
        bench,
        running,
        seededDraw(moves),
        (types) => types.find((type) => type === 'bet') ?? meekly(types),
      );
    }
    await abort(running.info.id);
    expect((await read(running.info.id)).info.status).toBe('closed');
    for (const person of THREE) {
      const expected = { balance: 900 + (before[person] ?? 0), staked: 0 };
      expect(await chipsOf(bench, person)).toEqual(expected);
    }
    expect(await bench.storage.tableRecords(running.info.id)).toHaveLength(3);
    await expectChipsAddUp(bench);
  });

  it('between hands is at once', async () => {
    const { info } = await afterFirstHand(THREE);
    const { info: over } = await accepted(bench.tables.end(press('anna'), info.id));
    expect(over).toMatchObject({ status: 'over', ending: { how: 'finished', by: idOf('anna') } });
    await expectChipsAddUp(bench);
  });

  it('proves every hand that was dealt, and none that was only promised', async () => {
    const first = await afterFirstHand(THREE);
    expect(await bench.tables.proof(first.info.id)).toBeUndefined();
    const second = await everybodyReady(first.info.id, THREE);
    const { info } = await playHand(bench, second, seededDraw(3), meekly);
    expect(await bench.tables.proof(info.id)).toBeUndefined();
    await accepted(bench.tables.end(press('anna'), info.id));
    const proof = await bench.tables.proof(info.id);
    expect(proof?.deals.map(({ number }) => number)).toEqual([1, 2]);
    expect(proof?.deals.map(({ names }) => names)).toEqual([THREE, THREE]);
    expect(proof?.deals[0]?.brought).toEqual({ stacks: [100, 100, 100] });
    expect(proof?.deals[1]?.brought?.dealer).toBeDefined();
  });

  it('gives the events of each hand for itself, however many there were', async () => {
    const first = await afterFirstHand(THREE);
    const second = await everybodyReady(first.info.id, THREE);
    const { info } = await playHand(bench, second, seededDraw(3), meekly);
    const log = await bench.storage.log(info.id);
    for (const hand of [1, 2]) {
      const lines = log.filter(({ deal }) => deal === hand);
      expect(await bench.storage.eventsOfDeal(info.id, hand)).toEqual(
        lines.map(({ revision, deal, events }) => ({ revision, deal, events })),
      );
    }
  });

  it('is followed by a rematch that sits down anew', async () => {
    const { info } = await afterFirstHand(THREE, {
      agreement: { buyIn: 50, hands: 1, rebuy: false },
    });
    const again = await accepted(bench.tables.rematch(press('ben'), info.id));
    expect(again.info.evening).toMatchObject({ buyIn: 50, hands: 1, rebuy: false, hand: 0 });
    expect((await chipsOf(bench, 'ben')).staked).toBe(50);
    await expectChipsAddUp(bench);
  });
});

describe('removing somebody', () => {
  it('is not a way to make them fold', async () => {
    const { info } = await evening(bench, THREE, { pace: 'live' });
    const remove = () => bench.tables.remove(press('anna'), info.id, idOf('ben'));
    expect(await refusalOf(remove())).toBe('hand-running');
    await bench.tables.clockwork.start();
    await bench.clock.advance(121_000);
    expect(await refusalOf(remove())).toBe('accepted');
    await bench.tables.clockwork.stop();
  });

  it('is not one without a clock either, and yet nobody holds up chips for ever', async () => {
    const { info } = await evening(bench, THREE, { pace: 'none' });
    const remove = (person: Person) => bench.tables.remove(press('anna'), info.id, idOf(person));
    expect(await refusalOf(remove('ben'))).toBe('hand-running');
    // Cleo and anna pass their cards; the hand waits for ben alone.
    for (const seat of [0, 2]) {
      await moveNext(bench, await read(info.id), seededDraw(1), meekly, seat);
    }
    await bench.clock.advance(PATIENCE - 1);
    expect(await refusalOf(remove('ben'))).toBe('hand-running');
    await bench.clock.advance(1);
    expect(await refusalOf(remove('cleo'))).toBe('hand-running');
    expect(await refusalOf(remove('ben'))).toBe('accepted');
  });

  it('helps those of a hand against a host who never moves', async () => {
    const { info } = await evening(bench, THREE, { pace: 'none' });
    for (const seat of [1, 2]) {
      await moveNext(bench, await read(info.id), seededDraw(1), meekly, seat);
    }
    const remove = (person: Person) => bench.tables.remove(press(person), info.id, idOf('anna'));
    expect(await refusalOf(remove('ben'))).toBe('hand-running');
    await bench.clock.advance(PATIENCE);
    expect(await refusalOf(remove('gus'))).toBe('not-allowed');
    const removed = await accepted(remove('ben'));
    expect(removed.info.host).toBe(idOf('ben'));
  });

  it('between hands sends their stack home', async () => {
    const { info } = await afterFirstHand(FOUR);
    const { dora = 0 } = await stacksAt(bench, info.id);
    await accepted(bench.tables.remove(press('anna'), info.id, idOf('dora')));
    expect(await chipsOf(bench, 'dora')).toEqual({ balance: 900 + dora, staked: 0 });
  });
});
