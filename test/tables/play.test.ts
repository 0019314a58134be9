import { beforeEach, describe, expect, it } from 'vitest';
import { commitmentOf, dealOf } from '../../src/engine/shuffle.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import type { TableReader } from '../../src/tables/api.ts';
import type { TableId } from '../../src/tables/types.ts';
import { loaded, stored } from '../support/stored.ts';
import {
  accepted,
  createBench,
  gameOf,
  GUILD,
  idOf,
  lobbyOf,
  press,
  refusalOf,
  type Bench,
  type Person,
} from '../support/tables-bench.ts';

let bench: Bench;
beforeEach(() => {
  bench = createBench();
});

const decisionsOf = (reader: TableReader) => reader.publicSnapshot()?.decisions;
const choose = (id: TableId, person: Person, decision: number, number: number, overrides = {}) =>
  bench.tables.move(press(person, overrides), {
    table: id,
    decision,
    move: { type: 'choose', number },
  });

/** A duel at the nod that ends it, with anna and ben level and cleo, if there, behind. */
async function duelAtItsEnd(people: readonly Person[]): Promise<TableReader> {
  let reader = await gameOf(bench, 'duel', people);
  for (let round = 1; round <= 3; round += 1) {
    for (const [seat, person] of people.entries()) {
      const decision = decisionsOf(reader)?.[seat] ?? 0;
      reader = await accepted(choose(reader.info.id, person, decision, seat === 2 ? 1 : 2));
    }
  }
  return reader;
}

describe('the deal', () => {
  it('follows from the promised secret and the presses of those who joined, in seat order', async () => {
    const lobby = await lobbyOf(bench, 'cockroach', ['anna', 'ben', 'cleo']);
    await accepted(bench.tables.start(press('anna'), lobby.info.id));
    const table = await loaded(bench.storage, lobby.info.id);
    expect(table.deal.mixedWith).toEqual(lobby.info.players.map((player) => player.joinedWith));
    expect(table.deal.commitment).toBe(lobby.info.commitment);
    expect(commitmentOf(table.deal.secret)).toBe(lobby.info.commitment);
    const { setup, decks } = dealOf(cockroach, {
      seats: 3,
      options: {},
      secret: table.deal.secret,
      table: table.id,
      deal: 1,
      interactionIds: table.deal.mixedWith,
    });
    expect(table.setup).toEqual(setup);
    expect(table.state).toEqual(cockroach.setup(3, {}, setup, decks).state);
  });

  it('is proved only once the table has ended', async () => {
    const { info } = await gameOf(bench, 'cockroach', ['anna', 'ben']);
    expect(await bench.tables.proof(info.id)).toBeUndefined();
    await accepted(bench.tables.end(press('anna'), info.id));
    const proof = await bench.tables.proof(info.id);
    expect(proof).toMatchObject({
      version: 2,
      table: info.id,
      game: 'cockroach',
      options: {},
      deals: [{ number: 1, commitment: info.commitment, names: ['anna', 'ben'] }],
    });
    expect(commitmentOf(proof?.deals[0]?.secret ?? '')).toBe(info.commitment);
  });

  it('has no proof where nothing was dealt', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna']);
    await accepted(bench.tables.cancel(press('anna'), info.id));
    expect(await bench.tables.proof(info.id)).toBeUndefined();
  });
});

describe('decisions in a simultaneous step', () => {
  it('keep their number while others choose, and get a new one with the next step', async () => {
    const first = await gameOf(bench, 'duel', ['anna', 'ben']);
    expect(decisionsOf(first)).toEqual([3, 3]);
    const second = await accepted(choose(first.info.id, 'anna', 3, 1));
    expect(decisionsOf(second)).toEqual([null, 3]);
    const third = await accepted(choose(first.info.id, 'ben', 3, 1));
    expect(decisionsOf(third)).toEqual([5, 5]);
    expect(third.seatSnapshot(1)).toMatchObject({ decision: 5, choices: [{ type: 'choose' }] });
  });

  it('count two that choose at once both', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben']);
    const both = await Promise.all([
      refusalOf(choose(info.id, 'anna', 3, 1)),
      refusalOf(choose(info.id, 'ben', 3, 2)),
    ]);
    expect(both).toEqual(['accepted', 'accepted']);
    expect((await bench.tables.read(info.id))?.publicSnapshot()?.public).toMatchObject({
      totals: [1, 2],
    });
  });

  it('give a lone seat a number of its own', async () => {
    const reader = await duelAtItsEnd(['anna', 'ben', 'cleo']);
    expect(decisionsOf(reader)).toEqual([null, null, reader.info.revision]);
  });
});

