import { beforeEach, describe, expect, it } from 'vitest';
import { LOBBY_LIFE } from '../../src/tables/pace.ts';
import type { ChannelId, GuildId, TableId } from '../../src/tables/types.ts';
import {
  accepted,
  CHANNEL,
  createBench,
  gameOf,
  idOf,
  lobbyOf,
  OTHER_CHANNEL,
  PEOPLE,
  press,
  refusalOf,
  type Bench,
  type Person,
} from '../support/tables-bench.ts';

let bench: Bench;
beforeEach(() => {
  bench = createBench();
});

const openIn = (person: Person, overrides = {}) =>
  bench.tables.open(press(person, overrides), {
    game: 'cockroach',
    options: {},
    language: 'de',
    pace: 'none',
  });
const people = (reader: { info: { players: readonly { name: string }[] } }) =>
  reader.info.players.map(({ name }) => name);

describe('opening', () => {
  it('makes a lobby with the opener as host and a commitment before anybody else joins', async () => {
    const { info } = await accepted(openIn('anna'));
    expect(info).toMatchObject({
      status: 'lobby',
      host: idOf('anna'),
      language: 'de',
      revision: 1,
      seats: { min: 2, max: 6 },
      closesAt: bench.clock.now() + LOBBY_LIFE,
    });
    expect(info.id).toMatch(/^[0-9A-Za-z]{10}$/);
    expect(info.commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  it('keeps the channel that holds a thread', async () => {
    const { info } = await accepted(openIn('anna', { parent: '42' as ChannelId }));
    expect((await bench.storage.load(info.id))?.parent).toBe('42');
  });

  it('completes the options of the game and refuses those that it does not know', async () => {
    const open = (options: Record<string, unknown>) =>
      bench.tables.open(press('anna'), { game: 'duel', options, language: 'en', pace: 'none' });
    expect(await refusalOf(open({ bogus: 1 }))).toBe('bad-options');
    expect((await accepted(open({}))).info.options).toEqual({ bonus: 0 });
  });

  it('refuses a game that there is not', async () => {
    const request = { game: 'chess', options: {}, language: 'en', pace: 'none' } as const;
    expect(await refusalOf(bench.tables.open(press('anna'), request))).toBe('unknown-game');
  });

  it('refuses a second table in a channel and shows the first', async () => {
    const first = await accepted(openIn('anna'));
    const second = await openIn('ben');
    expect(second).toMatchObject({ ok: false, refusal: { by: 'table', code: 'channel-taken' } });
    if (!second.ok) expect(second.refusal.reader?.info.id).toBe(first.info.id);
    expect((await accepted(openIn('ben', { channel: OTHER_CHANNEL }))).info.id).not.toBe(
      first.info.id,
    );
  });

  it('lets one of two that open at once win', async () => {
    const answers = await Promise.all([openIn('anna'), openIn('ben')]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
  });

  it('counts a press that is delivered twice once, and shows its table', async () => {
    const twice = press('anna');
    const request = { game: 'cockroach', options: {}, language: 'en', pace: 'none' } as const;
    const first = await accepted(bench.tables.open(twice, request));
    const again = await bench.tables.open(twice, request);
    expect(again).toMatchObject({ ok: false, refusal: { code: 'duplicate' } });
    if (!again.ok) expect(again.refusal.reader?.info.id).toBe(first.info.id);
  });

  it('finds the living table of a channel, and no ended one', async () => {
    const { info } = await accepted(openIn('anna'));
    expect((await bench.tables.readChannel(CHANNEL))?.info.id).toBe(info.id);
    await accepted(bench.tables.cancel(press('anna'), info.id));
    expect(await bench.tables.readChannel(CHANNEL)).toBeUndefined();
    expect((await bench.tables.read(info.id))?.info.status).toBe('closed');
  });
});

describe('joining', () => {
  it('takes the next seat and gives the lobby its full time again', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna']);
    await bench.clock.advance(60_000);
    const reader = await accepted(bench.tables.join(press('ben'), info.id));
    expect(people(reader)).toEqual(['anna', 'ben']);
    expect(reader.seatOf(idOf('ben'))).toBe(1);
    expect(reader.info.closesAt).toBe(bench.clock.now() + LOBBY_LIFE);
  });

  it('seats two that press at once both', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna']);
    const both = await Promise.all([
      bench.tables.join(press('ben'), info.id),
      bench.tables.join(press('cleo'), info.id),
    ]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    const reader = await bench.tables.read(info.id);
    expect(reader && people(reader)).toEqual(['anna', 'ben', 'cleo']);
  });

  it('refuses somebody who sits there already, a full table and a game that runs', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', PEOPLE.slice(0, 6));
    expect(await refusalOf(bench.tables.join(press('anna'), info.id))).toBe('already-seated');
    expect(await refusalOf(bench.tables.join(press('gus'), info.id))).toBe('table-full');
    await accepted(bench.tables.start(press('anna'), info.id));
    expect(await refusalOf(bench.tables.join(press('gus'), info.id))).toBe('already-started');
    expect(await refusalOf(bench.tables.join(press('anna'), info.id))).toBe('already-seated');
  });

  it('takes one of two for the last seat', async () => {
    const { info } = await lobbyOf(bench, 'duel', ['anna', 'ben', 'cleo']);
    const both = await Promise.all([
      refusalOf(bench.tables.join(press('dora'), info.id)),
      refusalOf(bench.tables.join(press('emil'), info.id)),
    ]);
    expect(both).toEqual(['accepted', 'table-full']);
  });
});

describe('leaving a lobby', () => {
  it('moves those behind up and passes the rights of a host to the next', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna', 'ben', 'cleo']);
    const reader = await accepted(bench.tables.leave(press('anna'), info.id));
    expect(people(reader)).toEqual(['ben', 'cleo']);
    expect(reader.info.host).toBe(idOf('ben'));
  });

  it('passes the rights of a host on the last seat to the first', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna', 'ben']);
    await accepted(bench.tables.handOver(press('anna'), info.id, idOf('ben')));
    const reader = await accepted(bench.tables.leave(press('ben'), info.id));
    expect(reader.info.host).toBe(idOf('anna'));
  });

  it('closes the lobby with the last one out', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna']);
    const reader = await accepted(bench.tables.leave(press('anna'), info.id));
    expect(reader.info).toMatchObject({
      status: 'closed',
      ending: { how: 'cancelled', by: idOf('anna') },
    });
    expect(reader.info.closesAt).toBeUndefined();
  });

  it('lets somebody come back, with the new press mixed in', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna', 'ben']);
    await accepted(bench.tables.leave(press('ben'), info.id));
    const again = press('ben');
    const reader = await accepted(bench.tables.join(again, info.id));
    expect(reader.info.players[1]?.joinedWith).toBe(again.interaction);
  });

  it('refuses somebody without a seat', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna']);
    expect(await refusalOf(bench.tables.leave(press('ben'), info.id))).toBe('not-seated');
  });
});

describe('the rights of a host', () => {
  it('lets only the host start, and only with enough people', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna']);
    expect(await refusalOf(bench.tables.start(press('anna'), info.id))).toBe('too-few');
    await accepted(bench.tables.join(press('ben'), info.id));
    expect(await refusalOf(bench.tables.start(press('ben'), info.id))).toBe('not-host');
    expect(await refusalOf(bench.tables.start(press('dora', { moderator: true }), info.id))).toBe(
      'not-host',
    );
    const reader = await accepted(bench.tables.start(press('anna'), info.id));
    expect(reader.info.status).toBe('playing');
    expect(await refusalOf(bench.tables.start(press('anna'), info.id))).toBe('already-started');
  });

  it('starts once when start is pressed twice at once', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna', 'ben']);
    const both = await Promise.all([
      refusalOf(bench.tables.start(press('anna'), info.id)),
      refusalOf(bench.tables.start(press('anna'), info.id)),
    ]);
    expect(both).toEqual(['accepted', 'already-started']);
  });

  it.each([
    ['a player', press('ben'), 'not-allowed'],
    ['a stranger', press('gus'), 'not-allowed'],
    ['the host', press('anna'), 'accepted'],
    ['a moderator', press('gus', { moderator: true }), 'accepted'],
  ])('cancels a lobby for %s or not: %#', async (_who, by, code) => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna', 'ben']);
    expect(await refusalOf(bench.tables.cancel(by, info.id))).toBe(code);
  });

  it('does not cancel a game that runs, nor end one that does not', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna', 'ben']);
    expect(await refusalOf(bench.tables.end(press('anna'), info.id))).toBe('not-started');
    await accepted(bench.tables.start(press('anna'), info.id));
    expect(await refusalOf(bench.tables.cancel(press('anna'), info.id))).toBe('already-started');
  });

  it('passes on to another player only', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna', 'ben']);
    const hand = (by: Person, to: Person) =>
      refusalOf(bench.tables.handOver(press(by), info.id, idOf(to)));
    expect(await hand('ben', 'ben')).toBe('not-allowed');
    expect(await hand('anna', 'gus')).toBe('not-seated');
    expect(await hand('anna', 'ben')).toBe('accepted');
    expect(await hand('anna', 'anna')).toBe('not-allowed');
  });

  it('removes people from a lobby, the host by a moderator included', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna', 'ben', 'cleo']);
    const remove = (by: ReturnType<typeof press>, who: Person) =>
      bench.tables.remove(by, info.id, idOf(who));
    expect(await refusalOf(remove(press('ben'), 'cleo'))).toBe('not-allowed');
    expect(await refusalOf(remove(press('anna'), 'gus'))).toBe('not-seated');
    expect(people(await accepted(remove(press('anna'), 'ben')))).toEqual(['anna', 'cleo']);
    const reader = await accepted(remove(press('gus', { moderator: true }), 'anna'));
    expect(reader.info).toMatchObject({ status: 'lobby', host: idOf('cleo') });
  });
});