describe('a finished game', () => {
  it('is over, counts once for everybody and shows what may be shown', async () => {
    const reader = await duelAtItsEnd(['anna', 'ben', 'cleo']);
    const { id, revision } = reader.info;
    const nod = { table: id, decision: revision, move: { type: 'nod' } };
    const over = await accepted(bench.tables.move(press('cleo'), nod));
    expect(over.info).toMatchObject({ status: 'over', ending: { how: 'finished' } });
    expect(over.publicSnapshot()).toMatchObject({
      result: { winners: [0, 1] },
      turn: [],
      decisions: [null, null, null],
    });
    expect(over.publicSnapshot()?.events.at(-1)).toMatchObject({ type: 'cards' });
    const { records } = await stored(bench.storage, id);
    expect(records.map(({ user, outcome }) => [user, outcome])).toEqual([
      [idOf('anna'), 'shared'],
      [idOf('ben'), 'shared'],
      [idOf('cleo'), 'lost'],
    ]);
    expect(await bench.tables.records(GUILD, idOf('anna'))).toEqual([
      { game: 'duel', played: 1, won: 0, shared: 1, lost: 0 },
    ]);
    expect(await refusalOf(bench.tables.move(press('cleo'), nod))).toBe('table-over');
  });

  it('leaves the channel free', async () => {
    const reader = await duelAtItsEnd(['anna', 'ben']);
    const nod = { table: reader.info.id, decision: reader.info.revision, move: { type: 'nod' } };
    const asked = decisionsOf(reader)?.findIndex((decision) => decision !== null);
    await accepted(bench.tables.move(press(asked === 0 ? 'anna' : 'ben'), nod));
    expect((await lobbyOf(bench, 'duel', ['cleo'])).info.status).toBe('lobby');
  });
});

describe('a game that ends early', () => {
  it.each([
    ['ended by the host', 'ended'],
    ['in a channel that is gone', 'lost-channel'],
  ])('counts for nobody when it is %s', async (_how, how) => {
    const { info } = await gameOf(bench, 'cockroach', ['anna', 'ben']);
    expect(await refusalOf(bench.tables.end(press('ben'), info.id))).toBe('not-allowed');
    const reader =
      how === 'ended'
        ? await accepted(bench.tables.end(press('anna'), info.id))
        : await bench.tables.channelLost(info.id);
    expect(reader?.info).toMatchObject({ status: 'closed', ending: { how } });
    const { records, log } = await stored(bench.storage, info.id);
    expect(records).toEqual([]);
    expect(log.at(-1)?.events).not.toEqual([]);
    expect(await bench.tables.records(GUILD, idOf('anna'))).toEqual([]);
  });

  it('stays as it ended when the channel goes later', async () => {
    const { info } = await gameOf(bench, 'cockroach', ['anna', 'ben']);
    await accepted(bench.tables.end(press('anna'), info.id));
    const before = await stored(bench.storage, info.id);
    expect((await bench.tables.channelLost(info.id))?.info.ending?.how).toBe('ended');
    expect(await stored(bench.storage, info.id)).toEqual(before);
  });
});

describe('the panel and names', () => {
  it('remembers where the panel stands, also over a move that was loaded before', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben']);
    const panel = { channel: info.channel, message: '77' as never, postedAt: 5 };
    await Promise.all([choose(info.id, 'anna', 3, 1), bench.tables.panelPosted(info.id, panel)]);
    expect((await bench.tables.read(info.id))?.info.panel).toEqual(panel);
    await bench.tables.panelPosted(info.id, undefined);
    expect((await bench.tables.read(info.id))?.info.panel).toBeUndefined();
  });

  it('knows people by the name of their last action', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben']);
    await accepted(choose(info.id, 'ben', 3, 1, { name: 'Benjamin' }));
    const reader = await bench.tables.read(info.id);
    expect(reader?.info.players.map(({ name }) => name)).toEqual(['anna', 'Benjamin']);
  });
});