describe('a press from elsewhere', () => {
  it('is refused without a look at the table', async () => {
    const { info } = await lobbyOf(bench, 'cockroach', ['anna']);
    for (const elsewhere of [{ channel: OTHER_CHANNEL }, { guild: '5' as GuildId }]) {
      const answer = await bench.tables.join(press('ben', elsewhere), info.id);
      expect(answer).toEqual({ ok: false, refusal: { by: 'table', code: 'other-place' } });
      const rematch = await bench.tables.rematch(press('anna', elsewhere), info.id);
      expect(rematch).toEqual({ ok: false, refusal: { by: 'table', code: 'other-place' } });
    }
  });

  it('is refused for a table that never was', async () => {
    const nowhere = 'nowhere000' as TableId;
    expect(await refusalOf(bench.tables.join(press('ben'), nowhere))).toBe('unknown-table');
    expect(await refusalOf(bench.tables.rematch(press('ben'), nowhere))).toBe('unknown-table');
    expect(await bench.tables.read(nowhere)).toBeUndefined();
    expect(await bench.tables.proof(nowhere)).toBeUndefined();
    expect(await bench.tables.channelLost(nowhere)).toBeUndefined();
  });
});

describe('a rematch', () => {
  it('opens a new lobby with the same options, a commitment of its own and the presser as host', async () => {
    const first = await gameOf(bench, 'duel', ['anna', 'ben']);
    await accepted(bench.tables.end(press('anna'), first.info.id));
    const { info } = await accepted(bench.tables.rematch(press('ben'), first.info.id));
    expect(info).toMatchObject({
      status: 'lobby',
      game: 'duel',
      host: idOf('ben'),
      options: first.info.options,
    });
    expect(info.id).not.toBe(first.info.id);
    expect(info.commitment).not.toBe(first.info.commitment);
  });

  it('is only for those who were at the table, and only once it has ended', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben']);
    expect(await refusalOf(bench.tables.rematch(press('gus'), info.id))).toBe('not-seated');
    expect(await refusalOf(bench.tables.rematch(press('anna'), info.id))).toBe('channel-taken');
  });

  it('opens one lobby when two press, and tells the other where it is', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben']);
    await accepted(bench.tables.end(press('anna'), info.id));
    const [first, second] = await Promise.all([
      bench.tables.rematch(press('anna'), info.id),
      bench.tables.rematch(press('ben'), info.id),
    ]);
    if (!first.ok || second.ok) throw new Error('The first is accepted and the second is not.');
    expect(second.refusal).toMatchObject({ code: 'channel-taken' });
    expect(second.refusal.reader?.info.id).toBe(first.value.info.id);
  });

  it('counts a press that is delivered twice once', async () => {
    const { info } = await gameOf(bench, 'duel', ['anna', 'ben']);
    await accepted(bench.tables.end(press('anna'), info.id));
    const twice = press('ben');
    const opened = await accepted(bench.tables.rematch(twice, info.id));
    const again = await bench.tables.rematch(twice, info.id);
    expect(again).toMatchObject({ ok: false, refusal: { code: 'duplicate' } });
    if (!again.ok) expect(again.refusal.reader?.info.id).toBe(opened.info.id);
  });
});
